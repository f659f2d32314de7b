import type { z } from 'zod';
import { CLOCKS } from '#contract/home/recovery-clocks.ts';
import type { BookedQuote, RebuildView } from '#contract/home/recovery-rebuild.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { HomeRow } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { RecoveryDeps } from './change.ts';
import { deadlinesOf } from './deadlines.ts';
import { currentFacts } from './facts.ts';
import { entriesOf } from './entries.ts';
import { openFor } from './log.ts';
import { releaseOf, warningsOf, type PriceCap } from './rebuild-warnings.ts';
import { compareWays } from './rebuild-worksheet.ts';
import { listRecords, type RecordRow } from './record-store.ts';
import { openKind } from './sealed-records.ts';
import * as store from './store.ts';

/** Quotes of a home's bookings. The service wing provides it, because this one can't import it. */
export type BookedQuotesOf = (
  db: Queryable,
  cipher: HomeCipher,
  home: Pick<HomeRow, 'id' | 'state'>,
) => Promise<BookedQuote[]>;

const CAP = 'AID-22b';

/**
 * When repair prices are capped. Counts only dates that our team entered with a link: a warning about a price is an
 * accusation, and a household's own date isn't enough for that.
 */
export function priceCapOf(dates: readonly store.DisasterDateRow[], given: { state: string; today: string }) {
  const entries = entriesOf({ disasterSince: null, createdAt: new Date(0) }, [], dates);
  const facts = currentFacts(entries);
  const clock = CLOCKS.find(({ id }) => id === CAP);
  if (!clock) throw new Error('the price cap has no rule');
  // A household with a quote is hiring, which is this rule's only condition.
  const [span] = deadlinesOf({ ...given, facts }, [{ ...clock, onlyIf: [] }]);
  if (!span) return null;
  const subject = span.basis === 'published' ? CAP : span.start.subject;
  const link = dates.findLast((date) => date.subject === subject && !date.isWithdrawn)?.link ?? null;
  return { from: span.start.day, to: span.due, link };
}

/** Quotes with their payments and releases, newest first. */
export function quotesOf(
  cipher: HomeCipher,
  rows: readonly RecordRow[],
  given: { state: string; cap: PriceCap },
) {
  const releases = Map.groupBy(openKind(cipher, rows, 'lien-release'), ({ parentId }) => parentId);
  const payments = Map.groupBy(openKind(cipher, rows, 'work-payment'), ({ parentId }) => parentId);
  return openKind(cipher, rows, 'quote')
    .map((quote) => {
      const paid = (payments.get(quote.id) ?? []).map((payment) => {
        const own = releases.get(payment.id) ?? [];
        const forms = own.map(({ details }) => details.form);
        return { ...payment, releases: own, release: releaseOf(payment.details.stage, forms) };
      });
      const amounts = paid.map(({ details }) => details);
      return {
        ...quote,
        payments: paid,
        paidCents: amounts.reduce((all, { amountCents }) => all + amountCents, 0),
        warnings: warningsOf({ day: quote.day, ...quote.details }, amounts, given),
      };
    })
    .toReversed();
}

export async function readRebuild(
  deps: RecoveryDeps,
  bookedQuotesOf: BookedQuotesOf,
  userId: string,
  homeRef: string,
): Promise<z.input<typeof RebuildView>> {
  const { home, recovery, cipher, today, canEdit } = await openFor(deps, userId, homeRef);
  const [rows, dates, disaster, checks, booked] = await Promise.all([
    listRecords(deps.db, { recoveryId: recovery.id, homeId: home.id }, [
      'quote',
      'work-payment',
      'lien-release',
      'permit',
      'permit-step',
      'worksheet',
    ]),
    recovery.disasterId ? store.datesOf(deps.db, recovery.disasterId) : [],
    recovery.disasterId ? store.findDisaster(deps.db, recovery.disasterId) : undefined,
    store.lastChecks(deps.db),
    bookedQuotesOf(deps.db, cipher, home),
  ]);
  const cap = home.state === 'CA' ? priceCapOf(dates, { state: home.state, today }) : null;
  const steps = Map.groupBy(openKind(cipher, rows, 'permit-step'), ({ parentId }) => parentId);
  const [worksheet] = openKind(cipher, rows, 'worksheet');
  return {
    canEdit,
    today,
    state: home.state,
    disaster: disaster?.name ?? null,
    cap,
    quotes: quotesOf(cipher, rows, { state: home.state, cap }),
    booked,
    permits: openKind(cipher, rows, 'permit').map((permit) => {
      const own = steps.get(permit.id) ?? [];
      return { ...permit, state: own.at(-1)?.details.state ?? null, steps: own };
    }),
    worksheet: worksheet ?? null,
    result: worksheet ? compareWays(worksheet.details) : null,
    checks: [...checks].map(([id, checkedOn]) => ({ id, checkedOn })),
  };
}
