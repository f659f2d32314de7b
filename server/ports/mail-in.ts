/** A file of an email. Not checked yet: trust neither its name nor its bytes. */
export type ReceivedMailFile = { name: string; mime: string; content: Buffer };

/** Files of one email that are kept. */
export const MOST_MAIL_FILES = 10;

/** An email to our reply address, read within limits. */
export type ReceivedMail = {
  /** The provider's own id: the same email has the same one, however often we hear of it. */
  ref: string;
  /** The address in From, lower case. */
  from: string;
  /** Every address it was sent to, from the envelope and the headers. */
  to: string[];
  subject: string;
  text: string;
  /** Names in lower case, in order. */
  headers: { name: string; value: string }[];
  files: ReceivedMailFile[];
  /** Files that weren't kept: too large, too many, or not readable. */
  filesLeftOut: number;
  /** The provider checked that the domain in From vouches for it (DMARC). */
  isAuthentic: boolean;
  at: Date | null;
};

/** One call of a webhook. */
export type MailCall = { authorization: string; body: Buffer };

/**
 * Email to us. A provider calls our webhook, or we poll a mailbox. Trouble is thrown, and the provider or the next poll
 * tries again.
 */
export type MailInPort = {
  /** Names the provider in what we store; its references are unique there. */
  provider: string;
  /** Reads a webhook call; null when it isn't from the provider. Absent: there is no webhook. */
  read?(call: MailCall): Promise<ReceivedMail | 'nothing' | null>;
  /** Hands over what is new in the mailbox, and marks each as seen once it was taken. Absent: there is none to poll. */
  poll?(take: (mail: ReceivedMail) => Promise<void>): Promise<void>;
};
