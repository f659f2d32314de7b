import { isoDayIn } from '#contract/iso-day.ts';

/** The day in California. The program is for Californians, wherever a device says it is. */
export const pacificDay = isoDayIn('America/Los_Angeles');
