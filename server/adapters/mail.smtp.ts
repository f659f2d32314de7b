import nodemailer from 'nodemailer';
import type { MailPort } from '#server/ports/mail.ts';

/** Sends through an SMTP server. 5xx answers are final, 4xx and lost connections are thrown to be tried again. */
export function createSmtpMail(options: { url: string; from: string }): MailPort {
  const transport = nodemailer.createTransport({
    url: options.url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, replyTo, leaveUrl }) => {
      try {
        await transport.sendMail({
          from: options.from,
          // An address object, never a string: a name with commas or brackets cannot become a second recipient.
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(replyTo ? { replyTo } : {}),
          ...(leaveUrl
            ? {
                headers: {
                  'List-Unsubscribe': `<${leaveUrl}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                },
              }
            : {}),
        });
        return { outcome: 'sent' };
      } catch (e) {
        const { responseCode, message } = e as { responseCode?: number; message: string };
        if (responseCode !== undefined && responseCode >= 500) return { outcome: 'refused', reason: message };
        throw e;
      }
    },
    close: async () => transport.close(),
  };
}
