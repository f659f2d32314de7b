/** Asks visitors whether page views may be counted. */
export const title = 'Can we count this visit?';
export const detail = <T>(link: (words: string) => T) => [
  'If you say yes, we tell Google Analytics and Meta which pages you open. We send only the page path, never an address, an email or anything you type. ',
  link('Privacy Policy'),
];
export const no = 'No, thanks';
export const yes = 'Yes, count it';
