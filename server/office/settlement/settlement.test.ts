import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { OwedRow, Statement } from '#contract/office/statements.ts';
import { openBooks, STATEMENT_LINK, STATEMENTS } from '#test/settlement.ts';
import { openWorld } from '#test/world.ts';
import { statementLines, statements } from './tables.ts';
import { verifySettlement } from './verify.ts';

const world = await openWorld({ withWorkers: false });
const books = openBooks(world);
const { paidHotel, stay, finance, draw, drawn, act, linkTo, open, agree, dayAgo } = books;
const [ana, ben, cleo] = [await finance(), await finance(), await finance()];

const brief = ({ entries }: Statement) =>
  entries.map(({ kind, from, to, units, cents, payer }) => ({ kind, from, to, units, cents, payer }));

test('nights are billed once: drawn, agreed by link, approved and paid by two others', async () => {
  const hotel = await paidHotel();
  await stay({
    hotelId: hotel.hotelId,
    daysAgo: 5,
    nights: 3,
    state: 'done',
    number: 'A-1',
    hasArrived: true,
  });
  await stay({ hotelId: hotel.hotelId, daysAgo: 5, nights: 2, rooms: 2, state: 'done', number: 'A-2' });
  const statement = await drawn(ana, hotel.hotelId);
  expect(statement).toMatchObject({
    state: 'drawn',
    totalCents: 7 * 12_900,
    fromDay: dayAgo(5),
    madeBy: { isYou: true },
  });
  expect(statement.entries.map(({ ref, units, hasArrived }) => ({ ref, units, hasArrived }))).toEqual([
    { ref: 'A-1', units: 3, hasArrived: true },
    { ref: 'A-2', units: 4, hasArrived: false },
  ]);
  expect((await draw(ben, hotel.hotelId)).body).toMatchObject({ code: 'conflict' });

  const t = await linkTo(hotel.email);
  expect(await open(t)).toMatchObject({ state: 'drawn', totalCents: 90_300, contact: 'Robin' });
  // The partner agrees to the version it saw, not to what our team changed since.
  expect((await agree(t, 90_200)).status).toBe(409);
  expect((await agree(t, 90_300, { theirNumber: 'INV-7' })).body).toMatchObject({ state: 'agreed' });
  expect((await agree(t, 90_300)).status).toBe(409);

  expect((await act(ana, statement.id, 'approve')).body).toMatchObject({ code: 'conflict' });
  expect((await act(ben, statement.id, 'pay', { reference: 'W-1', paidOn: dayAgo(0) })).status).toBe(409);
  expect((await act(ben, statement.id, 'approve')).body).toMatchObject({ state: 'approved' });
  expect((await act(ben, statement.id, 'pay', { reference: 'W-1', paidOn: dayAgo(0) })).status).toBe(409);
  const paid = await act(cleo, statement.id, 'pay', { reference: 'W-1', paidOn: dayAgo(0) });
  expect(paid.body).toMatchObject({
    state: 'paid',
    reference: 'W-1',
    theirNumber: 'INV-7',
    paidBy: { isYou: true },
  });
  expect((await act(ana, statement.id, 'void', { reason: 'Wrong' })).status).toBe(409);
});

test('only what was really given is billed', async () => {
  const hotel = await paidHotel();
  const { hotelId } = hotel;
  // Still there: the nights until last night.
  await stay({ hotelId, daysAgo: 2, nights: 5, state: 'confirmed', number: 'STILL' });
  // Never came: the first night.
  await stay({ hotelId, daysAgo: 4, nights: 3, state: 'no-show', isNoShow: true, number: 'NOSHOW' });
  // Was marked as not arrived, and came later.
  await stay({
    hotelId,
    daysAgo: 4,
    nights: 3,
    state: 'done',
    isNoShow: true,
    hasArrived: true,
    number: 'LATE',
  });
  // Left after two nights.
  await stay({ hotelId, daysAgo: 5, nights: 5, state: 'withdrawn', endedDaysAgo: 3, number: 'LEFT' });
  // Gave the room up before the first night.
  await stay({
    hotelId,
    daysAgo: 3,
    nights: 3,
    state: 'withdrawn',
    endedDaysAgo: 4,
    askedDaysAgo: 5,
    number: 'GONE',
  });
  // The hotel canceled, and the hotel said no.
  await stay({ hotelId, daysAgo: 3, nights: 3, state: 'broken', number: 'BROKEN' });
  await stay({ hotelId, daysAgo: 3, nights: 3, state: 'declined' });
  // One of four nights is the guest's own.
  await stay({ hotelId, daysAgo: 6, nights: 4, ownNights: 1, state: 'done', number: 'OWN' });
  const statement = await drawn(ana, hotelId);
  const by = Object.groupBy(statement.entries, ({ ref }) => ref ?? '');
  const units = Object.fromEntries(
    Object.entries(by).map(([ref, entries]) => [
      ref,
      entries?.map((entry) => [entry.units, entry.cents / 12_900]),
    ]),
  );
  expect(units).toEqual({
    STILL: [[2, 2]],
    NOSHOW: [[1, 1]],
    LATE: [[3, 3]],
    LEFT: [[2, 2]],
    OWN: [
      [3, 3],
      [1, 0],
    ],
  });
  expect(statement.totalCents).toBe(11 * 12_900);
});

test('a household that moved between hotels is billed for each night by one of them', async () => {
  const [from, to] = [await paidHotel(), await paidHotel()];
  const incidentId = randomUUID();
  const homeId = randomUUID();
  const one = { incidentId, homeId, daysAgo: 5, nights: 4 };
  await stay({ ...one, hotelId: from.hotelId, state: 'withdrawn', endedDaysAgo: 3 });
  await stay({ ...one, hotelId: to.hotelId, state: 'done', askedDaysAgo: 3 });
  expect(brief(await drawn(ana, from.hotelId))).toMatchObject([{ from: dayAgo(5), to: dayAgo(4), units: 2 }]);
  expect(brief(await drawn(ana, to.hotelId))).toMatchObject([{ from: dayAgo(3), to: dayAgo(2), units: 2 }]);
  // Even if two lines claimed the same night, the database would accept only one.
  await stay({ ...one, hotelId: from.hotelId, state: 'done' });
  expect((await draw(ana, from.hotelId)).status).toBe(409);
});

test('without a price nothing is guessed: the list says so, and the price of each night counts', async () => {
  const { hotelId, name } = await paidHotel(null);
  await stay({ hotelId, daysAgo: 4, nights: 4, state: 'done' });
  const owed = async () =>
    ((await ana.get(`${STATEMENTS}/owed`)).body as { rows: OwedRow[] }).rows.find(
      (row) => row.partnerId === hotelId,
    );
  expect(await owed()).toMatchObject({ partner: name, cents: 0, lines: 0, unpriced: 4 });
  expect((await draw(ana, hotelId)).status).toBe(409);
  await books.setRate(hotelId, 10_000, '2020-01-01');
  await books.setRate(hotelId, 15_000, dayAgo(2));
  expect(await owed()).toMatchObject({ cents: 50_000, lines: 4, unpriced: 0 });
  const statement = await drawn(ana, hotelId);
  expect(statement.entries.map(({ units, rateCents }) => [units, rateCents])).toEqual([
    [2, 10_000],
    [2, 15_000],
  ]);
  expect(await owed()).toBeUndefined();
});

test('what turns out not to be owed is taken back once, on the next statement', async () => {
  const { hotelId } = await paidHotel();
  const line = await stay({ hotelId, daysAgo: 4, nights: 6, state: 'confirmed', number: 'X' });
  const first = await drawn(ana, hotelId);
  expect(first.totalCents).toBe(4 * 12_900);
  await books.moveLine(line.id, 'broken');
  await stay({ hotelId, daysAgo: 3, nights: 1, state: 'done', number: 'Y' });
  const second = await drawn(ana, hotelId);
  expect(second.totalCents).toBe(-3 * 12_900);
  expect(second.entries.filter(({ kind }) => kind === 'correction')).toHaveLength(4);
  expect((await draw(ana, hotelId)).status).toBe(409);
  // Voiding the second statement bills the first again, unchanged.
  expect((await act(ana, second.id, 'void', { reason: 'Mistake' })).body).toMatchObject({ state: 'void' });
  expect((await drawn(ana, hotelId)).totalCents).toBe(-3 * 12_900);
});

test('a disputed statement is adjusted, sent again and agreed; a void one frees its nights', async () => {
  const hotel = await paidHotel();
  await stay({ hotelId: hotel.hotelId, daysAgo: 2, nights: 2, state: 'done' });
  const { id } = await drawn(ana, hotel.hotelId);
  const t = await linkTo(hotel.email);
  const words = 'The second night was $139.';
  const disputed = await world.visitor().post(`${STATEMENT_LINK}/dispute`, { t, name: 'Robin Vale', words });
  expect(disputed.body).toMatchObject({ state: 'disputed', disputeWords: words });
  expect(
    (await act(ben, id, 'adjustments', { cents: 1_000, note: 'Second night at $139' })).body,
  ).toMatchObject({
    totalCents: 26_800,
  });
  expect((await act(ben, id, 'send')).body).toMatchObject({ state: 'drawn', totalCents: 26_800 });
  const again = await linkTo(hotel.email, 2);
  const page = await open(again);
  expect(page.entries.at(-1)).toMatchObject({
    kind: 'adjustment',
    note: 'Second night at $139',
    cents: 1_000,
  });
  expect((await agree(again, 26_800)).status).toBe(200);
  expect((await act(ben, id, 'adjustments', { cents: 5, note: 'More' })).status).toBe(409);
  expect((await act(ben, id, 'void', { reason: 'No' })).status).toBe(409);
  // Something turns out to be wrong.
  expect((await act(ben, id, 'send')).body).toMatchObject({ state: 'drawn', agreedName: null });
  expect((await act(ben, id, 'void', { reason: 'Drawn twice' })).status).toBe(200);
  expect((await world.visitor().post(`${STATEMENT_LINK}/open`, { t: again })).body).toMatchObject({
    code: 'link_wrong',
  });
  expect((await drawn(ana, hotel.hotelId)).totalCents).toBe(25_800);
});

test('of two that draw at once, one bills; and the database refuses what the code would not do', async () => {
  const { hotelId } = await paidHotel();
  await stay({ hotelId, daysAgo: 3, nights: 3, state: 'done' });
  const replies = await Promise.all([draw(ana, hotelId), draw(ben, hotelId), draw(cleo, hotelId)]);
  expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
  const made = replies.find(({ status }) => status === 201)?.body as Statement | undefined;
  const id = made?.id ?? '';
  const [line] = await world.db.select().from(statementLines).where(eq(statementLines.statementId, id));
  const refused = (text: string) =>
    expect(world.database.pool.query(text)).rejects.toThrow(/statement|duplicate|move/);
  await refused(`insert into statement_lines (statement_id, kind, incident_id, subject_id, source_id, day, units, cents, payer)
    select statement_id, kind, incident_id, subject_id, source_id, day, units, cents, payer from statement_lines where id = '${line?.id}'`);
  await refused(`update statement_lines set cents = 1 where id = '${line?.id}'`);
  await refused(`delete from statement_lines where id = '${line?.id}'`);
  await refused(`update statements set state = 'paid', moved_by = 'finance' where id = '${id}'`);
  await refused(`update statements set approved_by = made_by where id = '${id}'`);
  await world.db.execute(sql`update statements set state = 'agreed', moved_by = 'finance' where id = ${id}`);
  await refused(`insert into statement_lines (statement_id, kind, day, units, cents, payer, note)
    values ('${id}', 'adjustment', '${dayAgo(1)}', 1, 100, 'plan', 'More')`);
});

test('a statement can be exported for accounting, without names of guests', async () => {
  const { hotelId, name } = await paidHotel();
  await stay({ hotelId, daysAgo: 2, nights: 2, state: 'done', number: '=HYPERLINK("x")' });
  const { number } = await drawn(ana, hotelId);
  const { status, text } = await ana.get(`${STATEMENTS}/export?q=${number}`);
  expect(status).toBe(200);
  const rows = text.trim().split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(`"${name}"`);
  expect(rows[1]).toContain('"\'=HYPERLINK(""x"")"');
});

test('the books agree, and a changed total is found', async () => {
  expect((await verifySettlement(world.db)).faults).toEqual([]);
  const [one] = await world.db.select().from(statements).orderBy(statements.number).limit(1);
  await world.db
    .update(statements)
    .set({ totalCents: 1 })
    .where(eq(statements.id, one?.id ?? ''));
  expect((await verifySettlement(world.db)).faults).toEqual([
    `Statement ${one?.number} has a total that differs from its lines`,
  ]);
});
