import type { PartnerKind } from '#contract/outreach/partner-kinds.ts';
import type { LineState } from '#contract/service/offer-states.ts';

/**
 * What each kind of partner is shown, before and after it accepts. Everything that isn't listed is never shown: no home
 * address to a hotel, no diagnosis, no plan, no cash. Pages and messages are built from this table, and a test puts
 * canaries into everything else.
 */
export const DISCLOSURE = {
  hotel: {
    before: ['rooms', 'nights', 'accessible room', 'backup power', 'number of people', 'pets by kind'],
    after: ['one name per room', 'people by age group', 'arrived or not'],
  },
} as const satisfies Partial<Record<PartnerKind, { before: readonly string[]; after: readonly string[] }>>;

/** Lines of which a hotel may see the guests: it accepted, and hasn't canceled. */
export const DISCLOSED: readonly LineState[] = ['confirmed', 'no-show'];
