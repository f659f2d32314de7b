import { expect, test } from 'vitest';
import { AID_ENTRIES, AID_TOPICS } from '#contract/home/recovery-aid.ts';
import { AID_WORDS, GUIDE_RULES, SAFETY_WORDS, type GuideView } from '#contract/home/recovery-guide.ts';
import { CLOCKS } from '#contract/home/recovery-clocks.ts';
import { SAFETY } from '#contract/home/recovery-safety.ts';
import { PHASES, phaseOf, STEPS } from '#contract/home/recovery-steps.ts';
import type { Disaster } from '#contract/home/recovery-disasters.ts';
import type { RecoveryView } from '#contract/home/recovery.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { homeowner, join } from '#test/homes.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { aidOf } from './aid.ts';

const world = await openWorld({ withWorkers: false });
/** Wednesday, April 1, 2026, in the evening at the home. */
world.clock.advance(Date.parse('2026-04-02T05:30:00Z') - world.clock.now().getTime());
const admin = await signedInAdmin(world);
const LINK = 'https://www.fema.gov/disaster/4999';

type Me = Awaited<ReturnType<typeof homeowner>>;
const guideOf = async (me: Pick<Me, 'get' | 'api'>) =>
  (await me.get(`${me.api}/recovery/guide`)).body as GuideView;
const entryOf = async (me: Pick<Me, 'get' | 'api'>, id: string) =>
  (await guideOf(me)).aid.find((entry) => entry.id === id);
const evidence = { kind: 'statement', note: '' };

async function started(given: object = {}) {
  const me = await homeowner(world);
  const body = { lossDate: '2026-01-08', evidence, ...given };
  expect((await me.post(`${me.api}/recovery`, body)).status).toBe(201);
  return me;
}
const mark = (me: Me, kind: string, subject: string) =>
  me.post(`${me.api}/recovery/facts`, { kind, subject, day: '2026-04-01', evidence });

async function newDisaster(name: string) {
  const { disasters } = (await admin.post('/api/admin/disasters', { name, state: 'CA' })).body as {
    disasters: Disaster[];
  };
  const id = disasters.find((one) => one.name === name)?.id;
  const setDate = (kind: string, subject: string, day: string) =>
    admin.call('PUT', `/api/admin/disasters/${id}/dates`, { kind, subject, day, link: LINK });
  return { id, setDate };
}

test('every entry has words, a source, a confidence and, where it has a date, its rule', () => {
  expect(new Set(AID_ENTRIES.map(({ topic }) => topic))).toEqual(new Set(AID_TOPICS));
  for (const { id, clock, section, sources, isFederal } of AID_ENTRIES) {
    expect([id, section !== '', sources.length > 0]).toEqual([id, true, true]);
    for (const words of Object.values(AID_WORDS[id])) expect(words).toMatch(/\S/);
    const rule = CLOCKS.find((one) => one.id === id);
    // An entry with a rule of the same id shows that rule's date, never its own.
    expect([id, clock]).toEqual([id, rule ? id : undefined]);
    if (rule) expect([id, isFederal]).toEqual([id, rule.isFederal]);
  }
  for (const { id, sources } of SAFETY)
    expect([sources.length > 0, SAFETY_WORDS[id].text !== '']).toEqual([true, true]);
  expect(new Set(GUIDE_RULES.map(({ id }) => id)).size).toBe(GUIDE_RULES.length);
});

test('steps come in the order of their phases, and each phase has some', () => {
  const phases = STEPS.map(({ fromDay }) => PHASES.indexOf(phaseOf(fromDay)));
  expect(phases).toEqual(phases.toSorted((a, b) => a - b));
  expect(new Set(phases).size).toBe(PHASES.length);
  expect([0, 1, 7, 8, 29, 30, 180, 181].map(phaseOf)).toEqual([
    'day',
    'week',
    'week',
    'month',
    'month',
    'half-year',
    'half-year',
    'later',
  ]);
});

test('no safety rule and no aid says in either language that people are safe', () => {
  for (const language of ['en', 'es'] as const)
    expect(JSON.stringify(messagesIn(language).recoveryWords)).not.toMatch(
      /you(’re| are) safe|está a salvo/i,
    );
  for (const { text } of Object.values(SAFETY_WORDS))
    expect(text).not.toMatch(/you(’re| are) safe|it is safe/i);
});

test('other states get federal aid only', () => {
  const ids = (state: string) => aidOf({ state, facts: [], deadlines: [] }).map(({ id }) => id);
  expect(ids('CA')).toHaveLength(AID_ENTRIES.length);
  expect(ids('NV')).toContain('AID-01');
  expect(ids('NV')).not.toContain('AID-15');
});

test('a date comes from the disaster that our team entered, or the entry says what it waits for', async () => {
  const me = await started();
  expect(await entryOf(me, 'AID-01')).toMatchObject({ deadlines: [], waitsFor: 'agency' });
  expect(await entryOf(me, 'AID-18')).toMatchObject({ deadlines: [], waitsFor: 'agency' });
  expect(await entryOf(me, 'AID-03')).toMatchObject({ deadlines: [], waitsFor: 'fema_decision_letter_date' });
  expect(await entryOf(me, 'AID-15')).toMatchObject({
    deadlines: [],
    waitsFor: null,
    missing: ['damage_ge_10000'],
  });
  expect(await entryOf(me, 'AID-28')).toMatchObject({ deadlines: [], waitsFor: null, missing: [] });

  const { id, setDate } = await newDisaster('Ridge Fire of the guide');
  await setDate('event', 'federal_declaration_ia', '2026-03-20');
  await setDate('published', 'AID-18', '2026-05-31');
  await me.patch(`${me.api}/recovery`, { disasterId: id });
  expect((await guideOf(me)).disaster).toBe('Ridge Fire of the guide');
  expect(await entryOf(me, 'AID-01')).toMatchObject({
    waitsFor: null,
    deadlines: [{ due: '2026-05-19', basis: 'computed', section: '44 CFR 206.112', confidence: 'B' }],
  });
  expect(await entryOf(me, 'AID-18')).toMatchObject({
    deadlines: [{ due: '2026-05-31', basis: 'published', link: LINK }],
  });
});

test('a mark ends the deadline of its aid, and undo brings it back', async () => {
  const { id, setDate } = await newDisaster('Marked Fire');
  await setDate('event', 'federal_declaration_ia', '2026-03-20');
  const me = await started({ disasterId: id });
  const states = async () => {
    const { recovery } = (await me.get(`${me.api}/recovery`)).body as RecoveryView;
    return ['AID-01', 'AID-02'].map((clockId) => {
      const found = recovery?.deadlines.find((deadline) => deadline.clockId === clockId);
      return [found?.state, found?.isNotNeeded];
    });
  };
  expect(await states()).toEqual([
    ['open', false],
    ['open', false],
  ]);
  expect((await mark(me, 'not_needed', 'AID-01')).status).toBe(201);
  expect((await mark(me, 'done', 'AID-02')).status).toBe(201);
  expect(await states()).toEqual([
    ['done', true],
    ['done', false],
  ]);
  // Only one mark: done and not needed at the same time would contradict each other.
  expect((await mark(me, 'done', 'AID-01')).status).toBe(400);
  const { marks } = await guideOf(me);
  expect(marks.map(({ subject, kind }) => [subject, kind])).toEqual(
    expect.arrayContaining([
      ['AID-01', 'not_needed'],
      ['AID-02', 'done'],
    ]),
  );
  const factId = marks.find(({ subject }) => subject === 'AID-01')?.factId;
  expect((await me.call('DELETE', `${me.api}/recovery/facts/${factId}`)).status).toBe(200);
  expect(await states()).toEqual([
    ['open', false],
    ['done', false],
  ]);
});

test('a mark on an aid doesn’t end a deadline that starts later', async () => {
  const me = await started();
  await mark(me, 'done', 'AID-03');
  world.clock.advance(5 * 86_400_000);
  await me.post(`${me.api}/recovery/facts`, {
    kind: 'event',
    subject: 'fema_decision_letter_date',
    day: '2026-04-04',
    evidence,
  });
  expect(await entryOf(me, 'AID-03')).toMatchObject({ deadlines: [{ state: 'open' }] });
  world.clock.advance(-5 * 86_400_000);
});

test('the insurer’s duties are never “not needed”, and nothing unknown is marked', async () => {
  const me = await started();
  await me.post(`${me.api}/recovery/facts`, {
    kind: 'event',
    subject: 'notice_of_claim_received',
    day: '2026-03-25',
    evidence,
  });
  const { recovery } = (await me.get(`${me.api}/recovery`)).body as RecoveryView;
  const duty = recovery?.deadlines.find(({ kind }) => kind === 'insurer_must');
  expect((await mark(me, 'not_needed', duty?.key ?? '')).status).toBe(400);
  expect((await mark(me, 'not_needed', 'INS-01')).status).toBe(400);
  expect((await mark(me, 'done', 'SAFE-01')).status).toBe(400);
});

test('steps marked as not needed leave the list for today', async () => {
  const me = await started();
  await mark(me, 'not_needed', 'ST-05');
  const { recovery } = (await me.get(`${me.api}/recovery`)).body as RecoveryView;
  expect(recovery?.steps.find(({ id }) => id === 'ST-05')).toEqual({
    id: 'ST-05',
    doneOn: '2026-04-01',
    isNotNeeded: true,
  });
});

test('the guide opens without a recovery, for viewers, and not for strangers', async () => {
  const me = await homeowner(world);
  expect(await guideOf(me)).toMatchObject({ hasRecovery: false, canEdit: false, marks: [], disaster: null });
  const owner = await started();
  const viewer = await signedIn(world);
  await join(world, owner.homeId, viewer, 'viewer');
  expect(await guideOf({ get: viewer.get, api: owner.api })).toMatchObject({
    hasRecovery: true,
    canEdit: false,
  });
  const stranger = await signedIn(world);
  expect((await stranger.get(`${owner.api}/recovery/guide`)).status).toBe(404);
});

test('our team notes that a step or a safety rule was checked, and households see the day', async () => {
  const me = await started();
  for (const id of ['SAFE-03', 'ST-11', 'UTIL-01'])
    expect((await admin.post(`/api/admin/recovery-rules/${id}/check`)).status).toBe(200);
  expect((await admin.post('/api/admin/recovery-rules/SAFE-99/check')).status).toBe(404);
  const { checks } = await guideOf(me);
  for (const id of ['SAFE-03', 'ST-11', 'UTIL-01'])
    expect(checks).toContainEqual({ id, checkedOn: '2026-04-01' });
});
