import type { Coverage } from '#contract/outreach/waitlist.ts';

/** States we serve, and those planned next. All of California is covered. */
const COVERED = new Set(['CA']);
const PLANNED: Record<string, string> = { NV: 'Nevada', AZ: 'Arizona' };

/** Coverage of a state. Null means the address doesn't say. */
export function coverageOf(state: string | null): Coverage {
  if (state === null) return 'unknown';
  if (COVERED.has(state)) return 'covered';
  return Object.hasOwn(PLANNED, state) ? 'planned' : 'not-yet';
}

/** Coverage as a sentence. Never repeats user input, because it is also emailed. */
export function coverageSentence(state: string | null): string {
  const coverage = coverageOf(state);
  switch (coverage) {
    case 'covered':
      return 'Your address is in California, where we cover every county today. The next step is pre-approval of your home.';
    case 'planned':
      return `We are preparing ${PLANNED[state ?? '']}. We do not cover it yet, and will write to you when a date is set.`;
    case 'not-yet':
      return 'We do not cover your state yet. We will write to you when that changes.';
    case 'unknown':
      return 'We could not tell the state from this address. A person will check it and write to you.';
  }
}

/** Same for a visitor who looked up a place and hasn't joined. */
export function placeSentence(state: string): string {
  const coverage = coverageOf(state);
  if (coverage === 'covered')
    return 'This is in California, where we cover every county today. The next step is pre-approval of the home.';
  const join = 'Join the waitlist and we will write to you when';
  return coverage === 'planned'
    ? `We are preparing ${PLANNED[state]} and do not cover it yet. ${join} a date is set.`
    : `We do not cover this state yet. ${join} that changes.`;
}
