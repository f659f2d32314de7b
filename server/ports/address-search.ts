import type { AddressPlace } from '#contract/outreach/addresses.ts';

/**
 * Why a provider gave no result: it timed out, rate-limited us, refused our key, failed, or sent an
 * unreadable response. `over-budget`: our own limit for all callers is reached. `resting`: it failed just now
 * and is skipped for a while. `cancelled` is our own doing: another character was typed.
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

/** People never see "unavailable": the gazetteer answers instead. */
export type AddressSearchOutcome =
  | { outcome: 'found'; places: AddressPlace[] }
  | { outcome: 'unavailable'; reason: Unavailable };

export type AddressSearchPort = {
  /** Source of the results; shown with them. */
  attribution: string;
  /**
   * US addresses that match what was typed so far, best first; empty when there are none. `session` is the
   * same for all keystrokes of one search. Never throws.
   */
  suggest(
    text: string,
    options: { session?: string | undefined; signal?: AbortSignal | undefined },
  ): Promise<AddressSearchOutcome>;
};
