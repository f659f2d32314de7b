import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { HomeRow } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import { monthsOf } from './ale.ts';
import { caseOf } from './reading.ts';
import { quotesOf } from './rebuild.ts';
import { listRecords } from './record-store.ts';
import { openKind } from './sealed-records.ts';
import { findRecovery } from './store.ts';

export {
  agreeToAdvisor,
  consentOf,
  consentsFor,
  countOpenTasks,
  endAdvisor,
  giveTask,
  recoveryForAdvisor,
  removeTask,
} from './advisor.ts';
export { addContactFromThread } from './thread-contact.ts';

/**
 * What a claim packet says about a recovery. Leaves out the contact log, because a packet is for the insurer and the
 * log is the household's own. Of the rebuild it includes the hired contractors and what they were paid, which the
 * insurer asks for. It leaves out other quotes, permits and the worksheet, because a cheaper quote could be used
 * against the household.
 */
export async function recoveryForClaim(
  db: Queryable,
  cipher: HomeCipher,
  home: Pick<HomeRow, 'id' | 'state'>,
  today: string,
) {
  const recovery = await findRecovery(db, home.id);
  if (!recovery) return null;
  const rows = await listRecords(db, { recoveryId: recovery.id, homeId: home.id }, [
    'claim',
    'adjuster',
    'estimate',
    'settlement',
    'expense',
    'payment',
    'normal',
    'quote',
    'work-payment',
    'lien-release',
  ]);
  const { lossDate, deadlines } = await caseOf(db, cipher, home, recovery, today);
  const paid = openKind(cipher, rows, 'payment');
  const lines = openKind(cipher, rows, 'expense').map(({ day, details }) => ({
    ...details,
    day,
    paidCents: 0,
  }));
  const of = <T extends { day: string; details: object }>(records: readonly T[]) =>
    records.map(({ day, details }) => ({ day, ...(details as T['details']) }));
  return {
    lossDate,
    proofDue: deadlines.find(({ clockId }) => clockId === 'INS-41')?.due ?? null,
    claims: of(openKind(cipher, rows, 'claim')),
    adjusters: of(openKind(cipher, rows, 'adjuster')),
    estimates: of(openKind(cipher, rows, 'estimate')),
    settlements: of(openKind(cipher, rows, 'settlement')),
    months: monthsOf(
      lines,
      openKind(cipher, rows, 'normal').map(({ details }) => details),
    ),
    hired: quotesOf(cipher, rows, { state: home.state, cap: null })
      .filter(({ details }) => details.status === 'hired')
      .toReversed()
      .map(({ day, details: { by, license, totalCents }, paidCents }) => ({
        day,
        by,
        license,
        totalCents,
        paidCents,
      })),
    expensesPaidCents: paid.reduce((all, { details }) => all + details.amountCents, 0),
  };
}
export type RecoveryForClaim = NonNullable<Awaited<ReturnType<typeof recoveryForClaim>>>;
