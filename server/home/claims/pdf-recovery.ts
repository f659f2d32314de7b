import type { RecoveryForClaim } from '#server/home/recovery/recovery.ts';
import type { Sheet } from './pdf-sheet.ts';
import { drawFacts, drawTable, type Column } from './pdf-table.ts';
import { dollars } from './pdf-words.ts';

/** The claim so far: numbers, adjusters, versions of estimates, payments, what was held back, and living expenses. */
export function drawRecovery(sheet: Sheet, recovery: RecoveryForClaim): void {
  const { t, day, recoveryLog } = sheet.words;
  const list = (title: string, columns: Column[], rows: string[][], sum?: string[]) => {
    if (rows.length === 0) return;
    sheet.paragraph(title);
    drawTable(sheet, columns, rows, sum);
  };
  sheet.section(t.claimSoFar, t.claimSoFarIntro);
  drawFacts(sheet, [
    [t.lossOn, day(recovery.lossDate)],
    ...(recovery.proofDue ? [[t.proofDue, day(recovery.proofDue)] as const] : []),
  ]);
  list(
    t.claims,
    [
      { title: t.insurer, share: 2 },
      { title: t.claimNumber, share: 2 },
      { title: t.claimStatus, share: 1.2 },
    ],
    recovery.claims.map(({ insurer, number, status }) => [insurer, number, t.claimStates[status]]),
  );
  list(
    t.adjusters,
    [
      { title: t.adjusters, share: 2 },
      { title: t.insurer, share: 2 },
      { title: t.claimSince, share: 1.2 },
    ],
    recovery.adjusters.map(({ name, company, day: since }) => [name, company, day(since)]),
  );
  list(
    t.estimates,
    [
      { title: t.estimate, share: 2.4 },
      { title: t.claimSince, share: 1.4 },
      { title: t.estimateCost, share: 1.2, right: true },
      { title: t.estimateDepreciation, share: 1.2, right: true },
    ],
    recovery.estimates.map(({ title, day: on, replacementCents, depreciationCents }) => [
      title,
      day(on),
      dollars(replacementCents),
      dollars(depreciationCents),
    ]),
  );
  const sum = (amounts: number[]) => dollars(amounts.reduce((all, cents) => all + cents, 0));
  list(
    t.claimPayments,
    [
      { title: t.coverageKind, share: 2 },
      { title: t.claimSince, share: 1.4 },
      { title: t.amountPaid, share: 1.2, right: true },
      { title: t.heldBack, share: 1.2, right: true },
    ],
    recovery.settlements.map(({ coverage, day: on, amountCents, withheldCents }) => [
      t.coverageKinds[coverage],
      day(on),
      dollars(amountCents),
      dollars(withheldCents),
    ]),
    [
      t.claimTotal,
      '',
      sum(recovery.settlements.map(({ amountCents }) => amountCents)),
      sum(recovery.settlements.map(({ withheldCents }) => withheldCents)),
    ],
  );
  list(
    t.hiredWork,
    [
      { title: t.hiredBy, share: 2.4 },
      { title: t.hiredLicense, share: 1.4 },
      { title: t.hiredPrice, share: 1.2, right: true },
      { title: t.hiredPaid, share: 1.2, right: true },
    ],
    recovery.hired.map(({ by, license, totalCents, paidCents }) => [
      by,
      license,
      dollars(totalCents),
      dollars(paidCents),
    ]),
  );
  const { sheet: s, categories } = recoveryLog;
  list(
    s.title,
    [
      { title: s.month, share: 1 },
      { title: s.category, share: 2 },
      { title: s.normal, share: 1.2, right: true },
      { title: s.incurred, share: 1.2, right: true },
      { title: s.difference, share: 1.2, right: true },
    ],
    recovery.months.flatMap((month) =>
      month.categories.map((row) => [
        month.month,
        categories[row.category],
        dollars(row.normalCents),
        dollars(row.incurredCents),
        dollars(row.claimableCents),
      ]),
    ),
    [
      s.total,
      '',
      sum(recovery.months.map(({ normalCents }) => normalCents)),
      sum(recovery.months.map(({ incurredCents }) => incurredCents)),
      sum(recovery.months.map(({ claimableCents }) => claimableCents)),
    ],
  );
  if (recovery.expensesPaidCents > 0) sheet.paragraph(t.expensesPaid(dollars(recovery.expensesPaidCents)));
}
