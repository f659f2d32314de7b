import type { z } from 'zod';
import { REVIEWS_A_PAGE, type ReviewView } from '#contract/office/operations.ts';
import { isReviewKind, REVIEW_KINDS, ZONE_QUESTIONS } from '#contract/core/reviews.ts';
import { incidentOf, questionsWaiting } from '#server/emergency/activations/activations.ts';
import { zonesByIds } from '#server/emergency/alerts/alerts.ts';
import { requestOf } from '#server/emergency/evacuation/evacuation.ts';
import { peopleByAddress } from '#server/core/accounts/accounts.ts';
import { addressLines, homesByAddress, homesOwnedByAny } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Member } from '#server/platform/route.ts';
import * as reviews from '#server/core/reviews/reviews.ts';
import { byDistance, dangerZones, milesToNearest } from './request-distance.ts';
import { namesOf } from './declarations.ts';
import { zoneName } from './zones.ts';
import { say } from '#server/platform/say.ts';

type Shown = z.input<typeof ReviewView>;
type Fact = string | number | boolean | null;

/** Ids are shown as links, or not at all. */
const HIDDEN = new Set(['requestId', 'stopId', 'cardId', 'isAppeal', 'identifier', 'key']);

const inDollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}`;

function sayFact(key: string, value: Fact): string {
  const t = say().caseWords;
  if (value === null) return t.notKnown;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number')
    return /cents$|^told$/i.test(key) ? inDollars(value) : value.toLocaleString('en-US');
  return value;
}

function labelOf(key: string): string {
  const labels: Readonly<Record<string, string>> = say().caseWords.facts;
  return labels[key] ?? key;
}

const factsOf = (facts: Record<string, Fact>) =>
  Object.entries(facts)
    .filter(([key]) => !HIDDEN.has(key))
    .map(([key, value]) => ({ label: labelOf(key), value: sayFact(key, value) }));

type ShowDeps = Pick<Deps, 'masterKeys' | 'clock'> & { db: Queryable };

const REQUEST = 'service-request';
/** Open requests are ranked together, at most this many. */
const MOST_RANKED = 500;

async function requestIn(deps: ShowDeps, admin: Member, { kind, facts }: reviews.Review) {
  if (kind !== 'service-request' || typeof facts.requestId !== 'string') return null;
  const { clock } = deps;
  const request = await requestOf(deps, facts.requestId);
  if (!request) return null;
  const isAppeal = request.state === 'appealed';
  return {
    shown: {
      why: request.why,
      appeal: request.appeal,
      decisionNote: request.decisionNote,
      isDeclinedByYou: isAppeal && request.decidedBy === admin.id,
      canReopen: request.askAgainAt !== null && request.askAgainAt > clock.now(),
    },
    answer: facts.isAppeal ? request.appealNote : request.decisionNote,
  };
}

/** Homes that wait for each of these reviews, where they are about a zone. */
async function homesWaitingFor({ db, clock }: ShowDeps, rows: readonly reviews.Review[]) {
  const isOpen = ({ kind, decidedAt }: reviews.Review) =>
    decidedAt === null && isReviewKind(kind) && ZONE_QUESTIONS[kind] !== undefined;
  const found = rows.some(isOpen) ? await questionsWaiting(db, clock.now()) : [];
  return new Map(found.map(({ review, homeIds }) => [review.id, homeIds.length]));
}

/** Maps reviews to the contract, with their subject in words. */
export async function show(deps: ShowDeps, admin: Member, rows: readonly reviews.Review[]): Promise<Shown[]> {
  const { db } = deps;
  const homes = await addressLines(
    db,
    rows.flatMap(({ homeId }) => homeId ?? []),
  );
  const zones = new Map(
    (
      await zonesByIds(
        db,
        rows.flatMap(({ zoneId }) => zoneId ?? []),
      )
    ).map((zone) => [zone.id, zone]),
  );
  const incidents = new Map<string, string>();
  for (const id of new Set(rows.flatMap(({ incidentId }) => incidentId ?? []))) {
    const found = await incidentOf(db, id);
    if (found) incidents.set(id, found.name);
  }
  const waiting = await homesWaitingFor(deps, rows);
  const names = await namesOf(
    db,
    rows.map(({ decidedBy }) => decidedBy),
  );
  return Promise.all(
    rows.map(async (row): Promise<Shown> => {
      const request = await requestIn(deps, admin, row);
      const zone = row.zoneId ? zones.get(row.zoneId) : undefined;
      const line = row.homeId ? homes.get(row.homeId) : undefined;
      const incident = row.incidentId ? incidents.get(row.incidentId) : undefined;
      return {
        id: row.id,
        kind: row.kind,
        title: isReviewKind(row.kind) ? REVIEW_KINDS[row.kind] : row.kind,
        summary: row.summary,
        openedAt: row.openedAt,
        homesWaiting: waiting.get(row.id) ?? null,
        unanswered: (row.decidedAt === null && isReviewKind(row.kind) && ZONE_QUESTIONS[row.kind]) || null,
        escalatedAt: row.escalatedAt,
        onCallAt: row.onCallAt,
        facts: factsOf(row.facts),
        home: row.homeId && line ? { id: row.homeId, addressLine: line } : null,
        zone: zone ? { id: zone.id, name: zoneName(zone) } : null,
        incident: row.incidentId && incident ? { id: row.incidentId, name: incident } : null,
        request: request?.shown ?? null,
        decision: row.decision,
        decidedAt: row.decidedAt,
        decidedBy: names(row.decidedBy),
        note: row.note ?? request?.answer ?? null,
      };
    }),
  );
}

type Asked = { state: 'open' | 'decided'; kind: string; search: string };

/** At most this many homes and people match a search. */
const MOST_FOUND = 500;

/** Resolves the search text to people: a street, a city, or the start of a member's email address. */
async function findBySearch({ db }: ShowDeps, search: string) {
  if (search === '') return { homeIds: [], userIds: [] };
  const people = (await peopleByAddress(db, search).limit(MOST_FOUND)).map(({ id }) => id);
  const homes = await homesByAddress(db, search, MOST_FOUND);
  const owned = await homesOwnedByAny(db, people);
  return { homeIds: [...new Set([...homes, ...owned])], userIds: people };
}

/**
 * Requests of households that had to leave without an order, nearest to a live zone first. In a mixed list they share
 * the positions that their ages give them, so that other reviews don't wait longer.
 */
async function rankRequests(
  deps: ShowDeps,
  rows: readonly reviews.Review[],
  page: Parameters<typeof reviews.listReviews>[1],
): Promise<reviews.Review[]> {
  const oldest = rows.find(({ kind }) => kind === REQUEST);
  if (page.state !== 'open' || !oldest) return [...rows];
  const zones = await dangerZones(deps.db);
  // Without any live zone, they stay in order of age, and the other requests don't have to be read.
  const all =
    zones.length === 0
      ? rows.filter(({ kind }) => kind === REQUEST)
      : (
          await reviews.listReviews(deps.db, {
            ...page,
            kind: REQUEST,
            limit: MOST_RANKED,
            after: undefined,
          })
        ).rows;
  const miles = await milesToNearest(
    deps.db,
    zones,
    all.flatMap(({ homeId }) => homeId ?? []),
  );
  const ranked = all.toSorted(byDistance(miles));
  /** The first position of this page. Requests after the last ranked one keep their own. */
  const place = all.findIndex(({ id }) => id === oldest.id);
  let next = place < 0 ? all.length : place;
  return rows.map((row) => {
    if (row.kind !== REQUEST) return row;
    const placed = ranked[next] ?? row;
    next += 1;
    const away = miles.get(placed.homeId ?? '');
    const nearestMiles = away === undefined ? say().caseWords.none : `${away.toFixed(1)} mi`;
    return { ...placed, facts: { ...placed.facts, nearestMiles } };
  });
}

export async function listPage(deps: ShowDeps, admin: Member, asked: Asked & { after?: string | undefined }) {
  const found = await findBySearch(deps, asked.search);
  const page = { ...asked, found, limit: REVIEWS_A_PAGE };
  const { rows, next } = await reviews.listReviews(deps.db, page);
  const count = await reviews.countReviews(deps.db, page);
  return { reviews: await show(deps, admin, await rankRequests(deps, rows, page)), next, ...count };
}
