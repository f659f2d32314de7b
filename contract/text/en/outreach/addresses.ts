/** The address field with suggestions. */
export const suggestions = 'Suggested addresses';
export const suggestionCount = (count: number) => {
  if (count === 0) return 'No suggestions.';
  return count === 1
    ? '1 suggestion. Use the up and down arrows to choose.'
    : `${count} suggestions. Use the up and down arrows to choose.`;
};
