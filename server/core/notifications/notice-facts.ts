import type { CashFacts } from '#contract/core/cash-text.ts';
import type { Language } from '#contract/text/language.ts';
import type { Deps } from '#server/ports/deps.ts';

export const NOTICE_KINDS = ['order', 'warning', 'lifted', 'correction', 'room', 'cash', 'route'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
export type NoticeChannel = 'email' | 'sms' | 'push';

/** The household's current route, composed for one reader. */
export type RouteSaid = (reader: { language: Language; time: (at: Date) => string }) => {
  /** False: there is none, and `now` says what to do instead. */
  isRoute: boolean;
  /** Why this version was made. */
  why: string;
  now: string[];
  steps: string[];
  notes: string[];
};

/**
 * The facts a notice states about a home in an incident, as of sending. Notifications don't depend on
 * activations: `server/worker.ts` passes in the lookup.
 */
export type NoticeFacts = {
  /** "12 Oak Lane, Paradise": always one line. */
  addressLine: string;
  incidentName: string;
  /** The zone, as named by the authority. */
  zoneName: string;
  county: string | null;
  /** Who issued the order: "Cal OES". */
  source: string;
  /** The authority's own page about it. */
  officialUrl: string;
  /** When the order or warning was issued. */
  orderAt: Date;
  /** The home's own: every time in a notice is local. */
  timeZone: string;
  /** `warned`: inside a warning, no services. `warning-ended`: no longer inside one. */
  state: 'active' | 'lifted' | 'cancelled' | 'warned' | 'warning-ended';
  /** False if the order started no services: its people are notified of the status all the same. */
  hasServices: boolean;
  /** We know the home only roughly, so the order or warning may not reach it. */
  isPossible: boolean;
  /** The live warning over the home, regardless of any order. */
  warning: Pick<NoticeFacts, 'zoneName' | 'county' | 'source' | 'officialUrl' | 'orderAt'> | null;
  /** The warning that our last mistake was about. */
  wrongWarning: NoticeFacts['warning'];
  /** The order had been lifted and was reissued. */
  isBack: boolean;
  acknowledgedAt: Date | null;
  endedAt: Date | null;
  /** A sentence for people: "The order was reduced to a warning." */
  endReason: string | null;
  /** It is gone from the feed, but no official statement says it is lifted. */
  isReportedLifted: boolean;
  room: {
    state: 'held' | 'waiting' | 'released' | 'checked-in' | 'over';
    hotel: { name: string; address: string; phone: string } | null;
    /** "2025-01-08", in the hotel's time zone. */
    firstNight: string;
    nights: number;
    rooms: number;
    /** The hotel's own number, once it has confirmed. */
    confirmation?: string | null;
  } | null;
  /** As shown to the member. */
  cash: CashFacts | null;
  /** Null: it isn't known yet. Undefined: this state has no route. */
  route?: RouteSaid | null;
};

/** The facts about a home with services before anything happens to them. */
export const NOTHING_YET = {
  warning: null,
  wrongWarning: null,
  isBack: false,
  hasServices: true,
  isPossible: false,
  acknowledgedAt: null,
  endedAt: null,
  endReason: null,
  isReportedLifted: false,
  room: null,
  cash: null,
} as const satisfies Partial<NoticeFacts>;

export type FactsKey = { incidentId: string; homeId: string };
export const factsKey = ({ incidentId, homeId }: FactsKey): string => `${incidentId} ${homeId}`;

/** The same, with the home's current members: only they may learn where a household is. */
export type HomeFacts = NoticeFacts & { isOfHome(userId: string): boolean };

/** Facts by `factsKey`. Entries for deleted homes are missing, and their notices are dropped. */
export type FactsDeps = Pick<
  Deps,
  'db' | 'feeds' | 'config' | 'clock' | 'log' | 'jobs' | 'hazardFeeds' | 'fileStorage' | 'routing'
>;
export type FactsFor = (deps: FactsDeps, keys: readonly FactsKey[]) => Promise<Map<string, HomeFacts>>;
