import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Disaster } from '#contract/home/recovery-disasters.ts';
import type { RebuildView } from '#contract/home/recovery-rebuild.ts';
import { gather } from '#server/home/claims/gather.ts';
import { drawPacket } from '#server/home/claims/pdf.ts';
import { homeowner } from '#test/homes.ts';
import { pdfText } from '#test/pdf-text.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { exportRecovery } from './data-export.ts';

const world = await openWorld({ withWorkers: false });
world.clock.advance(Date.parse('2026-04-02T05:30:00Z') - world.clock.now().getTime());
const admin = await signedInAdmin(world);
const LINK = 'https://www.gov.ca.gov/proclamation';

const QUOTE = {
  by: 'CANARY Builders',
  license: '1066105',
  licenseCheckedOn: '2026-02-02',
  work: 'home-improvement',
  scope: 'CANARY roof',
  totalCents: 50_000_00,
  depositCents: 1000_00,
  beforeCents: 48_000_00,
  status: 'received',
};

async function rebuilding(given: object = {}) {
  const me = await homeowner(world);
  const body = { lossDate: '2026-01-08', evidence: { kind: 'statement', note: '' }, ...given };
  expect((await me.post(`${me.api}/recovery`, body)).status).toBe(201);
  const at = `${me.api}/recovery/records`;
  const add = async (kind: string, details: object, more: object = {}) => {
    const reply = await me.post(at, { kind, day: '2026-02-02', details, ...more });
    expect([reply.status, reply.body]).toEqual([201, reply.body]);
    return (reply.body as { id: string }).id;
  };
  const read = async () => (await me.get(`${me.api}/recovery/rebuild`)).body as RebuildView;
  return { ...me, at, add, read };
}

test('three quotes show side by side with warnings from the dates our team entered', async () => {
  const { disasters } = (await admin.post('/api/admin/disasters', { name: 'Cap Fire', state: 'CA' }))
    .body as {
    disasters: Disaster[];
  };
  const id = disasters.find(({ name }) => name === 'Cap Fire')?.id;
  const me = await rebuilding({ disasterId: id });
  await me.add('quote', { ...QUOTE, beforeCents: 40_000_00 });
  await me.add('quote', { ...QUOTE, by: 'Second', depositCents: 5000_00 });
  await me.add('quote', { ...QUOTE, by: 'Third', license: '' });
  const codes = async () =>
    Object.fromEntries(
      (await me.read()).quotes.map(({ details, warnings }) => [details.by, warnings.map(({ code }) => code)]),
    );
  // Without an agency's date, we accuse no one of breaking the cap.
  expect((await me.read()).cap).toBeNull();
  expect(await codes()).toEqual({
    'CANARY Builders': ['cap-dates-unknown'],
    Second: ['deposit-over-limit'],
    Third: ['no-license'],
  });
  const date = { kind: 'event', subject: 'state_of_emergency_declared', day: '2026-01-08', link: LINK };
  expect((await admin.call('PUT', `/api/admin/disasters/${id}/dates`, date)).status).toBe(200);
  expect((await me.read()).cap).toEqual({ from: '2026-01-08', to: '2026-07-07', link: LINK });
  expect((await codes())['CANARY Builders']).toEqual(['over-price-cap']);
  // An extension published by the agency replaces the usual length.
  const longer = { kind: 'published', subject: 'AID-22b', day: '2027-01-07', link: `${LINK}/2` };
  await admin.call('PUT', `/api/admin/disasters/${id}/dates`, longer);
  expect((await me.read()).cap).toEqual({ from: '2026-01-08', to: '2027-01-07', link: `${LINK}/2` });
});

test('a household’s own date is not enough to accuse a contractor', async () => {
  const me = await rebuilding();
  await me.post(`${me.api}/recovery/facts`, {
    kind: 'event',
    subject: 'emergency_declared',
    day: '2026-01-08',
    evidence: { kind: 'statement', note: '' },
  });
  await me.add('quote', { ...QUOTE, beforeCents: 40_000_00 });
  const [quote] = (await me.read()).quotes;
  expect(quote?.warnings.map(({ code }) => code)).toEqual(['cap-dates-unknown']);
});

test('nobody is hired without a license number, and a California number has digits only', async () => {
  const me = await rebuilding();
  const post = (details: object) => me.post(me.at, { kind: 'quote', day: '2026-02-02', details });
  const refusal = async (details: object) => {
    const { status, body } = await post({ ...QUOTE, ...details });
    return [status, Object.keys((body as { fields?: object }).fields ?? {})];
  };
  expect(await refusal({ license: '', status: 'hired' })).toEqual([400, ['license']]);
  expect(await refusal({ license: 'ABC' })).toEqual([400, ['license']]);
  expect((await post({ ...QUOTE, license: '', status: 'received' })).status).toBe(201);
  expect((await post({ ...QUOTE, work: 'design', license: 'C-12345', status: 'hired' })).status).toBe(201);
});

test('payments add up, and each says if a release covers it', async () => {
  const me = await rebuilding();
  const quoteId = await me.add('quote', { ...QUOTE, status: 'hired' });
  const pay = (stage: string, amountCents: number) =>
    me.add('work-payment', { stage, amountCents, reference: 'CANARY check' }, { parentId: quoteId });
  await pay('deposit', 1000_00);
  const finalId = await pay('final', 49_000_00);
  const release = (form: string) =>
    me.add('lien-release', { form, by: 'CANARY Roofing' }, { parentId: finalId });
  await release('unconditional-progress');
  const shown = async () => (await me.read()).quotes[0];
  expect(await shown()).toMatchObject({ paidCents: 50_000_00, warnings: [] });
  expect(
    (await shown())?.payments.map(({ details, release: state }) => [details.stage, state]).toSorted(),
  ).toEqual([
    ['deposit', 'none'],
    ['final', 'none'],
  ]);
  await release('unconditional-final');
  expect((await shown())?.payments.find(({ id }) => id === finalId)?.release).toBe('unconditional');
  expect((await me.call('DELETE', `${me.at}/${quoteId}`)).status).toBe(204);
  const { rows } = await world.db.execute(sql`select 1 from recovery_records where home_id = ${me.homeId}`);
  expect(rows).toHaveLength(0);
});

test('a payment belongs to a quote and a release to a payment, also for the database', async () => {
  const me = await rebuilding();
  const other = await rebuilding();
  const theirs = await other.add('quote', QUOTE);
  const quoteId = await me.add('quote', QUOTE);
  const payment = { kind: 'work-payment', day: '2026-02-02', details: { stage: 'deposit', amountCents: 1 } };
  expect((await me.post(me.at, payment)).status).toBe(400);
  expect((await me.post(me.at, { ...payment, parentId: theirs })).status).toBe(400);
  const release = {
    kind: 'lien-release',
    day: '2026-02-02',
    parentId: quoteId,
    details: { form: 'conditional-final', by: 'x' },
  };
  expect((await me.post(me.at, release)).status).toBe(400);
  await expect(
    world.db.execute(sql`update recovery_records set kind = 'lien-release' where id = ${quoteId}`),
  ).rejects.toThrow(/Failed query/);
});

test('a permit goes from state to state, and only the last one can be taken back', async () => {
  const me = await rebuilding();
  const permitId = await me.add('permit', { title: 'CANARY permit', number: 'B-1' });
  const step = (state: string, day = '2026-02-02') =>
    me.post(me.at, { kind: 'permit-step', day, parentId: permitId, details: { state } });
  expect((await step('final')).status).toBe(400);
  const applied = (await step('applied')).body as { id: string };
  expect((await step('final', '2026-02-03')).status).toBe(400);
  expect((await step('issued', '2026-02-01')).status).toBe(400);
  const issued = (await step('issued', '2026-02-20')).body as { id: string };
  expect((await me.read()).permits).toMatchObject([{ state: 'issued', steps: [{}, {}] }]);
  const change = { kind: 'permit-step', day: '2026-02-20', parentId: permitId, details: { state: 'final' } };
  expect((await me.call('PUT', `${me.at}/${issued.id}`, change)).status).toBe(409);
  expect((await me.call('DELETE', `${me.at}/${applied.id}`)).status).toBe(409);
  expect((await me.call('DELETE', `${me.at}/${issued.id}`)).status).toBe(204);
  expect((await me.read()).permits[0]?.state).toBe('applied');
});

test('a recovery has one worksheet, with both sums', async () => {
  const me = await rebuilding();
  const details = {
    repair: { costs: { build: 400_000_00, housing: 10_000_00 }, covered: { insurance: 380_000_00 } },
    move: {
      costs: { home: 600_000_00, moving: 5_000_00 },
      covered: { insurance: 380_000_00, landSale: 150_000_00 },
    },
  };
  await me.add('worksheet', details);
  const { result, worksheet } = await me.read();
  expect(result).toMatchObject({
    repair: { costCents: 410_000_00, coveredCents: 380_000_00, ownCents: 30_000_00 },
    move: { ownCents: 75_000_00 },
    differenceCents: 45_000_00,
  });
  expect(worksheet?.details.move.costs.taxes).toBe(0);
  expect((await me.post(me.at, { kind: 'worksheet', day: '2026-02-02', details })).status).toBe(409);
});

test('the claim packet names who was hired and what was paid, not the other quotes, permits or worksheet', async () => {
  const me = await rebuilding();
  const quoteId = await me.add('quote', {
    ...QUOTE,
    by: 'Hired Builders',
    status: 'hired',
    note: 'CANARY note',
  });
  await me.add('work-payment', { stage: 'deposit', amountCents: 1000_00 }, { parentId: quoteId });
  await me.add('quote', { ...QUOTE, by: 'CANARY Cheaper', totalCents: 30_000_00 });
  await me.add('permit', { title: 'CANARY permit' });
  await me.add('worksheet', {
    repair: { costs: {}, covered: {} },
    move: { costs: {}, covered: {} },
    note: 'CANARY move',
  });
  const content = await gather(world.deps, me.cipher, { homeId: me.homeId, papers: [], requestedBy: null });
  const drawing = drawPacket(content, {
    photoOf: () => Promise.resolve(null),
    onItem: () => Promise.resolve(),
  });
  const [bytes] = await Promise.all([buffer(drawing.stream), drawing.done]);
  const printed = await pdfText(bytes);
  expect(printed).toContain('Hired Builders 1066105 $50,000.00 $1,000.00');
  expect(printed).not.toContain('CANARY');
});

test('what is written about a rebuild is encrypted, exported, and not for strangers', async () => {
  const me = await rebuilding();
  await me.add('quote', QUOTE);
  const { rows } = await world.db.execute<{ details: Buffer }>(
    sql`select details from recovery_records where home_id = ${me.homeId}`,
  );
  expect(rows.map(({ details }) => String(details)).join()).not.toContain('CANARY');
  const { tables } = await exportRecovery(world.deps, me.cipher);
  expect(JSON.stringify(tables['recovery_records'])).toContain('CANARY Builders');
  const stranger = await signedIn(world);
  expect((await stranger.get(`${me.api}/recovery/rebuild`)).status).toBe(404);
});
