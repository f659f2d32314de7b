import type { MailPort } from '#server/ports/mail.ts';

/**
 * For a deployment without a mail server: all email waits for one. Nothing is delivered, so nothing counts as
 * sent.
 */
export const createNoMail = (): MailPort => ({
  isAbsent: true,
  send: async () => {
    throw new Error('mail is not configured: SMTP_URL is not set');
  },
  close: async () => undefined,
});
