/** A file of an email. Not checked yet: trust neither its name nor its bytes. */
export type ReceivedMailFile = { name: string; mime: string; content: Buffer };

/** The most files of one email that are stored. */
export const MOST_MAIL_FILES = 10;

/** An email to our reply address, read within limits. */
export type ReceivedMail = {
  /** The provider's own id, which is the same for every delivery of an email. */
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
  /** Files that weren't stored: too large, too many, or unreadable. */
  filesLeftOut: number;
  /** The provider checked that the domain in From vouches for it (DMARC). */
  isAuthentic: boolean;
  at: Date | null;
};

/** One call of a webhook. */
export type MailCall = { authorization: string; body: Buffer };

/**
 * Email to us. A provider calls our webhook, or we poll a mailbox. Errors are thrown, and the provider or the next poll
 * retries.
 */
export type MailInPort = {
  /** The provider's name in what we store; its references are unique within it. */
  provider: string;
  /** Reads a webhook call; null when it isn't from the provider. Absent: there is no webhook. */
  read?(call: MailCall): Promise<ReceivedMail | 'nothing' | null>;
  /** Returns new email in the mailbox, and marks each as seen once it was stored. Absent: there is none to poll. */
  poll?(take: (mail: ReceivedMail) => Promise<void>): Promise<void>;
};
