export type Sms = {
  /** +1 and ten digits. */
  to: string;
  text: string;
  /** Ours, stored before: the same one is sent once, however often we ask. */
  key: string;
};

/** Text messages. What the provider refuses for good is an `SmsRefusal`; other errors may pass, and a job tries again. */
export type SmsPort = {
  /** Gives the provider's reference. */
  send(sms: Sms): Promise<{ ref: string }>;
};

/** The number cannot be reached, or asked us to stop. */
export class SmsRefusal extends Error {}
