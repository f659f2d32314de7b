/** Said in the other language, to people whose browser prefers it. */

export const suggestion = 'Esta página también está en español.';
export const read = 'Ver en español';
export const decline = 'No, gracias';
