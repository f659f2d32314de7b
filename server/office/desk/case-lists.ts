import type { z } from 'zod';
import type * as contract from '#contract/office/desk.ts';
import { findPeople, peoplePage } from '#server/core/accounts/accounts.ts';
import { recordExport } from '#server/core/audit/audit.ts';
import { normalizePhone } from '#contract/phone.ts';
import { peopleWithPhone } from '#server/core/notifications/notifications.ts';
import { homesOwnedBy, homesSharedWith } from '#server/home/homes/homes.ts';
import { csvFile } from '#server/platform/csv-writing.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { everyRow } from '#server/platform/paging.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { type CaseQuery, close, countCases, listCases, readReference } from '#server/service/cases/cases.ts';
import { searchVisitors, visitorsOf } from '#server/service/contact/contact.ts';
import { toRows } from './case-rows.ts';
import { say } from '#server/platform/say.ts';

type DeskDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type Reader = Pick<Member, 'id' | 'role' | 'device'>;

/** The most people, and the most visitors' cases, that a search can match. */
const MOST_PEOPLE = 50;
const MOST_VISITORS = 1000;

/** Homes of the people with this verified number, as owners or members. */
async function homesWithPhone(db: Queryable, phone: string): Promise<string[]> {
  const homes = [];
  for (const userId of await peopleWithPhone(db, phone)) {
    homes.push(...(await homesOwnedBy(db, userId)).map(({ id }) => id));
    homes.push(...(await homesSharedWith(db, userId)).map(({ id }) => id));
  }
  return homes;
}

/**
 * Resolves a search that isn't a reference: homes of people with this number, name or address, and visitors' messages.
 */
async function namedBy(db: Queryable, q: string) {
  if (q === '' || readReference(q) !== null) return undefined;
  const phone = normalizePhone(q);
  if (phone) return { homeIds: await homesWithPhone(db, phone), caseIds: [] };
  const found = await findPeople(db, { q, role: 'all', sort: 'email', also: [] });
  const { rows } = await peoplePage(db, found, { sort: 'email', limit: MOST_PEOPLE });
  const homeIds = [];
  for (const { id } of rows) homeIds.push(...(await homesOwnedBy(db, id)).map((home) => home.id));
  return { homeIds, caseIds: await searchVisitors(db, q, MOST_VISITORS) };
}

export async function searchCases(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  query: CaseQuery,
) {
  const now = clock.now();
  const named = await namedBy(db, query.q);
  const { rows, ...page } = await listCases(db, query, { me: reader.id, now, named });
  return { ...page, rows: await toRows(db, rows, now) };
}

const ROWS_AT_ONCE = 1000;

/** Exports all matching cases, never what was written in them. */
export async function exportCases(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: Reader,
  query: z.output<typeof contract.exportCases.query>,
): Promise<FileReply> {
  const now = clock.now();
  const named = await namedBy(db, query.q);
  const who = { me: reader.id, now, named };
  const pageAfter = (after: string | undefined) =>
    listCases(db, { ...query, after, limit: ROWS_AT_ONCE }, who);
  const total = await countCases(db, { ...query, limit: ROWS_AT_ONCE }, who);
  await recordExport(db, reader, { at: now, list: 'cases', query, rows: total });
  const { caseNames, exportHeaders } = say();
  async function* cells() {
    const all = everyRow(async (after) => {
      const { rows, ...page } = await pageAfter(after);
      const visitors = await visitorsOf(
        db,
        rows.map(({ id }) => id),
      );
      const shown = await toRows(db, rows, now);
      return {
        ...page,
        rows: shown.map((row, i) => ({
          ...row,
          closedAt: rows[i]?.closedAt ?? null,
          email: visitors.get(row.id)?.email ?? null,
        })),
      };
    });
    for await (const row of all)
      yield [
        row.ref,
        row.kind,
        caseNames.severities[row.severity],
        row.state,
        stamp(row.openedAt),
        stamp(row.dueAt),
        stamp(row.closedAt),
        row.owner?.name,
        row.person,
        row.email,
        row.subject,
      ];
  }
  return csvFile(`cases-${now.toISOString().slice(0, 10)}.csv`, exportHeaders.cases, cells());
}

const stamp = (at: Date | string | null) => (at === null ? undefined : new Date(at).toISOString());

/** Closes several cases independently: a case that can't be closed reports why and doesn't stop the others. */
export async function closeSeveral(
  deps: DeskDeps,
  reader: Reader,
  { ids, ...reason }: z.output<typeof contract.closeCases.body>,
) {
  const refused: { id: string; error: string }[] = [];
  for (const id of ids)
    try {
      await close(deps, reader, id, reason);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ id, error: error.message });
    }
  return { closed: ids.length - refused.length, refused };
}
