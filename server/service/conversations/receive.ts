import type { SeverityReason } from '#contract/service/cases.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { Tx } from '#server/platform/db.ts';
import {
  type Case,
  caseFor,
  heard,
  holdCase,
  notifyCaseChange,
  type SeverityFacts,
} from '#server/service/cases/cases.ts';
import { addOnce, type Written } from './messages.ts';

/** What a household wrote by text or email. */
export type FromElsewhere = Written & {
  fromId: string;
  channel: 'sms' | 'email';
  isVerified: boolean;
  at: Date;
};

/**
 * Adds a text or email to the household's conversation, in the caller's transaction. Opens the case like a message in the
 * app. Idempotent by the message's id. Returns the case.
 */
export async function receiveFromHousehold(
  tx: Tx,
  cipher: HomeCipher,
  { incidentId, facts, fresh }: { incidentId: string | null; facts: SeverityFacts; fresh: SeverityReason[] },
  written: FromElsewhere,
): Promise<Case> {
  const { fromId: actorId, at } = written;
  const opening = { homeId: cipher.homeId, incidentId, facts, fresh, at, by: 'member', actorId } as const;
  const found = await caseFor(tx, opening);
  const { isNew } = await addOnce(tx, cipher, found.id, { ...written, kind: 'household' });
  if (isNew) {
    await heard(tx, found, at);
    await notifyCaseChange(tx, cipher.homeId);
  }
  return found;
}

/**
 * Adds a text or email to a conversation without opening the case or starting a clock: nothing in it needs our team, or
 * the sender isn't proven.
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
