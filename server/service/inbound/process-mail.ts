import { messagesIn } from '#contract/text/catalog.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { homeOf, peopleInHome } from '#server/home/homes/homes.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { type Case, caseById, hasListedPhrase } from '#server/service/cases/cases.ts';
import { isProvenFor, readReplyAddress } from '#server/service/conversations/reply-address.ts';
import { noteFromElsewhere, receiveFromHousehold } from '#server/service/conversations/receive.ts';
import { mailWords } from './mail-words.ts';
import { processVisitorMail, visitorAddressed } from './process-visitor.ts';
import { replyWords } from './reply-words.ts';
import type { MailStep, Result } from './evacuees.ts';
import { messageIdOf } from './sealed.ts';
import * as store from './store.ts';

/** Further emails from one address within ten minutes are set aside: two machines may be answering each other. */
const MOST_IN_TEN_MINUTES = 5;
/** The sender of an email that no proven address vouches for. */
const NO_ONE = '00000000-0000-4000-8000-000000000000';

type Addressed = { found: Case & { homeId: string }; recipientId: string };

/** Emails that only claim to be from a person don't count against that person's limit. */
async function isTooMany({ tx, row, now }: MailStep, isVerified: boolean): Promise<boolean> {
  const last = await store.lastOutcomes(tx, row.sender, after(now, -minutes(10)));
  const counted = isVerified ? ['message'] : ['unverified', 'unknown-sender', 'too-many'];
  return last.filter(({ outcome }) => counted.includes(outcome ?? '')).length >= MOST_IN_TEN_MINUTES;
}

/** The case that a reply address names, and the person we gave the address to. */
async function addressed({ tx, deps, mail }: MailStep): Promise<Addressed | undefined> {
  for (const address of mail.to) {
    const read = readReplyAddress(deps.config, address);
    const found = read && (await caseById(tx, read.caseId));
    if (!read || !found?.homeId) continue;
    const { homeId } = found;
    const people = await peopleInHome(tx, homeId);
    const recipient = people.find(({ userId }) => isProvenFor(deps.masterKeys, read, userId));
    if (recipient) return { found: { ...found, homeId }, recipientId: recipient.userId };
  }
  return undefined;
}

/**
 * An answer to one of our emails. It counts as the member's words only if it came from their own address, and that
 * address's domain vouches for it. Anything else is kept, marked, and triggers nothing.
 */
export async function processMail(step: MailStep): Promise<Result> {
  const { tx, deps, evacuees, row, mail, now } = step;
  // Bounces, auto-replies and our own emails don't come from a person. Answering them would start a loop.
  if (mail.automatic) return { state: 'done', outcome: `automatic-${mail.automatic}` };
  const isDanger = hasListedPhrase(replyWords(mail.text));
  const visitor = await visitorAddressed(step);
  if (visitor)
    return !isDanger && (await isTooMany(step, mail.isAuthentic))
      ? { state: 'aside', outcome: 'too-many' }
      : processVisitorMail(step, visitor);
  const to = await addressed(step);
  if (!to) return { state: 'aside', outcome: (await isTooMany(step, false)) ? 'too-many' : 'unknown-sender' };
  const { found, recipientId } = to;
  const person = (await peopleById(tx, [recipientId])).get(recipientId);
  const isVerified = mail.isAuthentic && person?.email.toLowerCase() === mail.from.toLowerCase();
  if (!isDanger && (await isTooMany(step, isVerified)))
    return { state: 'aside', outcome: 'too-many', homeId: found.homeId };
  const cipher = await cipherOf(tx, deps.masterKeys, found.homeId);
  const home = await homeOf(tx, found.homeId);
  const { incidentId, hasServices, facts } = await evacuees.situationOf(tx, found.homeId, now);
  const isMember =
    home !== undefined && (hasServices || (await entitlementsOf(tx, home.userId, now)) !== null);
  const { inboundFiles: say, conciergeMessages } = messagesIn(person?.language ?? 'en');
  const refusal = isVerified ? (isMember ? undefined : say.notKept) : say.notVerified;
  const text = mailWords(mail, say, refusal);
  const written = {
    id: messageIdOf(row),
    text: isVerified ? text : `${conciergeMessages.fromSender(mail.from)}\n${text}`,
    fromId: isVerified ? recipientId : NO_ONE,
    channel: 'email',
    isVerified,
    at: now,
  } as const;
  if (!isVerified) {
    await noteFromElsewhere(tx, cipher, found.id, written);
    // No one looks at a closed case, so our team reads it among unknown senders.
    const state = found.state === 'closed' ? 'aside' : 'done';
    return { state, outcome: 'unverified', homeId: found.homeId };
  }
  if (!isMember) {
    await noteFromElsewhere(tx, cipher, found.id, written);
    return { state: 'done', outcome: 'no-membership', homeId: found.homeId };
  }
  const raised = { ...facts, hasPhrase: isDanger };
  const fresh = isDanger ? (['phrase'] as const) : [];
  const household = { incidentId, facts: raised, fresh: [...fresh], ownerId: home.userId };
  await receiveFromHousehold(tx, cipher, household, written);
  const hasFiles = mail.files > mail.filesLeftOut;
  return { state: 'done', outcome: 'message', homeId: found.homeId, hasFiles };
}
