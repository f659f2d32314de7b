import type { SeverityReason } from '#contract/service/cases.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import {
  type Case,
  caseFor,
  heard,
  holdCase,
  notifyCaseChange,
  raise,
  reopenFor,
  type SeverityFacts,
} from '#server/service/cases/cases.ts';
import { offerToAdvisor } from '#server/service/advisors/advisors.ts';
import { addOnce, findCaseOfMessage, type Written, writeAsVisitor } from './messages.ts';
import * as store from './store.ts';

/** What a household wrote by text or email. */
export type FromElsewhere = Written & {
  fromId: string;
  channel: 'sms' | 'email';
  isVerified: boolean;
  at: Date;
};

type Household = {
  incidentId: string | null;
  facts: SeverityFacts;
  fresh: SeverityReason[];
  /** Who owns the home, and therefore the membership. */
  ownerId: string;
};

/**
 * Adds a text or email to the household's conversation, in the caller's transaction. Opens the case like a message in the
 * app. Idempotent by the message's id. Returns the case.
 */
export async function receiveFromHousehold(
  tx: Tx,
  cipher: HomeCipher,
  { incidentId, facts, fresh, ownerId }: Household,
  written: FromElsewhere,
): Promise<Case> {
  const { fromId: actorId, at } = written;
  const opening = { homeId: cipher.homeId, incidentId, facts, fresh, at, by: 'member', actorId } as const;
  const found = await caseFor(tx, opening);
  const { isNew } = await addOnce(tx, cipher, found.id, { ...written, kind: 'household' });
  if (isNew) {
    await offerToAdvisor(tx, found, ownerId, at);
    await heard(tx, found, at);
    await notifyCaseChange(tx, cipher.homeId);
  }
  return found;
}

/**
 * Adds a text or email to a conversation without reopening the case or starting a clock: nothing in it needs our team,
 * or the sender isn't proven.
 */
export async function noteFromElsewhere(
  tx: Tx,
  cipher: HomeCipher,
  caseId: string,
  written: FromElsewhere,
): Promise<void> {
  await holdCase(tx, caseId);
  const { isNew } = await addOnce(tx, cipher, caseId, { ...written, kind: 'household' });
  if (isNew) await notifyCaseChange(tx, cipher.homeId);
}

/** A message that came by text or email, with its case: where its files are added. */
export async function findFromElsewhere(db: Queryable, id: string) {
  const [message, found] = [await store.findMessage(db, id), await findCaseOfMessage(db, id)];
  const { fromId = null, channel = 'app' } = message ?? {};
  return found && fromId && channel !== 'app' ? { caseId: found.id, fromId, channel } : undefined;
}

/**
 * Adds a file from a text or email to the case of its message, or the sentence that says why it was refused. Reopens a
 * case that was closed in the meantime. Idempotent by the message's id. Returns whether it was new.
 */
export async function receiveFile(
  tx: Tx,
  cipher: HomeCipher,
  caseId: string,
  written: FromElsewhere,
): Promise<boolean> {
  const { at, fromId: actorId } = written;
  const held = await holdCase(tx, caseId);
  const known = held?.mergedInto ? await holdCase(tx, held.mergedInto) : held;
  if (!known || (await store.findMessage(tx, written.id))) return false;
  const open = known.state === 'open' ? known : await reopenFor(tx, known, { at, by: 'member', actorId });
  await addOnce(tx, cipher, open.id, { ...written, kind: 'household' });
  await heard(tx, open, at);
  await notifyCaseChange(tx, cipher.homeId);
  return true;
}

type FromVisitor = Written & { channel: 'email'; isVerified: boolean; at: Date };

/**
 * Adds a visitor's email to their case, which reopens and waits for our answer. Danger phrases raise it. Idempotent by
 * the message's id.
 */
export async function receiveFromVisitor(
  tx: Tx,
  caseId: string,
  { facts, fresh }: { facts: SeverityFacts; fresh: readonly SeverityReason[] },
  written: FromVisitor,
): Promise<void> {
  const { at } = written;
  const known = await holdCase(tx, caseId);
  if (!known || (await store.findMessage(tx, written.id))) return;
  const open =
    known.state === 'open' ? known : await reopenFor(tx, known, { at, by: 'member', named: 'visitor' });
  const raised = await raise(tx, open, facts, at, fresh);
  await writeAsVisitor(tx, raised, written, at);
  await heard(tx, raised, at);
  await notifyCaseChange(tx, null);
}

/** Adds an email to a visitor's case without reopening it: the sender isn't proven. */
export async function noteFromVisitor(tx: Tx, caseId: string, written: FromVisitor): Promise<void> {
  const known = await holdCase(tx, caseId);
  if (known) await writeAsVisitor(tx, known, written, written.at);
  await notifyCaseChange(tx, null);
}
