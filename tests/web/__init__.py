"""The pages and their routes, asked without a browser."""
