import type { AddressPlace } from '#contract/outreach/addresses.ts';

/**
 * Why a provider gave no answer: it took too long, has had enough of us, refuses our key, fails, or says what nobody can
 * read. `over-budget`: we ask no more than so often, whoever makes us. `resting`: one of these was the case just now, and
 * it is left alone for a while. `cancelled` is our own doing: the next letter was typed.
 */
export type Unavailable =
  | 'slow'
  | 'busy'
  | 'refused'
  | 'failed'
  | 'unreadable'
  | 'over-budget'
  | 'resting'
  | 'cancelled';

/** Unavailable is nothing a person hears of: the gazetteer answers instead. */
export type AddressSearchOutcome =
  | { outcome: 'found'; places: AddressPlace[] }
  | { outcome: 'unavailable'; reason: Unavailable };

export type AddressSearchPort = {
  /** Where the answers come from; shown with them. */
  attribution: string;
  /**
   * US addresses that match what was typed so far, best first; none when it finds none. `session` is the same for all
   * keystrokes of one search. Never throws.
   */
  suggest(
    text: string,
    options: { session?: string | undefined; signal?: AbortSignal | undefined },
  ): Promise<AddressSearchOutcome>;
};
