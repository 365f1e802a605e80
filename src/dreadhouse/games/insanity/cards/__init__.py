"""What the cards of Insanity do beyond their printed parts: one class a card, by kind."""
