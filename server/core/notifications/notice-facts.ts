import type { Deps } from '#server/ports/deps.ts';

export const NOTICE_KINDS = ['order', 'warning', 'lifted', 'correction', 'room', 'cash'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export type NoticeChannel = 'email' | 'sms' | 'push';

/**
 * What a notice says about a home in an incident, as it stands when the notice is sent. Notifications know no
 * activations: `server/worker.ts` hands over the function that looks these up.
 */
export type NoticeFacts = {
  /** "12 Oak Lane, Paradise": never more than one line. */
  addressLine: string;
  incidentName: string;
  /** The zone as the authority names it. */
  zoneName: string;
  county: string | null;
  /** Who gave the order: "Cal OES". */
  source: string;
  /** Where the authority says so itself. */
  officialUrl: string;
  /** When the order, or the warning, was given. */
  orderAt: Date;
  /** `warned`: inside a warning, no services. `warning-ended`: inside none any more. */
  state: 'active' | 'lifted' | 'cancelled' | 'warned' | 'warning-ended';
  /** The live warning over the home, whatever became of an order. */
  warning: Pick<NoticeFacts, 'zoneName' | 'county' | 'source' | 'officialUrl' | 'orderAt'> | null;
  /** The last mistake of ours was a warning: this one. */
  wrongWarning: NoticeFacts['warning'];
  /** The order had been lifted, and came back. */
  isBack: boolean;
  acknowledgedAt: Date | null;
  endedAt: Date | null;
  /** A sentence for a person: "The order was reduced to a warning." */
  endReason: string | null;
  /** It is gone from the feed, but nobody has said so in words. */
  isReportedLifted: boolean;
  room: {
    state: 'held' | 'waiting' | 'released' | 'checked-in' | 'over';
    hotel: { name: string; address: string; phone: string } | null;
    /** "2025-01-08", where the hotel is. */
    firstNight: string;
    nights: number;
  } | null;
  cash: {
    cents: number;
    /** As it is told: one that is due without a card is `needs-card`. */
    state:
      | 'held'
      | 'card-looked-at'
      | 'no-provider'
      | 'due'
      | 'needs-card'
      | 'sending'
      | 'sent'
      | 'delivered'
      | 'failed'
      | 'cancelled';
  } | null;
};

export type FactsKey = { incidentId: string; homeId: string };
export const factsKey = ({ incidentId, homeId }: FactsKey): string => `${incidentId} ${homeId}`;

/** The same, with who is of the home now: nobody else hears where a household is. */
export type HomeFacts = NoticeFacts & { isOfHome(userId: string): boolean };

/** Facts by `factsKey`. Whatever is gone (a home that was deleted) is missing, and its notices are dropped. */
export type FactsFor = (
  deps: Pick<Deps, 'db' | 'feeds'>,
  keys: readonly FactsKey[],
) => Promise<Map<string, HomeFacts>>;
