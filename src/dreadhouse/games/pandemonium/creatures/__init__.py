"""The creatures' turn (PAN-435 to PAN-569): noticing, moving, attacking, bosses, evil devices."""
