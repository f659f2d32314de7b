/** What messages are sealed as: they open for no other purpose. */
export const PURPOSE = 'help.message';
