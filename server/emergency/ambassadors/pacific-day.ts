const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });

/** The day in California. The program is for Californians, wherever a device says it is. */
export const pacificDay = (at: Date): string => format.format(at);
