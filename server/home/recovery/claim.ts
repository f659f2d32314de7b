import { inventoryTotals } from '#server/home/inventory/inventory.ts';
import { policiesOf } from '#server/home/homes/homes.ts';
import type { RecoveryDeps } from './change.ts';
import { openFor, type Opening } from './log.ts';
import { caseOf } from './reading.ts';
import { listRecords } from './record-store.ts';
import { openKind } from './sealed-records.ts';

/** Losses from this day on: 60% of the contents limit. Before: 30% of the dwelling limit (Ins 10103.7(b)). */
const NEW_RULE_FROM = '2026-01-01';
const NEW_RULE = { percent: 60, mostCents: 350_000_00 };
const OLD_RULE = { percent: 30, mostCents: 250_000_00 };

type Limits = { contentsCents: number | null; dwellingCents: number | null };

/** What the insurer must offer for contents without a list, after a total loss in a state of emergency. */
export function contentsOffer(lossDate: string, { contentsCents, dwellingCents }: Limits) {
  const isNew = lossDate >= NEW_RULE_FROM;
  const base = isNew ? contentsCents : dwellingCents;
  if (base === null) return null;
  const { percent, mostCents } = isNew ? NEW_RULE : OLD_RULE;
  return {
    cents: Math.min(Math.floor((base * percent) / 100), mostCents),
    rule: isNew ? ('60-percent' as const) : ('30-percent' as const),
  };
}

export const largest = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 ? null : Math.max(...known);
};

/** Claim numbers, estimates, payments and what was held back. */
export const readClaim = async (deps: RecoveryDeps, userId: string, homeRef: string) =>
  claimOf(deps, await openFor(deps, userId, homeRef));

export async function claimOf(
  deps: Pick<RecoveryDeps, 'db'>,
  { home, recovery, cipher, today, canEdit }: Opening,
) {
  const rows = await listRecords(deps.db, { recoveryId: recovery.id, homeId: home.id }, [
    'claim',
    'estimate',
    'settlement',
  ]);
  const { lossDate, deadlines, facts } = await caseOf(deps.db, cipher, home, recovery, today);
  const settlements = openKind(cipher, rows, 'settlement');
  const policies = (await policiesOf(deps.db, cipher, home.id)).filter(
    ({ effectiveDate, expiryDate }) => effectiveDate <= lossDate && lossDate <= expiryDate,
  );
  const isTotal = facts.some(({ subject }) => subject === 'total_loss');
  const inEmergency = deadlines.some(({ clockId }) => clockId === 'INS-14');
  const { totalCents } = await inventoryTotals(deps.db, home.id);
  return {
    canEdit,
    today,
    claims: openKind(cipher, rows, 'claim'),
    estimates: openKind(cipher, rows, 'estimate').toReversed(),
    settlements: settlements.toReversed(),
    paidCents: settlements.reduce((all, { details }) => all + details.amountCents, 0),
    withheldCents: settlements.reduce((all, { details }) => all + details.withheldCents, 0),
    contentsOffer:
      isTotal && inEmergency
        ? contentsOffer(lossDate, {
            contentsCents: largest(
              policies.map(({ personalPropertyLimitCents }) => personalPropertyLimitCents),
            ),
            dwellingCents: largest(policies.map(({ dwellingLimitCents }) => dwellingLimitCents)),
          })
        : null,
    inventoryCents: totalCents,
    proofDue: deadlines.find(({ clockId }) => clockId === 'INS-41')?.due ?? null,
  };
}
