import type { PastEvacuation } from '#contract/home/recovery.ts';
import { policiesOf } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { monthsOf, stateOf, totalsOf, type Line } from './ale.ts';
import type { EvacuationsOf } from './evacuations.ts';
import { openFor, type Opening } from './log.ts';
import { caseOf } from './reading.ts';
import { listRecords } from './record-store.ts';
import { openKind, type Opened } from './sealed-records.ts';

type LedgerDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;

/** What we paid for, so that the household doesn't claim it from the insurer as its own expense. */
const paidByUs = ({ name, hotel, cashCents, cashOn, from }: PastEvacuation) => [
  ...(hotel
    ? [
        {
          day: hotel.firstNight,
          what: 'nights' as const,
          name: hotel.name,
          nights: hotel.nights,
          amountCents: null,
        },
      ]
    : []),
  ...(cashCents > 0
    ? [{ day: cashOn ?? from, what: 'cash' as const, name, nights: 0, amountCents: cashCents }]
    : []),
];

const toLine = ({ day, details }: Opened<'expense'>, paidCents: number): Line => ({
  day,
  category: details.category,
  amountCents: details.amountCents,
  claimedOn: details.claimedOn,
  acceptedCents: details.acceptedCents,
  paidCents,
});

/** The largest loss-of-use limit of a policy that covered the day of the loss. */
async function lossOfUseLimit(
  deps: LedgerDeps,
  { cipher, home }: Opening,
  lossDate: string,
): Promise<number | null> {
  const limits = (await policiesOf(deps.db, cipher, home.id))
    .filter(({ effectiveDate, expiryDate }) => effectiveDate <= lossDate && lossDate <= expiryDate)
    .flatMap(({ lossOfUseLimitCents }) => lossOfUseLimitCents ?? []);
  return limits.length === 0 ? null : Math.max(...limits);
}

/** The living expenses of a recovery, with every sum. */
export async function ledgerOf(deps: LedgerDeps, opening: Opening, evacuationsOf: EvacuationsOf) {
  const { home, recovery, cipher, today, canEdit } = opening;
  const rows = await listRecords(deps.db, { recoveryId: recovery.id, homeId: home.id }, [
    'expense',
    'payment',
    'receipt',
    'normal',
  ]);
  const payments = Map.groupBy(openKind(cipher, rows, 'payment'), ({ parentId }) => parentId);
  const normals = openKind(cipher, rows, 'normal');
  const lines: Line[] = [];
  const expenses = openKind(cipher, rows, 'expense').map((expense) => {
    const own = payments.get(expense.id) ?? [];
    const paidCents = own.reduce((all, { details }) => all + details.amountCents, 0);
    const line = toLine(expense, paidCents);
    lines.push(line);
    return { ...expense, state: stateOf(line), paidCents, payments: own };
  });
  const months = monthsOf(
    lines,
    normals.map(({ details }) => details),
  );
  const { lossDate, deadlines } = await caseOf(deps.db, cipher, home, recovery, today);
  const limitCents = await lossOfUseLimit(deps, opening, lossDate);
  const evacuations = await evacuationsOf(deps.db, home);
  return {
    canEdit,
    today,
    lossDate,
    expenses: expenses.toReversed(),
    receipts: openKind(cipher, rows, 'receipt'),
    normals,
    months,
    byUs: evacuations
      .filter(({ incidentId }) => incidentId === recovery.incidentId || recovery.incidentId === null)
      .flatMap(paidByUs),
    totals: {
      ...totalsOf(lines, months, limitCents),
      coveredUntil:
        deadlines.find(({ clockId }) => clockId === 'INS-14')?.due ??
        deadlines.find(({ clockId }) => clockId === 'INS-13')?.due ??
        null,
    },
  };
}
export type Ledger = Awaited<ReturnType<typeof ledgerOf>>;

export const readLedger = async (
  deps: LedgerDeps,
  evacuationsOf: EvacuationsOf,
  userId: string,
  homeRef: string,
) => ledgerOf(deps, await openFor(deps, userId, homeRef), evacuationsOf);
