import type { z } from 'zod';
import type { EntryStatus, exportWaitlist, listWaitlist } from '#contract/outreach/invitations.ts';
import { recordExport } from '#server/core/audit/audit.ts';
import { csvFile } from '#server/platform/csv-writing.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { everyRow } from '#server/platform/paging.ts';
import { coverageOf } from '#server/outreach/addresses/coverage.ts';
import { countByStatus, findMatching, reviewPage } from '#server/outreach/waitlist/waitlist.ts';
import { type Admin, shown } from './reviewing.ts';
import { say } from '#server/platform/say.ts';

/** Returns one page of requests to join, with totals per status. */
export async function listEntries(db: Queryable, query: z.output<typeof listWaitlist.query>) {
  const { rows, ...page } = await reviewPage(db, await findMatching(db, query), query);
  const counted = await countByStatus(db);
  const countOf = (status: EntryStatus | 'left') => counted.get(status) ?? 0;
  const counts = {
    waiting: countOf('waiting'),
    approved: countOf('approved'),
    declined: countOf('declined'),
    invited: countOf('invited'),
    joined: countOf('joined'),
    left: countOf('left'),
  } satisfies Record<EntryStatus | 'left', number>;
  return { ...page, rows: await shown(db, rows), counts };
}

const ROWS_AT_ONCE = 1000;

/**
 * Exports all matching requests. The audit log records who exported how many rows before the first row is
 * sent.
 */
export async function exportEntries(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Admin,
  query: z.output<typeof exportWaitlist.query>,
): Promise<FileReply> {
  const found = await findMatching(db, query);
  const now = clock.now();
  await recordExport(db, admin, { at: now, list: 'waitlist', query, rows: found.total });
  const entries = everyRow((after) => reviewPage(db, found, { ...query, after, limit: ROWS_AT_ONCE }));
  async function* cells() {
    for await (const entry of entries)
      yield [
        entry.email,
        entry.address,
        entry.state,
        coverageOf(entry.state),
        entry.plan,
        entry.source,
        entry.status,
        entry.createdAt.toISOString(),
        entry.askedAt.toISOString(),
        entry.leftAt?.toISOString(),
        entry.decidedAt?.toISOString(),
        entry.declineReason,
      ];
  }
  return csvFile(`waitlist-${now.toISOString().slice(0, 10)}.csv`, say().exportHeaders.waitlist, cells());
}
