"""What must hold in every game of the house."""
