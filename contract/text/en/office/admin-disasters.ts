/** Declared disasters, their published dates, and the rules of deadlines. */
export const disasters = 'Disasters';
export const intro =
  'Enter what FEMA, the SBA, tax agencies, Cal OES and the Governor publish, each with its link. Deadlines of every household in the disaster follow at once.';
export const theDisasters = 'the disasters';
export const none = 'No disasters yet.';
export const add = 'Add disaster';
export const addText = 'Members choose it by this name.';
export const name = 'Name';
export const nameHint = 'As agencies call it, like “Ridge Fire, January 2026”.';
export const state = 'State';
export const added = 'Disaster added';
export const setDate = 'Enter date';
export const setDateNamed = (name: string) => `Enter a date for ${name}`;
export const setDateText =
  'A date you enter again replaces the earlier one. Members see why their deadline moved.';
export const what = 'What was published?';
export const announcements = 'Announcements';
export const lastDays = 'Last days';
export const day = 'Date';
export const link = 'Link to the announcement';
export const linkHint = 'The agency’s own page, starting with https://';
export const saved = 'Date saved';
export const noDates = 'No dates entered.';
export const was = (day: string) => `was ${day}`;
export const source = 'Source';
export const sourceOf = (what: string) => `Source: ${what}`;
export const withdraw = 'Withdraw';
export const withdrawQuestion = (what: string) => `Withdraw “${what}”?`;
export const withdrawText = 'Households get the usual length of the deadline again.';
export const withdrawn = 'Date withdrawn';
export const rules = 'Deadline rules';
export const rulesText =
  'Compare each rule with the official text, then mark it as checked. Members see the day next to each deadline.';
export const checkedOn = (day: string) => `Checked ${day}`;
export const neverChecked = 'Not checked yet';
export const markChecked = 'Checked today';
export const checked = 'Check saved';
export const notSaved = 'Not saved';
export const confidence = (letter: string) => `Confidence ${letter}`;
export const guides = 'Aid, steps and safety';
export const guidesText =
  'Facts on the pages about aid, steps, re-entry safety and rebuilding. Compare each with its source, then mark it as checked.';
export const insuranceRules = 'Insurance';
export const aidRules = 'Aid and taxes';
export const guideGroups = {
  aid: 'Aid',
  step: 'Steps',
  safety: 'Re-entry safety',
  rebuild: 'Rebuilding',
} as const;
export const groupCount = (count: number, unchecked: number) =>
  unchecked === 0 ? `${count}, all checked` : `${count}, ${unchecked} not checked yet`;
