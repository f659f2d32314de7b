/** What’s wrong with something typed about a recovery. */
export const evidence = 'Choose how you know this';
export const factKind = 'Choose what to record';
export const subject = 'Choose what happened';
export const flag = 'Choose a condition from the list';
export const disasterName = 'Enter the name of the disaster';
export const link = 'Enter a link that starts with https://';
