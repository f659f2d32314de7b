/** The certificate. */
export const title = 'Ambassador training certificate';
export const awardedTo = 'Awarded to';
export const completed = 'Passed all seven modules of the ambassador training:';
export const issued = (day: string) => `Issued ${day}`;
export const valid = (day: string) => `Valid until ${day}`;
export const number = (number: string) => `Certificate number ${number}`;
export const limits =
  'This certificate shows completed training. It gives no authority: ambassadors never enter evacuated zones, direct traffic or replace official orders.';
export const file = 'ambassador-certificate';
