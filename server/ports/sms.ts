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

/** The carrier's final delivery status of a message. */
export type SmsDeliveryStatus = { ref: string; isDelivered: boolean; reason: string | null };

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
