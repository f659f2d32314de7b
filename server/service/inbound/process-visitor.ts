import { messagesIn } from '#contract/text/catalog.ts';
import { type Case, caseById, hasListedPhrase, NO_FACTS } from '#server/service/cases/cases.ts';
import { isReplyOf, visitorsOf } from '#server/service/contact/contact.ts';
import { readReplyAddress } from '#server/service/conversations/reply-address.ts';
import { noteFromVisitor, receiveFromVisitor } from '#server/service/conversations/receive.ts';
import type { MailStep, Result } from './evacuees.ts';
import { mailWords } from './mail-words.ts';
import { messageIdOf } from './sealed.ts';

export type ToVisitorCase = { found: Case; email: string };

/** The visitor's case that a reply address names. */
export async function visitorAddressed({ tx, deps, mail }: MailStep): Promise<ToVisitorCase | undefined> {
  for (const address of mail.to) {
    const read = readReplyAddress(deps.config, address);
    const visitor = read && (await visitorsOf(tx, [read.caseId])).get(read.caseId);
    if (!read || !visitor || !isReplyOf(deps.masterKeys, read, visitor)) continue;
    const found = await caseById(tx, visitor.caseId);
    if (found) return { found, email: visitor.email };
  }
  return undefined;
}

/**
 * A visitor answers our email. From the address that they gave us, it continues their case. Anything else is stored
 * there, marked, and listed among unknown senders: our reply usually closed the case, so no one would see it.
 */
export async function processVisitorMail(
  { tx, row, mail, now }: MailStep,
  { found, email }: ToVisitorCase,
): Promise<Result> {
  // Our emails to visitors are in English.
  const say = messagesIn('en').inboundFiles;
  const text = mailWords(mail, say, say.notKept);
  const written = { id: messageIdOf(row), channel: 'email', at: now } as const;
  if (!mail.isAuthentic || mail.from.toLowerCase() !== email) {
    await noteFromVisitor(tx, found.id, {
      ...written,
      text: `From ${mail.from}:\n${text}`,
      isVerified: false,
    });
    return { state: 'aside', outcome: 'unverified' };
  }
  const hasPhrase = hasListedPhrase(text);
  const facts = { ...NO_FACTS, isVisitor: true, hasPhrase };
  const fresh = hasPhrase ? (['visitor-phrase'] as const) : [];
  await receiveFromVisitor(tx, found.id, { facts, fresh }, { ...written, text, isVerified: true });
  return { state: 'done', outcome: 'message' };
}
