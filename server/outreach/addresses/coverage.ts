import type { Coverage } from '#contract/outreach/waitlist.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import { callerLanguage } from '#server/platform/caller.ts';

/** States we serve, and those planned next. All of California is covered. */
const COVERED = new Set(['CA']);
const PLANNED = ['NV', 'AZ'] as const;
const plannedState = (state: string | null) => PLANNED.find((planned) => planned === state);

/** Coverage of a state. Null means the address doesn't say. */
export function coverageOf(state: string | null): Coverage {
  if (state === null) return 'unknown';
  if (COVERED.has(state)) return 'covered';
  return plannedState(state) ? 'planned' : 'not-yet';
}

/** Coverage as a sentence. Never repeats user input, because it is also emailed. */
export function coverageSentence(state: string | null, language: Language): string {
  const t = messagesIn(language).waitlistMessages;
  const planned = plannedState(state);
  if (planned) return t.planned(t.states[planned]);
  if (state === null) return t.unknown;
  return coverageOf(state) === 'covered' ? t.covered : t.notYet;
}

/** Same for a visitor who looked up a place and hasn't joined. */
export function placeSentence(state: string, language: Language = callerLanguage()): string {
  const t = messagesIn(language).waitlistMessages;
  const planned = plannedState(state);
  if (planned) return t.placePlanned(t.states[planned]);
  return coverageOf(state) === 'covered' ? t.placeCovered : t.placeNotYet;
}
