import type { ChartDays, LedgerKind } from '#contract/money/points.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Db } from '#server/platform/db.ts';
import * as store from './store.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { say } from '#server/platform/say.ts';
import { reasonIn } from './reason.ts';

const PAGE = 20;

/** Returns one page of the points history, newest first, each entry with the balance after it. */
export async function readLedger(db: Db, userId: string, { page, kind }: { page: number; kind: LedgerKind }) {
  const offset = (page - 1) * PAGE;
  const read = async () => {
    if (kind !== 'all')
      return Promise.all([
        store.countOfKind(db, userId, kind),
        store.entriesOfKind(db, userId, kind, { limit: PAGE, offset }),
      ]);
    const total = (await store.findBalance(db, userId))?.entries ?? 0;
    return [total, await store.entriesFrom(db, userId, total - offset, PAGE)] as const;
  };
  const [total, rows] = await read();
  const language = callerLanguage();
  const entries = rows.map(({ key, ...entry }) => ({
    ...entry,
    reason: reasonIn(language, { key, reason: entry.reason }),
  }));
  return { entries, page, total, pageCount: Math.max(1, Math.ceil(total / PAGE)) };
}

/** Same as `readLedger`, for the team and any account. */
export async function readLedgerOf(db: Db, userId: string, page: number) {
  if (!(await store.findBalance(db, userId)))
    throw new AppError('not_found', say().pointsErrors.noSuchMember);
  return readLedger(db, userId, { page, kind: 'all' });
}

/** Balance over time: the days on which it changed, in the person's time zone. */
export async function readByDay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { days, zone }: { days: ChartDays; zone: string },
) {
  const { from, to, starts } = await store.windowOf(db, { now: clock.now(), zone, days });
  const [before, moved] = await Promise.all([
    store.balanceBefore(db, userId, starts),
    store.movedDays(db, userId, { from: starts, zone }),
  ]);
  return { from, to, before: before ?? null, days: moved };
}
