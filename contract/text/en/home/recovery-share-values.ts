/** What’s wrong with a link to a recovery. */
export const label = 'Enter who this is for';
export const days = 'Choose how long the link works';
export const parts = 'Choose what to show';
export const code = 'Enter the 6 digits of the code';
