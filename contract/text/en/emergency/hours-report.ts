/** The yearly report of a site’s hours, as a file. */
export const title = (year: number) => `Wildfire safety hours ${year}`;
export const foot = (brand: string) => `${brand}. Not an official Firewise USA document.`;
export const made = (day: string) => `Made on ${day}`;
export const notOfficial =
  'This isn’t an official Firewise USA document. Whether and where to submit it is the site’s own decision.';
export const homes = 'Homes in the site, as declared';
export const required = 'Hours needed: one per home';
export const worked = 'Hours worked';
export const progress = 'Progress';
export const percent = (percent: number) => `${percent}%`;
export const spent = 'Dollars spent, as logged';
export const date = 'Date';
export const what = 'What';
export const people = 'People';
export const hours = 'Hours';
export const dollars = 'Dollars';
export const total = 'Total';
export const nothing = 'No hours in this year yet.';
export const counting =
  'Counted: time that people attended events, hours that neighbors logged and the ambassador confirmed, and the ambassador’s own hours that someone else confirmed. Neighbors’ names aren’t shown.';
export const led = (title: string) => `Led: ${title}`;
export const own = 'Volunteer hours of the ambassador';
export const file = 'wildfire-safety-hours';
export const summary = 'Summary';
export const lines = 'Hours';
