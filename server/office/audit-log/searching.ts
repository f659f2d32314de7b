/** Audit log search for administrators. Home entries stay encrypted: no home key is used here. */
import { BRAND } from '#contract/brand.ts';
import type { z } from 'zod';
import type { AuditDetail, AuditEntry, exportAudit, listAudit } from '#contract/office/audit-admin.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { csvFile } from '#server/platform/csv-writing.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { everyRow } from '#server/platform/paging.ts';
import type { Member } from '#server/platform/route.ts';
import { lastCheck, recordView, recordExport, type Entry } from '#server/core/audit/audit.ts';
import type { Changes } from '#server/core/audit/changes.ts';
import * as search from '#server/core/audit/search-store.ts';
import { say } from '#server/platform/say.ts';

type SearchDeps = Pick<Deps, 'db' | 'clock'>;
type Admin = Pick<Member, 'id' | 'device'>;
type Shown = z.input<typeof AuditEntry>;
type Query = z.output<typeof exportAudit.query>;

/** A name that matches more people than this doesn't identify anyone. */
const MOST_PEOPLE = 50;
const LOOKED = 'audit.viewed';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

async function searchFor(db: Queryable, query: Query): Promise<search.Search> {
  const { q, person, actions } = query;
  const thing = UUID.test(q) ? q.toLowerCase() : null;
  const isWords = q !== '' && thing === null;
  const named = isWords ? await search.peopleNamed(db, q, MOST_PEOPLE) : [];
  return {
    scope: query.scope,
    capability: query.capability,
    from: query.from ? new Date(query.from) : undefined,
    to: query.to ? new Date(query.to) : undefined,
    thing,
    actions: isWords ? actions : undefined,
    people: isWords || person ? [...named, ...(person ? [person] : [])] : null,
  };
}

/** Team actions are open to the team. Searching a member's entries, or everyone's, is itself logged. */
async function noteSearch(deps: SearchDeps, admin: Admin, { scope, people, thing }: search.Search) {
  // In team actions, the id searched for can also be a hotel or an item, which isn't a person.
  const isSomebody =
    thing !== null && (scope !== 'administrators' || (await peopleById(deps.db, [thing])).size > 0);
  const looked = people ?? (isSomebody ? [thing] : []);
  if (scope === 'administrators' && looked.length === 0) return;
  const [only] = looked;
  await recordView(deps, admin, {
    action: LOOKED,
    subjectId: looked.length === 1 && only !== undefined ? only : null,
    detail: looked.length === 0 ? scope : looked.length === 1 ? 'one member' : `${looked.length} members`,
    after: { scope, members: looked.length },
  });
}

const isOpen = ({ kind }: Entry): boolean => kind !== null && kind !== 'home';
const inWords = (bytes: Uint8Array | null): string | null =>
  bytes ? Buffer.from(bytes).toString('utf8') : null;

/** Replaces ids with names and leaves out encrypted details. */
async function shown(db: Queryable, rows: readonly Entry[]): Promise<Shown[]> {
  const homes = rows.flatMap(({ kind, chain }) => (kind === 'home' || kind === null ? [chain] : []));
  const owners = await search.ownersOf(db, [...new Set(homes)]);
  const memberOf = ({ kind, chain, subjectId }: Entry) =>
    kind === 'office' ? subjectId : (owners.get(chain) ?? chain);
  const people = await peopleById(db, [
    ...new Set(rows.flatMap((row) => [row.actorId, memberOf(row)].filter((id) => id !== null))),
  ]);
  const nameOf = (id: string | null) => {
    const person = id === null ? undefined : people.get(id);
    return person ? (person.name ?? person.email) : null;
  };
  return rows.map((row): Shown => {
    const { id, at, actorId, action, kind, device, network } = row;
    const name = nameOf(actorId);
    return {
      id,
      at,
      actor: { kind: actorId === null ? 'product' : name === null ? 'former' : 'person', name },
      action,
      about: kind ?? (people.has(row.chain) ? 'account' : 'home'),
      concerns: nameOf(memberOf(row)),
      detail: isOpen(row) ? inWords(row.detail) : null,
      device,
      network,
    };
  });
}

export async function searchAudit(deps: SearchDeps, admin: Admin, query: z.output<typeof listAudit.query>) {
  const { db } = deps;
  const asked = await searchFor(db, query);
  await noteSearch(deps, admin, asked);
  const { rows, ...page } = await search.searchPage(db, await search.findMatching(db, asked), query);
  const check = await lastCheck(db);
  return { ...page, rows: await shown(db, rows), check: check ?? null };
}

export async function readEntry(
  deps: SearchDeps,
  admin: Admin,
  id: string,
): Promise<z.input<typeof AuditDetail>> {
  const row = await search.findEntry(deps.db, id);
  const [entry] = row ? await shown(deps.db, [row]) : [];
  if (!row || !entry) throw new AppError('not_found', say().auditLogErrors.noSuchEntry);
  if (row.kind !== 'office' && row.kind !== 'incident')
    await recordView(deps, admin, {
      action: LOOKED,
      subjectId: row.chain,
      detail: 'one entry',
      after: { entry: id },
    });
  const changes = isOpen(row) && row.changes ? (JSON.parse(inWords(row.changes) ?? '') as Changes) : null;
  return {
    ...entry,
    before: changes?.before ?? null,
    after: changes?.after ?? null,
    isSealed: !isOpen(row) && (row.detail !== null || row.changes !== null),
    subjectId: row.subjectId,
    seq: row.seq,
    hash: Buffer.from(row.hash).toString('hex'),
  };
}

const ROWS_AT_ONCE = 1000;

/** Exports all matching entries. */
export async function exportAuditEntries(deps: SearchDeps, admin: Admin, query: Query): Promise<FileReply> {
  const { db, clock } = deps;
  const asked = await searchFor(db, query);
  await noteSearch(deps, admin, asked);
  const now = clock.now();
  const matching = await search.findMatching(db, asked);
  const { scope, capability, from, to } = query;
  const filters = Object.fromEntries(
    Object.entries({ scope, capability, from, to }).filter(
      (one): one is [string, string] => one[1] !== undefined,
    ),
  );
  await recordExport(db, admin, {
    at: now,
    list: 'audit',
    query: { ...filters, q: asked.people === null && asked.thing === null ? '' : 'somebody or something' },
    rows: matching.total,
  });
  // Leaves out entries added meanwhile, including the one for this export.
  const before = search.until(matching, now);
  const found = everyRow((cursor) =>
    search
      .searchPage(db, before, { sort: query.sort, after: cursor, limit: ROWS_AT_ONCE })
      .then(async (page) => ({
        rows: await shown(db, page.rows),
        next: page.next,
      })),
  );
  const who = { product: BRAND.name, former: say().exportHeaders.formerMember, person: '' };
  async function* cells() {
    for await (const { at, actor, action, about, concerns, detail, device, network } of found)
      yield [
        (at as Date).toISOString(),
        actor.name ?? who[actor.kind],
        action,
        about,
        concerns,
        detail,
        device,
        network,
      ];
  }
  return csvFile(`audit-${now.toISOString().slice(0, 10)}.csv`, say().exportHeaders.audit, cells());
}
