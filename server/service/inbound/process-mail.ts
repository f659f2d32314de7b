import { type Messages, messagesIn } from '#contract/text/catalog.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { homeOf, peopleInHome } from '#server/home/homes/homes.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { type Case, caseById, hasListedPhrase } from '#server/service/cases/cases.ts';
import { isProvenFor, readReplyAddress } from '#server/service/conversations/reply-address.ts';
import { noteFromElsewhere, receiveFromHousehold } from '#server/service/conversations/receive.ts';
import { replyWords } from './reply-words.ts';
import type { Evacuees, ProcessDeps, Result } from './evacuees.ts';
import { messageIdOf, type StoredMail } from './sealed.ts';
import * as store from './store.ts';

/** More emails from one address in ten minutes are set aside: two machines may be answering each other. */
const MOST_IN_TEN_MINUTES = 5;
/** Who wrote an email that no proven address vouches for. */
const NO_ONE = '00000000-0000-4000-8000-000000000000';

type Step = {
  tx: Tx;
  deps: ProcessDeps;
  evacuees: Evacuees;
  row: store.InboundRow;
  mail: StoredMail;
  now: Date;
};
/** Visitors get their answers by email too, but from our support address: only households have a reply address. */
type Addressed = { found: Case & { homeId: string }; recipientId: string };

/** Emails that only pretend to be from someone don't count against that person's own. */
async function isTooMany({ tx, row, now }: Step, isVerified: boolean): Promise<boolean> {
  const last = await store.lastOutcomes(tx, row.sender, after(now, -minutes(10)));
  const counted = isVerified ? ['message'] : ['unverified', 'unknown-sender', 'too-many'];
  return last.filter(({ outcome }) => counted.includes(outcome ?? '')).length >= MOST_IN_TEN_MINUTES;
}

/** The case that one of our reply addresses names, and to whom we gave it. */
async function addressed({ tx, deps, mail }: Step): Promise<Addressed | undefined> {
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

/** Words as they go into the conversation. Files stay out, and it says so. */
function wordsOf({ text, files }: StoredMail, t: Messages['conciergeMessages']): string {
  const words = replyWords(text) || t.emptyEmail;
  return files === 0 ? words : `${words}\n${t.filesMissing(files)}`;
}

/**
 * An answer to one of our emails. It counts as the member's words only if it came from their own address, and that
 * address's domain vouches for it. Anything else is kept, marked, and triggers nothing.
 */
export async function processMail(step: Step): Promise<Result> {
  const { tx, deps, evacuees, row, mail, now } = step;
  // Bounces, auto-replies and our own emails are no one's words. Answering them would start a loop.
  if (mail.automatic) return { state: 'done', outcome: `automatic-${mail.automatic}` };
  const to = await addressed(step);
  if (!to) return { state: 'aside', outcome: (await isTooMany(step, false)) ? 'too-many' : 'unknown-sender' };
  const { found, recipientId } = to;
  const person = (await peopleById(tx, [recipientId])).get(recipientId);
  const t = messagesIn(person?.language ?? 'en').conciergeMessages;
  const text = wordsOf(mail, t);
  const isDanger = hasListedPhrase(text);
  const isVerified = mail.isAuthentic && person?.email.toLowerCase() === mail.from.toLowerCase();
  if (!isDanger && (await isTooMany(step, isVerified)))
    return { state: 'aside', outcome: 'too-many', homeId: found.homeId };
  const cipher = await cipherOf(tx, deps.masterKeys, found.homeId);
  const written = {
    id: messageIdOf(row),
    text: isVerified ? text : `${t.fromSender(mail.from)}\n${text}`,
    fromId: isVerified ? recipientId : NO_ONE,
    channel: 'email',
    isVerified,
    at: now,
  } as const;
  if (!isVerified) {
    await noteFromElsewhere(tx, cipher, found.id, written);
    return { state: 'done', outcome: 'unverified', homeId: found.homeId };
  }
  const home = await homeOf(tx, found.homeId);
  const { incidentId, hasServices, facts } = await evacuees.situationOf(tx, found.homeId, now);
  if (!home || (!hasServices && !(await entitlementsOf(tx, home.userId, now)))) {
    await noteFromElsewhere(tx, cipher, found.id, written);
    return { state: 'done', outcome: 'no-membership', homeId: found.homeId };
  }
  const raised = { ...facts, hasPhrase: isDanger };
  const fresh = isDanger ? (['phrase'] as const) : [];
  await receiveFromHousehold(tx, cipher, { incidentId, facts: raised, fresh: [...fresh] }, written);
  return { state: 'done', outcome: 'message', homeId: found.homeId };
}
