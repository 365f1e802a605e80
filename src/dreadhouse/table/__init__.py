"""The web: tables, seats, live pages and the store. It knows only the kernel's protocol."""
