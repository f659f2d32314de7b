import nodemailer from 'nodemailer';
import type { MailPort } from '#server/ports/mail.ts';

type SmtpError = { code?: string; command?: string; responseCode?: number; response?: string };

/**
 * Whether the recipient's address is wrong, so no retry helps. Everything else (expired password, full disk,
 * sender not allowed, server down) is ours to fix, and the email can wait.
 */
const isFinal = ({ code, command, responseCode = 0 }: SmtpError): boolean =>
  code === 'EENVELOPE' && (command === 'RCPT TO' ? responseCode >= 500 : command === 'API');

/** "550 5.1.1" only: the server's full text repeats the address, which belongs in no log. */
const statusOf = ({ response = '' }: SmtpError): string =>
  /^\d{3}(?:[ -]\d\.\d+\.\d+)?/.exec(response)?.[0] ?? 'not an address';

/** Sends through an SMTP server. An unknown address is final; all other errors are thrown and retried. */
export function createSmtpMail(options: { url: string; from: string }): MailPort {
  const transport = nodemailer.createTransport({
    url: options.url,
    pool: true,
    maxConnections: 8,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([\w.-]+)>?\s*$/.exec(options.from)?.[1] ?? 'localhost';
  return {
    send: async ({ to, subject, text, html, replyTo, leaveUrl, key, isByPerson }) => {
      try {
        await transport.sendMail({
          from: options.from,
          // An address object, never a string: a name with commas or brackets can't become a second
          // recipient.
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(replyTo ? { replyTo } : {}),
          ...(key ? { messageId: `<${key}@${domain}>` } : {}),
          headers: {
            'X-Hearthline': '1', // our own email, should it ever come back to us
            ...(isByPerson ? {} : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
            ...(leaveUrl
              ? {
                  'List-Unsubscribe': `<${leaveUrl}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
        });
        return { outcome: 'sent' };
      } catch (e) {
        if (isFinal(e as SmtpError)) return { outcome: 'refused', reason: statusOf(e as SmtpError) };
        throw e;
      }
    },
    close: async () => transport.close(),
  };
}
