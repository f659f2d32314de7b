/** Seals the notes one agent writes for the next. */
export const PURPOSE = 'hand-over.words';
