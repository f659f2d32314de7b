import { WATCH_SECONDS } from '#contract/office/watching.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { after, seconds } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { and, eq, gt, ne, sql } from '#server/platform/drizzle.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { noteBeat } from '#server/service/shifts/shifts.ts';
import { readableCase } from './household.ts';
import { caseWatchers } from './tables.ts';
import { say } from '#server/platform/say.ts';

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type State = 'viewing' | 'typing' | 'gone';

/** A window that missed two of its beats is closed. */
const GONE_MS = seconds(2 * WATCH_SECONDS + 5);

const othersOf = (db: Queryable, caseId: string, userId: string, now: Date) =>
  db
    .select()
    .from(caseWatchers)
    .where(
      and(
        eq(caseWatchers.caseId, caseId),
        ne(caseWatchers.userId, userId),
        gt(caseWatchers.seenAt, after(now, -GONE_MS)),
      ),
    );

/** Records which case this person's window shows. Returns whether that changed for the others. */
async function note(tx: Tx, caseId: string, userId: string, state: State, now: Date): Promise<boolean> {
  const [was] = await tx
    .select()
    .from(caseWatchers)
    .where(and(eq(caseWatchers.caseId, caseId), eq(caseWatchers.userId, userId)));
  const isThere = was !== undefined && was.seenAt > after(now, -GONE_MS);
  if (state === 'gone') {
    await tx
      .delete(caseWatchers)
      .where(and(eq(caseWatchers.caseId, caseId), eq(caseWatchers.userId, userId)));
    return isThere;
  }
  const row = { caseId, userId, seenAt: now, isTyping: state === 'typing' };
  await tx
    .insert(caseWatchers)
    .values(row)
    .onConflictDoUpdate({
      target: [caseWatchers.caseId, caseWatchers.userId],
      set: { seenAt: sql`excluded.seen_at`, isTyping: sql`excluded.is_typing` },
    });
  return !isThere || was.isTyping !== row.isTyping;
}

/** Returns who else is viewing or typing in a case, and notifies their windows about this one. */
export async function watchCase(
  deps: WatchDeps,
  agent: Pick<Member, 'id' | 'role' | 'device'>,
  caseId: string,
  state: State,
) {
  const { db, clock } = deps;
  await readableCase(deps, agent, caseId);
  // A window that sends requests is open, even if its live stream failed.
  await noteBeat(deps, agent.id);
  const now = clock.now();
  const others = await db.transaction(async (tx) => {
    const isNews = await note(tx, caseId, agent.id, state, now);
    const found = await othersOf(tx, caseId, agent.id, now);
    if (isNews)
      await publishLiveTo(
        tx,
        found.map(({ userId }) => userId),
        { topic: 'watchers' },
      );
    return found;
  });
  const people = await peopleById(
    db,
    others.map(({ userId }) => userId),
  );
  return {
    others: others.map(({ userId, isTyping }) => ({
      id: userId,
      name: people.get(userId)?.name || say().caseWords.aColleague,
      isTyping,
    })),
  };
}
