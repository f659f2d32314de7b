/** The training modules, in order. Their texts are in the catalogs. No schema here. */
export const MODULES = [
  'know-your-zone',
  'lead-a-drill',
  'more-time',
  'go-bags',
  'home-hardening',
  'after-the-fire',
  'privacy',
] as const;
export type Module = (typeof MODULES)[number];
/** Each module has this many questions, each with three options. */
export const QUESTIONS = 4;
export const OPTIONS = 3;
/** Right answers needed to pass. */
export const PASS_WITH = 4;
export const TRIES_PER_DAY = 5;
export const CERTIFICATE_YEARS = 2;
