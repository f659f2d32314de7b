import { isoDayIn } from '#contract/iso-day.ts';

/** The date in California, regardless of the device's time zone, because the program is for Californians. */
export const pacificDay = isoDayIn('America/Los_Angeles');
