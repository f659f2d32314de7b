import { expect, test } from 'vitest';
import { CLOCK_IDS, CLOCKS, FLAGS, TRIGGERS } from '#contract/home/recovery-clocks.ts';
import { deadlinesOf, endOf } from './deadlines.ts';
import { currentFacts, type Fact, type FactEntry } from './facts.ts';
import { movesOf } from './changes.ts';

const TODAY = '2026-06-01';
let made = 0;
const event = (subject: string, day: string): Fact => ({
  factId: `f${(made += 1)}-${subject}`,
  kind: 'event',
  subject,
  day,
});
const flag = (subject: string): Fact => ({ ...event(subject, '2026-01-08'), kind: 'flag' });
const dueOf = (id: string, facts: Fact[], { today = TODAY, state = 'CA' } = {}) =>
  deadlinesOf({ facts, state, today })
    .filter(({ clock }) => clock.id === id)
    .map(({ due }) => due);

/** Calculated by hand: rule, its trigger, its day, conditions, the last day. */
const GOLDEN: [string, string, string, string[], string][] = [
  ['INS-01', 'notice_of_claim_received', '2026-01-09', [], '2026-01-24'],
  ['INS-02', 'member_message_received', '2026-02-20', [], '2026-03-07'],
  ['INS-03', 'cdi_inquiry_received', '2026-05-15', [], '2026-06-05'],
  ['INS-04', 'proof_of_claim_received', '2026-03-02', [], '2026-04-11'],
  ['INS-06', 'claim_part_accepted', '2024-01-31', [], '2024-03-01'],
  ['INS-07', 'any_time_limit_date', '2026-07-07', [], '2026-05-08'],
  ['INS-08', 'notice_of_claim_received', '2026-12-25', [], '2027-01-09'],
  ['INS-09', 'notice_of_claim_received', '2026-01-09', ['state_of_emergency'], '2026-01-24'],
  ['INS-10', 'policy_copy_requested', '2026-01-12', [], '2026-02-11'],
  ['INS-11', 'claim_documents_requested', '2026-02-15', [], '2026-03-02'],
  ['INS-13', 'civil_authority_order', '2026-01-07', ['state_of_emergency'], '2026-01-21'],
  ['INS-14', 'loss_date', '2026-01-08', ['state_of_emergency'], '2028-01-08'],
  ['INS-21', 'state_of_emergency_declared', '2026-01-07', [], '2026-03-08'],
  ['INS-22', 'state_of_emergency_declared', '2026-01-07', ['zip_on_cdi_bulletin'], '2027-01-07'],
  ['INS-23', 'loss_date', '2028-02-29', ['total_loss'], '2030-02-28'],
  [
    'INS-24',
    'cdi_premediation_notice',
    '2026-09-01',
    ['state_of_emergency', 'claim_gt_7500', 'dispute_gt_2000'],
    '2026-09-29',
  ],
  ['INS-41', 'loss_date', '2026-01-08', ['state_of_emergency'], '2026-04-18'],
  ['INS-42a', 'first_acv_payment', '2026-03-31', ['replacement_cost_policy'], '2027-03-31'],
  [
    'INS-42b',
    'first_acv_payment',
    '2026-03-31',
    ['replacement_cost_policy', 'state_of_emergency'],
    '2029-03-31',
  ],
  ['INS-44a', 'loss_date', '2026-01-08', [], '2027-01-08'],
  ['INS-44b', 'loss_date', '2026-01-08', ['state_of_emergency'], '2028-01-08'],
  ['AID-01', 'federal_declaration_ia', '2026-01-10', [], '2026-03-11'],
  ['AID-02', 'federal_declaration_ia', '2026-01-10', [], '2026-02-09'],
  ['AID-03', 'fema_decision_letter_date', '2028-01-15', [], '2028-03-15'],
  ['AID-05', 'sba_declaration', '2026-01-10', [], '2026-03-11'],
  ['AID-06', 'sba_declaration', '2026-05-31', ['has_business'], '2027-02-28'],
  ['AID-08', 'edd_announcement', '2026-01-20', ['not_ui_eligible'], '2026-02-19'],
  ['AID-10', 'food_loss', '2026-02-25', ['on_calfresh'], '2026-03-07'],
  ['AID-15', 'loss_date', '2028-02-29', ['damage_ge_10000'], '2029-02-28'],
  ['AID-16', 'loss_date', '2026-01-08', ['state_of_emergency', 'not_impound'], '2026-04-09'],
  ['AID-17', 'loss_date', '2026-01-08', ['state_of_emergency', 'damage_gt_50pct'], '2031-01-08'],
  ['AID-22a', 'emergency_declared', '2026-01-07', [], '2026-02-06'],
  ['AID-22b', 'emergency_declared', '2026-01-07', ['repair_or_cleanup_service'], '2026-07-06'],
  ['AID-25', 'contract_signed', '2026-06-30', ['disaster_repair'], '2026-07-10'],
  ['AID-27', 'hotel_check_in', '2026-01-07', ['displaced_by_disaster'], '2026-10-04'],
];

test.each(GOLDEN)('%s counts from %s on %s with %j to %s', (id, trigger, day, flags, due) => {
  expect(dueOf(id, [event(trigger, day), ...flags.map(flag)])).toEqual([due]);
});

test('INS-05 counts 30 days from the missed decision and comes back until there is one', () => {
  const proof = event('proof_of_claim_received', '2026-03-02');
  // The 40 days end on April 11.
  expect(dueOf('INS-05', [proof], { today: '2026-04-11' })).toEqual([]);
  expect(dueOf('INS-05', [proof], { today: '2026-04-12' })).toEqual(['2026-05-11']);
  expect(dueOf('INS-05', [proof], { today: '2026-06-01' })).toEqual(['2026-05-11', '2026-06-10']);
  const decided: Fact = { factId: 'd', kind: 'done', subject: `INS-04:${proof.factId}`, day: '2026-04-20' };
  expect(dueOf('INS-05', [proof, decided], { today: '2026-06-01' })).toEqual([]);
});

test('every rule has an example, and 36 of them have a length of their own', () => {
  const shown = new Set([...GOLDEN.map(([id]) => id), 'INS-05']);
  expect(CLOCK_IDS.filter((id) => !shown.has(id))).toEqual(['AID-11', 'AID-18']);
  expect(CLOCKS.filter(({ run }) => run !== 'published')).toHaveLength(36);
  expect(new Set(CLOCK_IDS).size).toBe(CLOCKS.length);
});

test('a rule stays out while any one of its conditions is missing', () => {
  for (const [id, trigger, day, flags] of GOLDEN)
    for (const missing of flags) {
      const facts = [event(trigger, day), ...flags.filter((one) => one !== missing).map(flag)];
      expect([id, missing, dueOf(id, facts)]).toEqual([id, missing, []]);
    }
});

test('a longer deadline replaces the shorter one, and both name the law they rest on', () => {
  const facts = [event('loss_date', '2026-01-08'), flag('state_of_emergency')];
  expect(dueOf('INS-44a', facts)).toEqual([]);
  expect(dueOf('INS-44b', facts)).toEqual(['2028-01-08']);
  for (const clock of CLOCKS) {
    expect(clock.section).not.toBe('');
    expect(clock.sources.length).toBeGreaterThan(0);
  }
});

test('the 100 days for a proof of loss hold for losses from 2026 on', () => {
  expect(dueOf('INS-41', [event('loss_date', '2025-12-31'), flag('state_of_emergency')])).toEqual([]);
  expect(dueOf('INS-41', [event('loss_date', '2026-01-01'), flag('state_of_emergency')])).toEqual([
    '2026-04-11',
  ]);
});

test('a hotel stay that begins in 2031 is no longer covered by the law that expires', () => {
  const displaced = flag('displaced_by_disaster');
  expect(dueOf('AID-27', [event('hotel_check_in', '2030-12-31'), displaced])).toEqual(['2031-09-27']);
  expect(dueOf('AID-27', [event('hotel_check_in', '2031-01-01'), displaced])).toEqual([]);
});

test('the insurer warns 60 days before each of its own time limits', () => {
  const facts = [event('loss_date', '2026-01-08'), flag('state_of_emergency')];
  // 60 days before April 18, 2026 and before January 8, 2028.
  expect(dueOf('INS-07', facts)).toEqual(['2026-02-17', '2027-11-09']);
});

test('extensions use their own steps, and the last one repeats', () => {
  const loss = event('loss_date', '2026-01-08');
  const longer = (n: number): Fact => ({
    factId: `x${n}`,
    kind: 'extension',
    subject: `INS-14:${loss.factId}`,
    day: TODAY,
  });
  const facts = [loss, flag('state_of_emergency')];
  expect(dueOf('INS-14', [...facts, longer(1)])).toEqual(['2029-01-08']);
  expect(dueOf('INS-14', [...facts, longer(1), longer(2), longer(3)])).toEqual(['2030-01-08']);
});

test('a date that the agency published counts instead of the usual length', () => {
  const facts = [event('federal_declaration_ia', '2025-01-08')];
  const published: Fact = { factId: 'p', kind: 'published', subject: 'AID-01', day: '2025-03-31' };
  const [fema] = deadlinesOf({ facts: [...facts, published], state: 'CA', today: TODAY }).filter(
    ({ clock }) => clock.id === 'AID-01',
  );
  expect(fema).toMatchObject({ due: '2025-03-31', basis: 'published' });
  expect(dueOf('AID-11', [event('loss_date', '2026-01-08')])).toEqual([]);
  const debris: Fact = { factId: 'q', kind: 'published', subject: 'AID-18', day: '2026-03-31' };
  expect(dueOf('AID-18', [event('loss_date', '2026-01-08'), debris])).toEqual(['2026-03-31']);
});

test('a price cap starts with a local emergency, otherwise with the Governor’s', () => {
  const state = event('state_of_emergency_declared', '2026-01-09');
  expect(dueOf('AID-22a', [state])).toEqual(['2026-02-08']);
  expect(dueOf('AID-22a', [state, event('emergency_declared', '2026-01-07')])).toEqual(['2026-02-06']);
});

test('what happens once counts from its earliest date; messages each start their own deadline', () => {
  const rc = flag('replacement_cost_policy');
  const paid = [event('first_acv_payment', '2026-05-01'), event('first_acv_payment', '2026-03-01'), rc];
  expect(dueOf('INS-42a', paid)).toEqual(['2027-03-01']);
  const sent = [
    event('member_message_received', '2026-03-01'),
    event('member_message_received', '2026-04-01'),
  ];
  expect(dueOf('INS-02', sent)).toEqual(['2026-03-16', '2026-04-16']);
});

test('outside California only federal rules apply', () => {
  const facts = [
    ...TRIGGERS.map((trigger) => event(trigger, '2026-01-08')),
    ...FLAGS.map(flag),
    { factId: 'tax', kind: 'published' as const, subject: 'AID-11', day: '2026-10-15' },
  ];
  const inNevada = new Set(deadlinesOf({ facts, state: 'NV', today: TODAY }).map(({ clock }) => clock.id));
  expect([...inNevada].toSorted()).toEqual(['AID-01', 'AID-02', 'AID-03', 'AID-05', 'AID-06', 'AID-11']);
});

test('members are told the earlier reading: the business day before a weekend, and Saturdays counted', () => {
  const dueFor = (facts: Fact[], id: string) =>
    deadlinesOf({ facts, state: 'CA', today: TODAY }).find(({ clock }) => clock.id === id);
  // April 18, 2026 is a Saturday.
  expect(dueFor([event('loss_date', '2026-01-08'), flag('state_of_emergency')], 'INS-41')).toMatchObject({
    due: '2026-04-18',
    actBy: '2026-04-17',
  });
  // Signed on June 30. July 3 is the observed holiday, and July 4 is a Saturday and the holiday itself.
  expect(dueFor([event('contract_signed', '2026-06-30'), flag('disaster_repair')], 'AID-25')).toMatchObject({
    due: '2026-07-10',
    actBy: '2026-07-09',
  });
  expect(dueFor([event('notice_of_claim_received', '2026-01-09')], 'INS-01')?.actBy).toBeNull();
});

test('a new rule needs no code', () => {
  const rule = {
    id: 'NEW-01',
    kind: 'member_must' as const,
    start: { fact: 'something_new' },
    run: { months: 1 },
    onlyIf: ['a_new_condition'],
    section: 'X 1',
    sources: ['x'],
    confidence: 'M' as const,
  };
  const facts = [event('something_new', '2026-01-31'), flag('a_new_condition')];
  expect(deadlinesOf({ facts, state: 'CA', today: TODAY }, [rule]).map(({ due }) => due)).toEqual([
    '2026-02-28',
  ]);
  expect(endOf({ beforeNext: ['04-10', '12-10'] }, '2026-12-10')).toBe('2027-04-09');
  expect(endOf({ beforeNext: ['04-10', '12-10'] }, '2026-12-09')).toBe('2026-12-09');
});

const entry = (given: Partial<FactEntry> & Pick<FactEntry, 'factId' | 'subject' | 'day'>): FactEntry => ({
  id: `${given.factId}-${given.version ?? 1}`,
  version: 1,
  kind: 'event',
  isWithdrawn: false,
  at: new Date('2026-01-10T00:00:00Z'),
  ...given,
});

test('a corrected date moves its deadlines and says why', () => {
  const entries = [
    entry({ factId: 'loss', subject: 'loss_date', day: '2026-01-05' }),
    entry({
      factId: 'loss',
      version: 2,
      subject: 'loss_date',
      day: '2026-01-08',
      at: new Date('2026-02-01'),
    }),
    entry({
      factId: 'soe',
      kind: 'flag',
      subject: 'state_of_emergency',
      day: '2026-01-07',
      at: new Date('2026-02-02'),
    }),
  ];
  const moves = movesOf(entries, { state: 'CA', today: TODAY });
  expect(moves.map(({ key, from, to, because }) => [key, from, to, because.subject, because.before])).toEqual(
    [
      ['INS-44b:loss', '2027-01-08', '2028-01-08', 'state_of_emergency', null],
      ['INS-44a:loss', '2027-01-05', '2027-01-08', 'loss_date', '2026-01-05'],
      ['INS-07:INS-44a:loss', '2026-11-06', '2026-11-09', 'loss_date', '2026-01-05'],
    ],
  );
});

test('conditions that a recovery starts with move nothing', () => {
  const entries = [
    entry({ factId: 'loss', subject: 'loss_date', day: '2026-01-08' }),
    entry({ factId: 'soe', kind: 'flag', subject: 'state_of_emergency', day: '2026-01-08' }),
    entry({ factId: 'a-total', kind: 'flag', subject: 'total_loss', day: '2026-01-08' }),
  ];
  expect(movesOf(entries, { state: 'CA', today: TODAY })).toEqual([]);
  expect(movesOf(entries.toReversed(), { state: 'CA', today: TODAY })).toEqual([]);
});

test('a withdrawn fact ends its deadlines', () => {
  const entries = [
    entry({ factId: 'asked', subject: 'policy_copy_requested', day: '2026-01-12' }),
    entry({
      factId: 'asked',
      version: 2,
      subject: 'policy_copy_requested',
      day: '2026-01-12',
      isWithdrawn: true,
      at: new Date('2026-02-01'),
    }),
  ];
  expect(currentFacts(entries)).toEqual([]);
  expect(movesOf(entries, { state: 'CA', today: TODAY })).toMatchObject([
    { key: 'INS-10:asked', from: '2026-02-11', to: null, because: { isWithdrawn: true } },
  ]);
});

test('the calendar of a total loss on January 8, 2026', async () => {
  const one = (kind: Fact['kind'], subject: string, day: string): Fact => ({
    factId: `${kind}.${subject}`,
    kind,
    subject,
    day,
  });
  const facts = [
    one('event', 'loss_date', '2026-01-08'),
    one('event', 'civil_authority_order', '2026-01-07'),
    one('event', 'state_of_emergency_declared', '2026-01-07'),
    one('event', 'federal_declaration_ia', '2026-01-10'),
    one('event', 'sba_declaration', '2026-01-10'),
    one('event', 'hotel_check_in', '2026-01-07'),
    one('event', 'notice_of_claim_received', '2026-01-09'),
    one('event', 'policy_copy_requested', '2026-01-12'),
    one('event', 'claim_documents_requested', '2026-02-15'),
    one('event', 'proof_of_claim_received', '2026-03-02'),
    one('event', 'first_acv_payment', '2026-03-31'),
    one('published', 'AID-18', '2026-03-31'),
    one('published', 'AID-11', '2026-10-15'),
    ...['total_loss', 'replacement_cost_policy', 'damage_ge_10000', 'damage_gt_50pct', 'not_impound'].map(
      (subject) => one('flag', subject, '2026-01-08'),
    ),
  ];
  const lines = deadlinesOf({ facts, state: 'CA', today: '2026-05-01' }).map(
    ({ due, actBy, clock, start, basis }) =>
      `${due}  ${clock.id.padEnd(7)}  ${clock.kind.padEnd(12)}  from ${start.day} ${start.subject}` +
      `${basis === 'published' ? ', published' : ''}${actBy ? `, act by ${actBy}` : ''}`,
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./total-loss-2026-01-08.txt');
});
