export type Sms = {
  /** +1 and ten digits. */
  to: string;
  text: string;
  /** Ours, stored before: the same one is sent once, however often we ask. */
  key: string;
  /** A part of the text that no other message has: by it the provider's own list tells whether this one went out. */
  mark?: string;
  /** An earlier try was cut off: ask the provider whether it went out before sending. */
  mayHaveGone?: boolean;
  /** What comes back with news of the delivery. */
  about?: string;
};

/** What the carrier said in the end about a message. */
export type SmsNews = { ref: string; isDelivered: boolean; reason: string | null };

/**
 * Text messages. What the provider refuses for good is an `SmsRefusal`; what it surely has not sent yet an `SmsNotSent`;
 * after any other error nobody knows, and the next try says `mayHaveGone`.
 */
export type SmsPort = {
  /** Gives the provider's reference. */
  send(sms: Sms): Promise<{ ref: string }>;
  /** Reads what the provider calls us with; null when it did not sign it. Absent: there are no such calls. */
  readNews?(call: { url: string; body: string; signature: string }): SmsNews | 'nothing' | null;
};

/** The number cannot be reached, or asked us to stop. */
export class SmsRefusal extends Error {
  readonly isStopped: boolean;
  constructor(message: string, isStopped = false) {
    super(message);
    this.isStopped = isStopped;
  }
}

/** Nothing was sent: the provider is busy, or away, or does not know us. Another try may do. */
export class SmsNotSent extends Error {
  readonly waitSeconds: number | undefined;
  constructor(message: string, waitSeconds?: number) {
    super(message);
    this.waitSeconds = waitSeconds;
  }
}
