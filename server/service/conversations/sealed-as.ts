/** The purpose that messages are sealed for. They can't be opened for any other. */
export const PURPOSE = 'help.message';
