/** The pages with aid, steps and re-entry safety. */
export const aidTitle = 'Aid and benefits';
export const aidIntro =
  'Who qualifies, what you need and by when. Mark what you’ve done, or what you don’t need.';
export const stepsTitle = 'Steps and safety';
export const stepsIntro = 'What to do first, and how to come back to your home.';
export const theAid = 'aid and benefits';
export const print = 'Print';
export const who = 'Who qualifies';
export const need = 'What you need';
export const how = 'How';
export const byWhen = 'By when';
export const noDate = 'We know no date for this.';
export const waitsForAgency = (disaster: string | null) =>
  disaster
    ? `No date yet for ${disaster}. Our team enters it when the agency publishes it. Check with the agency.`
    : 'Choose your disaster on the recovery page. Our team enters the dates that agencies publish.';
export const waitsForFact = (what: string) =>
  `The date follows from: ${what}. Record it on the recovery page.`;
export const needsConditions = (list: string) => `Applies only if: ${list}. Add it on the recovery page.`;
export const done = 'Done';
export const notNeeded = 'Not needed';
export const undo = 'Undo';
export const undone = 'Mark removed';
export const doneOn = (day: string) => `Done ${day}`;
export const notNeededSince = (day: string) => `Not needed (${day})`;
export const markedNotNeeded = 'Marked as not needed';
export const source = 'Source:';
export const notCompared = 'We haven’t compared this with the law yet. Check it before you rely on it.';
export const steps = 'Steps';
export const phases = {
  day: 'First 24 hours',
  week: 'First week',
  month: 'First month',
  'half-year': 'First six months',
  later: 'Later',
};
export const progress = (settled: number, total: number) => `${settled} of ${total} done`;
export const safety = 'Before you go back in';
export const safetyText =
  'These rules don’t mean your home is safe. Don’t return until your county says it’s safe, and leave if you’re in doubt.';
export const offline = 'You can read this page without a connection, and print it.';
export const marksMissing = 'We couldn’t load your marks. The text below is complete.';
export const startFirst = 'Start a recovery to mark steps as done.';
