import type { Readable } from 'node:stream';

export type Sms = {
  /** +1 and ten digits. */
  to: string;
  text: string;
  /** Our idempotency key, stored before sending: the same key is sent once. */
  key: string;
  /** A unique part of the text, by which the provider's list shows whether this message went out. */
  mark?: string;
  /** An earlier attempt was interrupted: check with the provider whether it went out before sending. */
  mayHaveGone?: boolean;
  /** Returned with delivery events. */
  about?: string;
};

/** A picture or other file of a text. Not checked yet. */
export type SmsFile = {
  /** What the sender's phone calls it, such as image/jpeg. */
  mime: string;
  /** Starts to fetch it. Trouble is thrown, and a retry may succeed. */
  open(): Promise<{ stream: Readable; bytes?: number }>;
};

/** The carrier's final delivery status of a message. */
export type SmsDeliveryStatus = { ref: string; isDelivered: boolean; reason: string | null };

/** A text that someone sent to one of our numbers. */
export type ReceivedSms = {
  /** The provider's own id, which is the same for every delivery of a text. */
  ref: string;
  /** +1 and ten digits, or whatever the carrier says. */
  from: string;
  text: string;
  /** How many pictures and other files came with it; `files` of the inbox opens them. */
  files: number;
  /** How the carrier handled it, if reported: it answers STOP, START or HELP itself. */
  keyword: 'stop' | 'start' | 'help' | null;
  /** When it was sent, if the provider says. */
  at: Date | null;
};

/**
 * Text messages. A final refusal is an `SmsRefusal`; one that certainly wasn't sent is an `SmsNotSent`; after
 * any other error the outcome is unknown, and the next attempt sets `mayHaveGone`.
 */
export type SmsPort = {
  /** Returns the provider's reference. */
  send(sms: Sms): Promise<{ ref: string }>;
  /**
   * Parses the provider's webhook call; null when the signature is invalid. Absent: the provider sends none.
   */
  readNews?(call: { url: string; body: string; signature: string }): SmsDeliveryStatus | 'nothing' | null;
  /** Texts to us. Absent: none arrive this way. */
  inbox?: {
    /** The provider's name in what we store; its references are unique within it. */
    provider: string;
    /** Parses a webhook call with a text to us; null when the signature is invalid. */
    read(call: { url: string; body: string; signature: string }): ReceivedSms | 'nothing' | null;
    /** Texts to us since then, oldest first: recovers those whose webhook call failed. */
    list(since: Date): Promise<ReceivedSms[]>;
    /** Fetches the files of a text from the provider. Absent: it delivers none. */
    files?(ref: string): Promise<SmsFile[]>;
  };
};

/** The number can't be reached, or opted out. */
export class SmsRefusal extends Error {
  readonly isStopped: boolean;
  constructor(message: string, isStopped = false) {
    super(message);
    this.isStopped = isStopped;
  }
}

/** Nothing was sent: the provider is busy, unavailable, or rejects our credentials. A retry may succeed. */
export class SmsNotSent extends Error {
  readonly waitSeconds: number | undefined;
  constructor(message: string, waitSeconds?: number) {
    super(message);
    this.waitSeconds = waitSeconds;
  }
}
