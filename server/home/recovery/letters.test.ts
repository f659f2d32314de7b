import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { LETTER_IDS, LETTER_MOVES, LETTERS, gapsIn } from '#contract/home/recovery-letter-kinds.ts';
import type { Letter, LettersView } from '#contract/home/recovery-letters.ts';
import type { LogView } from '#contract/home/recovery-records.ts';
import type { RecoveryView } from '#contract/home/recovery.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { download } from '#test/claims.ts';
import { homeowner, join, POLICY } from '#test/homes.ts';
import { pdfText } from '#test/pdf-text.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { exportRecovery } from './data-export.ts';
import { factsIn, type LetterCase } from './letter-facts.ts';
import { draftOf, fitOf } from './letters.ts';

const world = await openWorld({ withWorkers: false });
world.clock.advance(Date.parse('2026-04-02T05:30:00Z') - world.clock.now().getTime());

const KNOWN: LetterCase = {
  name: 'Maya Díaz',
  email: 'maya@example.com',
  address: '12 Skyway, Paradise, CA 95969',
  state: 'CA',
  insurer: 'Ridge Mutual',
  policyNumber: 'HO-4471',
  claimNumber: 'C-2026-77',
  lossDate: '2026-01-08',
  adjuster: { name: 'Robin Reyes', email: 'robin@ridge.example' },
  offer: { cents: 180_000_00, rule: '60-percent' },
  rule: '60-percent',
  decision: { from: '2026-02-01', due: '2026-03-13' },
  missed: [{ clockId: 'INS-04', due: '2026-03-13', section: '10 CCR 2695.7(b)' }],
  adjusters: [
    { name: 'Ana Ruiz', day: '2026-01-10' },
    { name: 'Robin Reyes', day: '2026-02-20' },
  ],
  contacts: [
    {
      day: '2026-02-20',
      channel: 'call',
      who: 'Robin Reyes',
      summary: 'Took over\nthe claim',
      promise: 'Decision',
      promiseDue: '2026-03-01',
    },
  ],
};
const EMPTY: LetterCase = {
  ...KNOWN,
  name: null,
  insurer: null,
  policyNumber: null,
  claimNumber: null,
  adjuster: null,
  offer: null,
  decision: null,
  missed: [],
  adjusters: [],
  contacts: [],
};

const sheetOf = (title: string, known: LetterCase) =>
  LETTER_IDS.map((id) => {
    const { to, subject, body } = draftOf(id, known);
    return `===== ${id}, ${title} =====\nTo: ${to}\nRe: ${subject}\n\n${body}\n`;
  }).join('\n');

test('every letter reads as in the file, with a full case, with gaps, and outside California', async () => {
  const text = [
    sheetOf('full case', KNOWN),
    sheetOf('with gaps', EMPTY),
    sheetOf('in Nevada', { ...KNOWN, state: 'NV', address: '9 Pine St, Reno, NV 89501' }),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('./letters-2026-01-08.txt');
});

test('the Spanish explanation of every letter reads as in the file', async () => {
  const text = LETTER_IDS.map((id) => {
    const { subject, body } = messagesIn('es').letterTexts.letters[id];
    const facts = factsIn('es', KNOWN);
    return `===== ${id} =====\n${subject(facts)}\n\n${body(facts)}\n`;
  }).join('\n');
  await expect(text).toMatchFileSnapshot('./letters-2026-01-08.es.txt');
});

test('a full case leaves only gaps that no case knows, and an empty one names each gap once', () => {
  const gaps = (known: LetterCase) =>
    LETTER_IDS.map((id) => gapsIn(Object.values(draftOf(id, known)).join('\n')));
  expect(gaps(KNOWN)).toEqual([[], [], ['monthly cost of a comparable home'], [], [], []]);
  expect(gaps(EMPTY)[0]).toEqual(['insurance company', 'policy number', 'your name']);
  for (const found of gaps(EMPTY)) expect(new Set(found).size).toBe(found.length);
});

test.each(LETTERS)('$id fits only a case with its conditions', ({ id, onlyIf, isCalifornian, after }) => {
  const whole = {
    state: 'CA',
    flags: new Set<string>(onlyIf),
    passed: new Set<string>(after ? [after] : []),
  };
  expect(fitOf(id, whole).state).toBe('ready');
  for (const flag of onlyIf)
    expect(fitOf(id, { ...whole, flags: new Set(onlyIf.filter((one) => one !== flag)) })).toEqual({
      state: 'condition',
      missing: [flag],
    });
  if (after) expect(fitOf(id, { ...whole, passed: new Set() }).state).toBe('later');
  expect(fitOf(id, { ...whole, state: 'NV' }).state).toBe(isCalifornian ? 'elsewhere' : 'ready');
});

test('the rows of the database are the moves of the contract', async () => {
  const { rows } = await world.db.execute(
    sql`select from_state as "from", to_state as "to", mover from moves where machine = 'recovery-letter'`,
  );
  const key = (row: object) => JSON.stringify(row);
  expect(rows.map(key).toSorted()).toEqual(LETTER_MOVES.map(key).toSorted());
});

async function recovering(flags: string[] = [], name: string | null = 'CANARY Maya') {
  const me = await homeowner(world);
  if (name) await me.patch('/api/account', { name });
  const policy = {
    ...POLICY,
    effectiveDate: '2025-06-01',
    expiryDate: '2026-06-01',
    carrier: 'Ridge Mutual',
  };
  await me.post(`${me.api}/policies`, policy);
  const evidence = { kind: 'statement', note: '' };
  expect((await me.post(`${me.api}/recovery`, { lossDate: '2026-01-08', evidence, flags })).status).toBe(201);
  const at = `${me.api}/recovery/letters`;
  const letters = async () => (await me.get(at)).body as LettersView;
  const start = async (kind: string) => {
    const reply = await me.post(at, { kind });
    expect([reply.status, reply.body]).toEqual([201, reply.body]);
    return reply.body as Letter;
  };
  const sendMyself = (letter: Letter, given: object = {}) =>
    me.post(`${at}/${letter.id}/send`, {
      how: 'myself',
      basedOn: letter.updatedAt,
      channel: 'letter',
      day: '2026-03-30',
      ...given,
    });
  const recovery = async () => ((await me.get(`${me.api}/recovery`)).body as RecoveryView).recovery;
  return { ...me, at, letters, start, sendMyself, recovery };
}

test('a household sends a letter itself: the copy is kept, the deadline runs, the log has it', async () => {
  const me = await recovering();
  const draft = await me.start('policy-copy');
  expect(draft).toMatchObject({ state: 'draft', gaps: [], due: null });
  expect(draft.details.body).toContain('CANARY Maya');
  const { id } = await me.start('policy-copy');
  expect(id).toBe(draft.id); // the open one
  const edited = await me.call('PUT', `${me.at}/${id}`, {
    ...draft.details,
    body: `${draft.details.body}\n\nCANARY P.S.`,
    basedOn: draft.updatedAt,
  });
  const letter = edited.body as Letter;
  expect((await me.sendMyself(draft)).status).toBe(409); // the text that was read isn't the one that would be sent
  const sent = (await me.sendMyself(letter)).body as Letter;
  expect(sent).toMatchObject({ state: 'sent', sentOn: '2026-03-30', due: '2026-04-29', byUs: false });
  const recovery = await me.recovery();
  expect(recovery?.facts.filter(({ subject }) => subject === 'policy_copy_requested')).toMatchObject([
    { id, day: '2026-03-30', evidence: { kind: 'letter' } },
  ]);
  const { contacts } = (await me.get(`${me.api}/recovery/log`)).body as LogView;
  expect(contacts).toMatchObject([
    { id, day: '2026-03-30', details: { channel: 'letter', direction: 'out' } },
  ]);
  const printed = await pdfText(await download(world, me, `${me.at}/${id}/pdf`));
  expect(printed).toContain('CANARY P.S.');
  expect(printed).toContain('March 30, 2026');
  expect(printed).toContain('Sent on March 30, 2026');
  // A second one can be written, with its own deadline.
  expect((await me.start('policy-copy')).id).not.toBe(id);
});

test('a letter with gaps can’t be sent, nor one for another case, another day or another household', async () => {
  const me = await recovering([], null);
  const letter = await me.start('claim-documents');
  expect(letter.gaps).toEqual(['claim number', 'your name']);
  expect((await me.sendMyself(letter)).body).toMatchObject({
    fields: { body: expect.stringContaining('claim number') as string },
  });
  expect((await me.post(me.at, { kind: 'ale-advance' })).status).toBe(409);
  expect((await me.post(me.at, { kind: 'status-after-40-days' })).status).toBe(409);
  expect((await me.letters()).options.map(({ id, state }) => [id, state])).toEqual([
    ['policy-copy', 'ready'],
    ['claim-documents', 'open'],
    ['ale-advance', 'condition'],
    ['contents-without-list', 'condition'],
    ['status-after-40-days', 'later'],
    ['complaint-summary', 'ready'],
  ]);
  const named = await recovering();
  const fine = await named.start('policy-copy');
  expect((await named.sendMyself(fine, { day: '2026-04-02' })).status).toBe(400); // tomorrow, at the home
  expect((await named.sendMyself(fine, { day: '2026-01-07' })).status).toBe(400); // before the loss
  const stranger = await recovering();
  expect((await stranger.get(named.at)).status).toBe(404);
  expect(
    (await stranger.post(`${stranger.at}/${fine.id}/send`, { how: 'by-us', basedOn: fine.updatedAt })).status,
  ).toBe(404);
  const viewer = await signedIn(world);
  await join(world, named.homeId, viewer, 'viewer');
  expect(((await viewer.get(named.at)).body as LettersView).canEdit).toBe(false);
  expect((await viewer.post(named.at, { kind: 'policy-copy' })).status).toBe(403);
});

test('a complaint summary lists what was missed and starts no deadline', async () => {
  const me = await recovering();
  const evidence = { kind: 'letter', note: '' };
  const fact = { kind: 'event', subject: 'policy_copy_requested', day: '2026-02-01', evidence };
  await me.post(`${me.api}/recovery/facts`, fact);
  const draft = await me.start('complaint-summary');
  expect(draft.details.to).toBe('California Department of Insurance');
  expect(draft.details.body).toContain('Send my complete policy: due March 3, 2026 (Ins 2084(a))');
  const body = draft.details.body.replaceAll('[fill in: claim number]', 'C-1');
  const subject = draft.details.subject.replace('[fill in: claim number]', 'C-1');
  const put = await me.call('PUT', `${me.at}/${draft.id}`, {
    ...draft.details,
    subject,
    body,
    basedOn: draft.updatedAt,
  });
  const letter = put.body as Letter;
  const before = (await me.recovery())?.facts.length;
  const byUs = await me.post(`${me.at}/${letter.id}/send`, { how: 'by-us', basedOn: letter.updatedAt });
  expect(byUs.status).toBe(409);
  expect((await me.sendMyself(letter, { channel: 'portal' })).body).toMatchObject({
    state: 'sent',
    due: null,
  });
  expect((await me.recovery())?.facts.length).toBe(before);
});

test('a Spanish reader gets an English letter with a Spanish explanation', async () => {
  const me = await recovering();
  await world.db.execute(sql`update users set language = 'es' where id = ${me.user.id}`);
  const letter = await me.start('policy-copy');
  expect(letter.details.body).toContain('Please send me a complete copy');
  expect(letter.explanation).toContain('copia completa y gratuita');
});

test('the database keeps a sent letter as it was sent, encrypts it, exports it, and deletes it with the home', async () => {
  const me = await recovering();
  const letter = await me.start('policy-copy');
  await me.sendMyself(letter);
  const { rows } = await world.db.execute<{ details: Buffer }>(
    sql`select details from recovery_letters where id = ${letter.id}`,
  );
  expect(String(rows[0]?.details)).not.toContain('CANARY');
  for (const statement of [
    sql`update recovery_letters set details = 'x' where id = ${letter.id}`,
    sql`update recovery_letters set sent_on = '2026-01-09' where id = ${letter.id}`,
    sql`delete from recovery_letters where id = ${letter.id}`,
  ])
    await expect(world.db.execute(statement)).rejects.toThrow(/Failed query/);
  const { tables } = await exportRecovery(world.deps, me.cipher);
  expect(tables.recovery_letters).toMatchObject([
    { state: 'sent', details: expect.stringContaining('CANARY') as string },
  ]);
  await world.db.execute(sql`delete from homes where id = ${me.homeId}`);
  const left = await world.db.execute(sql`select 1 from recovery_letters where id = ${letter.id}`);
  expect(left.rows).toEqual([]);
});
