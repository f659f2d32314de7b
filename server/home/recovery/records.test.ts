import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { ClaimView, LedgerView, LogView } from '#contract/home/recovery-records.ts';
import type { RecoveryView } from '#contract/home/recovery.ts';
import { download } from '#test/claims.ts';
import { POLICY, homeowner } from '#test/homes.ts';
import { pdfText } from '#test/pdf-text.ts';
import { makePdf } from '#test/sample-documents.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { gather } from '#server/home/claims/gather.ts';
import { drawPacket } from '#server/home/claims/pdf.ts';
import { contentsOffer } from './claim.ts';
import { exportRecovery } from './data-export.ts';

const world = await openWorld({ withWorkers: false });
world.clock.advance(Date.parse('2026-04-02T05:30:00Z') - world.clock.now().getTime());

async function recovering(flags: string[] = []) {
  const me = await homeowner(world);
  const policy = {
    ...POLICY,
    effectiveDate: '2025-06-01',
    expiryDate: '2026-06-01',
    lossOfUseLimit: 20_000,
    personalPropertyLimit: 300_000,
  };
  await me.post(`${me.api}/policies`, policy);
  const { status } = await me.post(`${me.api}/recovery`, {
    lossDate: '2026-01-08',
    evidence: { kind: 'statement', note: '' },
    flags,
  });
  expect(status).toBe(201);
  const add = async (body: object) => {
    const reply = await me.post(`${me.api}/recovery/records`, body);
    expect([reply.status, reply.body]).toEqual([201, reply.body]);
    return (reply.body as { id: string }).id;
  };
  return { ...me, add };
}
const contact = {
  channel: 'call',
  direction: 'out',
  who: 'Robin Reyes',
  summary: 'CANARY asked for the policy',
};
const food = { category: 'ALE-FOOD', payee: 'CANARY Diner', amountCents: 12_500 };

test('a logged call can prove a fact, and its deadline starts that day', async () => {
  const me = await recovering();
  const promise = { promise: 'Calls back', promiseDue: '2026-03-12' };
  await me.add({
    kind: 'contact',
    day: '2026-03-10',
    details: { ...contact, ...promise },
    starts: 'policy_copy_requested',
  });
  const { recovery } = (await me.get(`${me.api}/recovery`)).body as RecoveryView;
  expect(recovery?.deadlines.find(({ clockId }) => clockId === 'INS-10')).toMatchObject({
    due: '2026-04-09',
    start: { evidence: 'call' },
  });
  const log = (await me.get(`${me.api}/recovery/log`)).body as LogView;
  expect(log.contacts).toMatchObject([{ details: { ...contact, ...promise } }]);
  const csv = await me.get(`${me.api}/recovery/log/export`);
  expect(csv.text).toContain('"Robin Reyes","","CANARY asked for the policy","Calls back","2026-03-12"');
});

test('the third adjuster in six months is noticed', async () => {
  const me = await recovering();
  for (const day of ['2026-01-12', '2026-02-20'])
    await me.add({ kind: 'adjuster', day, details: { name: 'A' } });
  const read = async () => ((await me.get(`${me.api}/recovery/log`)).body as LogView).thirdAdjusterOn;
  expect(await read()).toBeNull();
  await me.add({ kind: 'adjuster', day: '2026-03-30', details: { name: 'C' } });
  expect(await read()).toBe('2026-03-30');
});

test('one receipt proves many lines, payments add up, and the limit of the policy counts down', async () => {
  const me = await recovering(['state_of_emergency']);
  const sent = await me.sendFile(`${me.api}/recovery/receipts`, 'CANARY-market.pdf', await makePdf('market'));
  const receiptId = (sent.body as { id: string }).id;
  const line = { kind: 'expense', day: '2026-01-20', parentId: receiptId };
  const claimed = { claimedOn: '2026-02-01' };
  const expenseId = await me.add({ ...line, details: { ...food, ...claimed } });
  await me.add({
    ...line,
    details: { category: 'ALE-TRAVEL', payee: 'Own car', amountCents: 1, miles: 100, centsPerMile: 67 },
  });
  await me.add({ kind: 'normal', day: '2026-01-20', details: { category: 'ALE-FOOD', monthlyCents: 5_000 } });
  const pay = (amountCents: number) =>
    me.add({ kind: 'payment', day: '2026-03-01', parentId: expenseId, details: { amountCents } });
  await pay(4_000);
  const read = async () => (await me.get(`${me.api}/recovery/expenses`)).body as LedgerView;
  let ledger = await read();
  expect(ledger.expenses.find(({ id }) => id === expenseId)).toMatchObject({
    state: 'partly-paid',
    paidCents: 4_000,
  });
  await pay(8_500);
  ledger = await read();
  expect(ledger.expenses.find(({ id }) => id === expenseId)).toMatchObject({
    state: 'paid',
    payments: [{}, {}],
  });
  expect(ledger.months).toMatchObject([
    { month: '2026-01', incurredCents: 19_200, normalCents: 5_000, claimableCents: 14_200 },
  ]);
  expect(ledger.totals).toMatchObject({
    limitCents: 2_000_000,
    leftCents: 1_987_500,
    openCents: 0,
    coveredUntil: '2028-01-08',
  });
  expect((await me.get(`${me.api}/recovery/receipts/${receiptId}`)).status).toBe(200);
  expect((await me.call('DELETE', `${me.api}/recovery/records/${receiptId}`)).status).toBe(204);
  expect((await read()).expenses).toHaveLength(2);
  expect((await me.call('DELETE', `${me.api}/recovery/records/${expenseId}`)).status).toBe(204);
  expect((await read()).totals).toMatchObject({ spentCents: 6_700, paidCents: 0 });
});

test('the PDF and the workbook show normal and incurred side by side', async () => {
  const me = await recovering();
  await me.add({ kind: 'expense', day: '2026-01-20', details: food });
  await me.add({
    kind: 'expense',
    day: '2026-01-21',
    details: { ...food, payee: '=HYPERLINK("x")', amountCents: 100 },
  });
  await me.add({ kind: 'normal', day: '2026-01-20', details: { category: 'ALE-FOOD', monthlyCents: 5_000 } });
  const at = `${me.api}/recovery/expenses/export`;
  const printed = await pdfText(await download(world, me, `${at}?format=pdf`));
  expect(printed).toContain('Normal Incurred Difference');
  expect(printed).toContain('Food $50.00 $126.00 $76.00');
  expect(printed).toContain('CANARY Diner');
  const [months, lines] = await readXlsxFile(await download(world, me, `${at}?format=xlsx`));
  expect(months?.data).toEqual([
    ['Month', 'Category', 'Normal', 'Incurred', 'Difference'],
    ['2026-01', 'Food', 50, 126, 76],
    ['2026-01', 'Total', 50, 126, 76],
  ]);
  expect(lines?.data[2]?.[2]).toBe('\'=HYPERLINK("x")');
});

test('records can’t change their kind, fake a parent or repeat a normal amount', async () => {
  const me = await recovering();
  const other = await recovering();
  const theirs = await other.add({ kind: 'expense', day: '2026-01-20', details: food });
  const mine = await me.add({ kind: 'expense', day: '2026-01-20', details: food });
  const at = `${me.api}/recovery/records`;
  const payment = { kind: 'payment', day: '2026-03-01', details: { amountCents: 1 } };
  expect((await me.post(at, { ...payment, parentId: theirs })).status).toBe(400);
  expect((await me.post(at, payment)).status).toBe(400);
  expect((await me.call('PUT', `${at}/${mine}`, { ...payment, parentId: mine })).status).toBe(400);
  expect(
    (await me.call('PUT', `${at}/${theirs}`, { kind: 'expense', day: '2026-01-20', details: food })).status,
  ).toBe(404);
  expect((await me.post(at, { kind: 'expense', day: '2026-04-02', details: food })).status).toBe(400);
  const normal = {
    kind: 'normal',
    day: '2026-01-20',
    details: { category: 'ALE-FOOD', monthlyCents: 5_000 },
  };
  await me.add(normal);
  expect((await me.post(at, normal)).status).toBe(400);
  await expect(
    world.db.execute(
      sql`update recovery_records set parent_id = ${theirs}, parent_kind = 'receipt' where id = ${mine}`,
    ),
  ).rejects.toThrow(/Failed query/);
});

test('what is written down is encrypted, exported and deleted with the home', async () => {
  const me = await recovering();
  await me.add({ kind: 'contact', day: '2026-03-10', details: contact });
  await me.sendFile(`${me.api}/recovery/receipts`, 'CANARY.pdf', await makePdf('x'));
  const { rows } = await world.db.execute<{ details: Buffer }>(
    sql`select details from recovery_records where home_id = ${me.homeId}`,
  );
  expect(rows.map(({ details }) => String(details)).join()).not.toContain('CANARY');
  const { tables, files } = await exportRecovery(world.deps, me.cipher);
  expect(JSON.stringify(tables.recovery_records)).toContain('CANARY asked');
  expect(files).toMatchObject([{ folder: 'recovery-receipts', name: 'CANARY.pdf' }]);
  const stranger = await signedIn(world);
  expect((await stranger.get(`${me.api}/recovery/log`)).status).toBe(404);
});

test('the claim shows payments, withheld depreciation and the offer for contents', async () => {
  const me = await recovering(['state_of_emergency', 'total_loss']);
  await me.add({
    kind: 'claim',
    day: '2026-01-09',
    details: { number: 'CL-1', insurer: 'Acme', status: 'open' },
  });
  await me.add({
    kind: 'estimate',
    day: '2026-02-01',
    details: { title: 'V1', replacementCents: 900, depreciationCents: 100 },
  });
  await me.add({
    kind: 'settlement',
    day: '2026-03-01',
    details: { coverage: 'dwelling', amountCents: 800, withheldCents: 100 },
  });
  const claim = (await me.get(`${me.api}/recovery/claim`)).body as ClaimView;
  expect(claim).toMatchObject({ paidCents: 800, withheldCents: 100, proofDue: '2026-04-18' });
  expect(claim.contentsOffer).toEqual({ cents: 180_000_00, rule: '60-percent' });
  expect(contentsOffer('2025-12-31', { contentsCents: 1, dwellingCents: 1_000_000_00 })).toEqual({
    cents: 250_000_00,
    rule: '30-percent',
  });
  expect(contentsOffer('2026-01-01', { contentsCents: 800_000_00, dwellingCents: null })?.cents).toBe(
    350_000_00,
  );
});

test('the claim packet has the claim so far, but not the contact log', async () => {
  const me = await recovering(['state_of_emergency']);
  await me.add({ kind: 'contact', day: '2026-03-10', details: contact });
  await me.add({
    kind: 'claim',
    day: '2026-01-09',
    details: { number: 'CL-77', insurer: 'Acme', status: 'open' },
  });
  await me.add({ kind: 'adjuster', day: '2026-01-12', details: { name: 'Dana Adjuster' } });
  await me.add({
    kind: 'settlement',
    day: '2026-03-01',
    details: { coverage: 'dwelling', amountCents: 80_000, withheldCents: 12_345 },
  });
  await me.add({ kind: 'expense', day: '2026-01-20', details: food });
  const content = await gather(world.deps, me.cipher, { homeId: me.homeId, papers: [], requestedBy: null });
  const photoOf = () => Promise.resolve(null);
  const drawing = drawPacket(content, { photoOf, onItem: () => Promise.resolve() });
  const [bytes] = await Promise.all([buffer(drawing.stream), drawing.done]);
  const printed = await pdfText(bytes);
  for (const words of ['CL-77', 'Dana Adjuster', 'House', '$800.00 $123.45', 'Food $0.00 $125.00 $125.00'])
    expect(printed).toContain(words);
  expect(printed).not.toContain('CANARY asked');
});
