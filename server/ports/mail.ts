/** One email to one person. Text and HTML say the same. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Who should get the reply, if not us. */
  replyTo?: { name: string; address: string };
  /** A person on our team wrote it. All other email says that a machine did, so that machines don't answer it. */
  isByPerson?: true;
  /** A URL that unsubscribes the person by a bare POST: email clients show it as a button (RFC 8058). */
  leaveUrl?: string;
  /**
   * Our key, stored before sending: it becomes the message id, so that a copy sent after a crash is
   * recognized as a duplicate.
   */
  key?: string;
};

/**
 * The outcome of an email. `refused` is final (the address doesn't exist): retrying is pointless. Temporary
 * trouble (no connection, a busy server) is thrown, and the sending job retries.
 */
export type MailOutcome = { outcome: 'sent' } | { outcome: 'refused'; reason: string };

export type MailPort = {
  /**
   * There is no mail server at all. Callers that need an email right away report an error; the rest waits.
   */
  isAbsent?: true;
  /** Sends, or says why it never will. */
  send(mail: Mail): Promise<MailOutcome>;
  close(): Promise<void>;
};
