"""The workshop: everything that an author of stories needs beside an editor."""
