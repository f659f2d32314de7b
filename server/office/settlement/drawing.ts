import { nightOf, daysAfter } from '#server/emergency/lodging/lodging.ts';
import { lockPartner } from '#server/outreach/partners/partners.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { addBillable, addCorrections, owedByPartner, planForOnePartner } from './billing-store.ts';
import { writeToPartner } from './links.ts';
import * as store from './store.ts';

export type SettlementDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>;

/** The last day that can be billed: last night is over. */
export const lastDay = (now: Date): string => daysAfter(nightOf(now), -1);

/** The last day of the month before a day. */
export const monthEndBefore = (day: string): string => daysAfter(`${day.slice(0, 7)}-01`, -1);

type Draw = { partnerId: string; through: string; madeBy: string | null; at: Date };

/**
 * Creates a statement of everything up to a day that isn't on one, and emails the partner. Runs under the partner's
 * lock, so two at once can't split a stay between them. Undefined if there is nothing to bill.
 */
export async function drawIn(
  tx: Tx,
  deps: SettlementDeps,
  { partnerId, through, madeBy, at }: Draw,
): Promise<store.StatementRow | undefined> {
  if (!(await lockPartner(tx, partnerId)))
    throw new AppError('not_found', say().partnersErrors.noSuchPartner);
  const { id } = await store.insertStatement(tx, {
    partnerId,
    fromDay: through,
    through,
    totalCents: 0,
    madeBy,
    createdAt: at,
  });
  await planForOnePartner(tx);
  const drawing = { statementId: id, partnerId, through, tonight: nightOf(at) };
  await addCorrections(tx, drawing);
  await addBillable(tx, drawing);
  const drawn = await store.sumUp(tx, id);
  if (drawn) await sendOut(tx, deps, drawn, at);
  return drawn;
}

/** Emails the partner's contacts. If there are none, our team sees that no one was emailed. */
export async function sendOut(
  tx: Tx,
  deps: SettlementDeps,
  { id, partnerId }: store.StatementRow,
  at: Date,
): Promise<void> {
  await writeToPartner(tx, deps, { statementId: id, partnerId, at });
  await store.updateStatement(tx, id, { sentAt: at });
}

/** Thrown to roll back a statement that would be empty. */
class NothingToBill extends Error {}

/** Creates missing statements for last month. Each partner in its own transaction. */
export async function drawLastMonth(deps: SettlementDeps): Promise<number> {
  const { db, clock } = deps;
  const at = clock.now();
  const tonight = nightOf(at);
  const through = monthEndBefore(tonight);
  let made = 0;
  for (const { partnerId, firstDay, cents } of await owedByPartner(db, { tonight })) {
    if (cents <= 0 || firstDay > through || (await store.isDrawnThrough(db, partnerId, through))) continue;
    try {
      await db.transaction(async (tx) => {
        if (!(await drawIn(tx, deps, { partnerId, through, madeBy: null, at }))) throw new NothingToBill();
      });
      made += 1;
    } catch (error) {
      // Nothing up to the end of the month has a price.
      if (!(error instanceof NothingToBill)) throw error;
    }
  }
  return made;
}
