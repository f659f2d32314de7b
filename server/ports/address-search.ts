import type { AddressPlace } from '#contract/addresses.ts';

/**
 * What a provider answers. `unavailable` (down, slow, refusing us, answering nonsense) is no reason to show anything:
 * the gazetteer answers instead. The reason is for the log and never holds what was typed, or a key.
 */
export type AddressSearchOutcome =
  | { outcome: 'found'; places: AddressPlace[] }
  | { outcome: 'unavailable'; reason: string };

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
