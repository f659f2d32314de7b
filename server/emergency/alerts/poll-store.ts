import type { Queryable } from '#server/platform/db.ts';
import { and, eq, isNull, lt, lte, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { alertEvidence, feedPulls, feeds } from './tables.ts';

/** Leases a due feed until the given time. Of two servers, only one gets it. */
export async function claimFeed(db: Queryable, id: string, { due, until }: { due: Date; until: Date }) {
  await db.insert(feeds).values({ id }).onConflictDoNothing();
  return first(
    await db
      .update(feeds)
      .set({ nextPullAt: until })
      .where(and(eq(feeds.id, id), or(isNull(feeds.nextPullAt), lte(feeds.nextPullAt, due))))
      .returning({
        etag: feeds.etag,
        lastModified: feeds.lastModified,
        lastGoodAt: feeds.lastGoodAt,
        failures: feeds.failures,
      }),
  );
}

export const scheduleFeed = (db: Queryable, id: string, nextPullAt: Date) =>
  db.update(feeds).set({ nextPullAt }).where(eq(feeds.id, id));

export const feedAges = (db: Queryable) =>
  db.select({ id: feeds.id, lastGoodAt: feeds.lastGoodAt, state: feeds.state }).from(feeds);

/** Deletes old pulls, and evidence that nothing refers to. */
export async function deletePulls(db: Queryable, before: Date): Promise<void> {
  // Keep each feed's last complete response, however old: the next one is compared with it.
  const kept = sql`select distinct on (feed_id) id from ${feedPulls} where outcome = 'good' order by feed_id, at desc, id desc`;
  await db.delete(feedPulls).where(and(lt(feedPulls.at, before), sql`${feedPulls.id} not in (${kept})`));
  await db
    .delete(alertEvidence)
    // The database knows every table that refers to evidence; see the function in the migrations.
    .where(and(lt(alertEvidence.createdAt, before), sql`not evidence_is_used(${alertEvidence.hash})`));
}
