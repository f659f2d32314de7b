import type { MultiPolygon } from '#contract/shape.ts';

/** A zone as one feed reports it, in the feed's own words. */
export type ReportedZone = {
  /** The official id if there is a usable one; otherwise null, and the zone is identified by its shape. */
  officialId: string | null;
  /** The status as published: "Evacuation Order". */
  words: string | null;
  shape: MultiPolygon | null;
  /** Why there is no usable shape, if there is none. */
  shapeProblem: string | null;
  name: string | null;
  county: string | null;
  notes: string | null;
  url: string | null;
  /** When the authority says it last changed it. */
  issuedAt: Date | null;
  /** A row id. Some refreshes keep it and some don't, so it says nothing about the zone or the response. */
  rowId?: string | null;
  /** The row's place in the source's table: of two rows, the one added later has the higher number. */
  rowNumber?: number | null;
  /** Other text of the row, such as a city or source. Only checked for signs of a test. */
  beside?: string | null;
  /** If not published yet: its state, such as "Draft". */
  unpublished?: string | null;
};

/** A CAP or NWS message before it is evaluated. Texts include all its languages. */
export type ReportedMessage = {
  sender: string;
  identifier: string;
  sentAt: Date;
  msgType: 'Alert' | 'Update' | 'Cancel' | 'Ack' | 'Error';
  capStatus: string;
  /** Messages it replaces or cancels: sender, identifier, sent. */
  references: { sender: string; identifier: string; sentAt: Date }[];
  event: string | null;
  /** SAME and other event codes. */
  codes: string[];
  headline: string | null;
  /** Headline, description, instruction and the short texts, in reading order: what is evaluated. */
  texts: string[];
  response: string[];
  urgency: string | null;
  severity: string | null;
  certainty: string | null;
  /** `ends`, else `expires`, else null. */
  endsAt: Date | null;
  shape: MultiPolygon | null;
  shapeProblem: string | null;
  /** Five-digit FIPS codes of whole counties. Never enough to start anything. */
  counties: string[];
  areaText: string | null;
  senderName: string | null;
  signature: 'verified' | 'unsigned' | 'refused';
  signatureProblem: string | null;
  /** The bytes of this one message. */
  raw: Buffer;
};

/**
 * The content of a response. `problem` says why it is partial: a partial response is never treated as
 * complete.
 */
export type FeedContent =
  | { kind: 'zones'; zones: ReportedZone[]; problem: string | null }
  | { kind: 'messages'; messages: ReportedMessage[]; problem: string | null };

/** A complete response, as received. */
export type ReceivedBytes = {
  status: 'answered';
  /** The original bytes, as evidence. */
  raw: Buffer;
  contentType: string;
  etag: string | null;
  lastModified: string | null;
  /** How long a cache on the way has kept these bytes, from its Age header. Null if it doesn't say. */
  ageSeconds?: number | null;
};

export type SourceResponse<Content> = { status: 'unchanged' } | (ReceivedBytes & { content: Content });
export type FeedResponse = SourceResponse<FeedContent>;

/** What we store about the previous response. */
export type FeedMemory = { etag: string | null; lastModified: string | null; lastGoodAt: Date | null };

/** One official source and what its responses contain. */
export type SourcePort<Content> = {
  /** "caloes": also the id of its row and of its zones. */
  id: string;
  /** "Cal OES evacuation zones": for display. */
  name: string;
  /** Where people can check for themselves. */
  officialUrl: string;
  /** How often it may be polled. */
  everySeconds: number;
  pull(memory: FeedMemory): Promise<SourceResponse<Content>>;
  /**
   * Counts the entries with a separate query; null when it can't. An empty response is accepted only if this
   * returns 0.
   */
  count(): Promise<number | null>;
  /** Parses stored bytes, for replays and evidence. */
  read(raw: Buffer): Content;
};

/** A source of orders and alerts. */
export type AlertFeedPort = SourcePort<FeedContent>;

/** No usable response. `retryAt` is when the source asks us to retry. */
export class FeedTrouble extends Error {
  readonly retryAt: Date | null;
  constructor(what: string, more: { retryAt?: Date; cause?: unknown } = {}) {
    super(what, { cause: more.cause });
    this.retryAt = more.retryAt ?? null;
  }
}
