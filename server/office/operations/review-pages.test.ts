/** Pages of reviews and cases: complete, in order of urgency, and equally cheap with many or few open. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ReviewView } from '#contract/office/operations.ts';
import { MOST_COUNTED } from '#contract/paging.ts';
import type { CaseRow } from '#contract/service/cases.ts';
import { openWorld, signedInAdmin } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const admin = await signedInAdmin(world);

type Counted = { next: string | null; total: number; isTotalCapped: boolean };
type ReviewPage = Counted & { reviews: ReviewView[] };
type CasePage = Counted & { rows: CaseRow[] };

/** Reads every page of a list, in order. */
async function turnPages<P extends Counted>(url: string): Promise<P[]> {
  const pages: P[] = [];
  for (let after: string | null = ''; after !== null;) {
    const cursor: string = after === '' ? '' : `${url.includes('?') ? '&' : '?'}after=${after}`;
    const reply = await admin.get(`${url}${cursor}`);
    expect(reply.status).toBe(200);
    const page = reply.body as P;
    pages.push(page);
    after = page.next;
  }
  return pages;
}

/** Some are opened in the same microsecond. */
const openReviews = (kind: string, count: number, from: string) =>
  world.db.execute(sql`insert into reviews (kind, key, summary, facts, opened_at)
    select ${kind}, ${`${from} `} || n, ${`${kind} `} || n, '{}', ${from}::timestamptz + (n / 3) * interval '1 microsecond'
    from generate_series(1, ${count}) n`);

test('pages of open reviews have each of them once, those who need help first, then the oldest', async () => {
  await openReviews('home-approval', 55, '2026-01-01T00:00:00Z');
  await openReviews('person-needs-help', 25, '2026-02-01T00:00:00Z'); // exactly a page
  const pages = await turnPages<ReviewPage>('/api/admin/operations/reviews');
  const all = pages.flatMap(({ reviews }) => reviews);
  expect(all).toHaveLength(80);
  expect(new Set(all.map(({ id }) => id)).size).toBe(80);
  expect(all.slice(0, 25).every(({ kind }) => kind === 'person-needs-help')).toBe(true);
  const times = all.slice(25).map(({ openedAt }) => openedAt);
  expect(times).toEqual(times.toSorted());
  expect(pages.map(({ total, isTotalCapped }) => [total, isTotalCapped])).toEqual(
    pages.map(() => [80, false]),
  );
  const ofKind = await turnPages<ReviewPage>('/api/admin/operations/reviews?kind=home-approval');
  expect(ofKind.flatMap(({ reviews }) => reviews)).toHaveLength(55);
});

test('pages of decided reviews have each of them once, newest first', async () => {
  await world.db.execute(sql`update reviews set decision = 'approve', note = 'Fine.',
    decided_at = '2026-03-01'::timestamptz + (right(id::text, 2) < '80')::int * interval '1 hour' where kind = 'home-approval'`);
  const pages = await turnPages<ReviewPage>('/api/admin/operations/reviews?state=decided');
  const all = pages.flatMap(({ reviews }) => reviews);
  expect(new Set(all.map(({ id }) => id)).size).toBe(55);
  const times = all.map(({ decidedAt }) => decidedAt ?? '');
  expect(times).toEqual(times.toSorted().toReversed());
});

test('a cursor of another list is refused', async () => {
  const [first] = await turnPages<ReviewPage>('/api/admin/operations/reviews?state=decided');
  const reply = await admin.get(`/api/admin/operations/reviews?state=open&after=${first?.next}`);
  expect(reply.status).toBe(400);
  expect((await admin.get('/api/admin/operations/reviews?after=nonsense')).status).toBe(400);
});

const LETTERS = 'ACDEFGHJKMNPQRTUVWXY34679';
/** Inserts cases in any state: turns off the triggers that only let new cases be open. */
const insertCases = (count: number) =>
  world.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`insert into cases (ref, kind, severity, reason, opened_at, state, close_reason, closed_at, remind_at)
      select substr(${LETTERS}, 1 + n / 625 % 25, 1) || substr(${LETTERS}, 1 + n / 25 % 25, 1)
          || substr(${LETTERS}, 1 + n % 25, 1) || '-AAA', 'visitor', 2 + n % 3, 'quiet-day',
        '2026-01-01'::timestamptz + (n / 7) * interval '1 microsecond', state,
        case when state = 'closed' then 'answered' end, case when state = 'closed' then now() end,
        case when state = 'waiting' then now() + interval '1 day' end
      from generate_series(1, ${count}) n,
        lateral (select case when n % 10 = 0 then 'closed' when n % 10 = 1 then 'waiting' else 'open' end as state) s`);
  });

test('pages of cases have each of them once, most severe and longest waiting first, in one state or in all', async () => {
  await insertCases(700);
  for (const [state, count] of [
    ['open', 560],
    ['all', 700],
  ] as const) {
    const pages = await turnPages<CasePage>(`/api/desk/cases?state=${state}&limit=100`);
    const rows = pages.flatMap((page) => page.rows);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
    expect(rows).toHaveLength(count);
    const order = rows.map(({ severity, openedAt }) => `${severity} ${openedAt}`);
    expect(order).toEqual(order.toSorted());
    expect(pages[0]).toMatchObject({ total: MOST_COUNTED, isTotalCapped: true });
  }
  const closed = (await admin.get('/api/desk/cases?state=closed')).body as CasePage;
  expect(closed).toMatchObject({ total: 70, isTotalCapped: false });
});
