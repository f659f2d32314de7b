import type { MailPort } from '#server/ports/mail.ts';

/** For a server that has no mail server: everything waits for one. Nothing is kept, so nothing counts as sent. */
export const createNoMail = (): MailPort => ({
  isAbsent: true,
  send: async () => {
    throw new Error('mail is not configured: SMTP_URL is not set');
  },
  close: async () => undefined,
});
