/** One message to one person. Both texts say the same. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who should get the answer, when that is not us. */
  replyTo?: { name: string; address: string };
  /** An address that takes the person off the list by a bare POST: mail programs show it as a button (RFC 8058). */
  leaveUrl?: string;
  /** Ours, stored before: it becomes the message's id, so that a copy sent after a crash is known to be one. */
  key?: string;
};

/**
 * What became of a message. `refused` is final (the address does not exist): trying again is no use. Trouble that may
 * pass (no connection, a busy server) is thrown, and the job that sends tries again.
 */
export type MailOutcome = { outcome: 'sent' } | { outcome: 'refused'; reason: string };

export type MailPort = {
  /** There is no mail server at all. Who needs a mail at once is told so; what can wait, waits. */
  isAbsent?: true;
  /** Sends, or says why it never will. */
  send(mail: Mail): Promise<MailOutcome>;
  close(): Promise<void>;
};
