/** What’s wrong with something typed about a neighbor group. */
export const groupName = 'Enter a name, like “Oak Ridge Drive”';
export const groupArea = 'Enter the streets or the neighborhood';
export const zoneId = 'Enter the zone as your county writes it, or leave it empty';
export const boardNeedsName = 'To be on the board, enter a name your neighbors know';
export const linkDays = 'Choose how long the link works';
export const linkUses = 'Choose how many households can use the link';
export const link = 'Use the whole link from your neighbor or the flyer';
export const requestKind = 'Choose a ride or a check';
export const drillTime = 'Choose a day and time';
export const reason = 'Enter a reason';
