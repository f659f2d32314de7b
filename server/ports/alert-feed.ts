import type { MultiPolygon } from '#contract/shape.ts';

/** A zone as one feed reports it, in the feed's own words. */
export type ReportedZone = {
  /** The official id where there is a usable one; else null, and the shape stands for it. */
  officialId: string | null;
  /** The status as published: "Evacuation Order". */
  words: string | null;
  shape: MultiPolygon | null;
  /** Why there is no usable shape, when there is none. */
  shapeProblem: string | null;
  name: string | null;
  county: string | null;
  notes: string | null;
  url: string | null;
  /** When the authority says it last changed it. */
  issuedAt: Date | null;
  /** An id of the row that every refresh makes anew; says nothing about the zone. */
  rowId?: string | null;
  /** What else is said beside it, read for words of a test only: a city, a source. */
  beside?: string | null;
  /** Where it is not published yet: the state it is in, such as "Draft". */
  unpublished?: string | null;
};

/** A CAP or NWS message, before anybody judges what it means. Texts are those of all its languages. */
export type ReportedMessage = {
  sender: string;
  identifier: string;
  sentAt: Date;
  msgType: 'Alert' | 'Update' | 'Cancel' | 'Ack' | 'Error';
  capStatus: string;
  /** Of a message that was replaced or cancelled: sender, identifier, sent. */
  references: { sender: string; identifier: string; sentAt: Date }[];
  event: string | null;
  /** SAME and other event codes. */
  codes: string[];
  headline: string | null;
  /** Headline, description, instruction and the short texts, in reading order: what is judged. */
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

/** What an answer holds. `problem` says why it is not whole: a half answer is never taken for the whole truth. */
export type FeedContent =
  | { kind: 'zones'; zones: ReportedZone[]; problem: string | null }
  | { kind: 'messages'; messages: ReportedMessage[]; problem: string | null };

export type FeedAnswer =
  | { status: 'unchanged' }
  | {
      status: 'answered';
      /** The bytes as they came: evidence. */
      raw: Buffer;
      contentType: string;
      etag: string | null;
      lastModified: string | null;
      content: FeedContent;
    };

/** What we remember of the answer before. */
export type FeedMemory = { etag: string | null; lastModified: string | null; lastGoodAt: Date | null };

/** One official source. */
export type AlertFeedPort = {
  /** "caloes": also the id of its row and of its zones. */
  id: string;
  /** "Cal OES evacuation zones": for people. */
  name: string;
  /** Where people look for themselves. */
  officialUrl: string;
  /** How often it may be asked. */
  everySeconds: number;
  pull(memory: FeedMemory): Promise<FeedAnswer>;
  /** Asks in another way how many zones there are; null when it cannot. An empty answer is believed only with a 0 from here. */
  count(): Promise<number | null>;
  /** Reads bytes that were kept: for replays and evidence. */
  read(raw: Buffer): FeedContent;
};

/** No usable answer. `retryAt` is the source's own wish. */
export class FeedTrouble extends Error {
  readonly retryAt: Date | null;
  constructor(what: string, more: { retryAt?: Date; cause?: unknown } = {}) {
    super(what, { cause: more.cause });
    this.retryAt = more.retryAt ?? null;
  }
}
