import * as words from '#text/home/recovery-words.ts';
import type { Confidence } from './recovery-clock.ts';
import type { ClockId, Flag, Trigger } from './recovery-clocks.ts';

/** Words for every rule, fact and condition: a new one without words doesn't compile. */
export const CLOCK_WORDS: Record<ClockId, { title: string; text: string }> = words.clocks;
export const TRIGGER_WORDS: Record<Trigger, string> = words.triggers;
export const FLAG_WORDS: Record<Flag, string> = words.flags;
export const CONFIDENCE_WORDS: Record<Confidence, string> = words.confidence;
