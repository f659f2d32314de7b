import { receiveMail } from '#server/service/inbound/mails.ts';
import type { Deps } from '#server/ports/deps.ts';
import { readMailbox } from './demo.ts';

type Answer = { id: string; from: string; to: string; subject: string; text: string };

/** The email that is answered, as email programs quote it. */
const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

/**
 * An answer from the demo mailbox is processed like one from an email provider, with the quoted email below it. The
 * demo vouches for the sender like a provider's DMARC check.
 */
export async function replyFromMailbox(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'config'>,
  { id, from, to, subject, text }: Answer,
): Promise<void> {
  const answered = (await readMailbox(deps.db, from)).find((mail) => mail.replyTo === to);
  const quote = answered
    ? `\n\nOn ${answered.createdAt.toUTCString()}, Hearthline wrote:\n${quoted(answered.text)}`
    : '';
  await receiveMail(deps, 'demo', {
    ref: id,
    from: from.toLowerCase(),
    to: [to.toLowerCase()],
    subject,
    text: `${text}${quote}`,
    headers: [],
    files: [],
    filesLeftOut: 0,
    isAuthentic: true,
    at: null,
  });
}
