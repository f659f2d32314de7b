import { expect, test } from 'vitest';
import { LISTED_KINDS } from '#contract/home/document-kinds.ts';
import type { Home } from '#contract/home/homes.ts';
import { eachLimit, type Policy } from '#contract/home/policies.ts';
import { SAMPLE_READINESS } from '#web/home/readiness/sample.ts';
import { attentionItems } from './attention.ts';

const policy = (given: Partial<Policy>): Policy => ({
  id: '019a8f00-0000-7000-8000-000000000001',
  homeId: '019a8f00-0000-7000-8000-000000000002',
  kind: 'homeowners',
  carrier: 'Golden Bear',
  policyNumberEnd: '9920',
  coverageLimit: 1,
  deductible: 1,
  ...eachLimit(() => null),
  effectiveDate: '2026-01-01',
  expiryDate: '2027-01-01',
  standing: 'in-force',
  daysLeft: 200,
  isRenewed: false,
  endedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...given,
});
const home = (policies: Policy[], canStartServices = true): Pick<Home, 'policies' | 'canStartServices'> => ({
  policies,
  canStartServices,
});
const keys = (...given: Parameters<typeof attentionItems>) => attentionItems(...given).map(({ key }) => key);

test('a home with a policy, an exact location, fresh photos and every document needs nothing', () => {
  const shelf = { documents: [], notApplicable: [...LISTED_KINDS] };
  expect(attentionItems({ home: home([policy({})]), readiness: SAMPLE_READINESS, shelf })).toEqual([]);
});

test.each([
  [31, false, false],
  [30, false, true],
  [0, false, true],
  [7, true, false],
])('a policy that ends in %i days (renewed: %s) is mentioned: %s', (daysLeft, isRenewed, isSaid) => {
  const [said] = attentionItems({ home: home([policy({ daysLeft, isRenewed })]) });
  expect(said !== undefined).toBe(isSaid);
});

test('days are worded naturally', () => {
  const titles = [0, 1, 12].map(
    (daysLeft) => attentionItems({ home: home([policy({ daysLeft })]) })[0]?.title,
  );
  expect(titles).toEqual([
    'Your Golden Bear policy ends today',
    'Your Golden Bear policy ends tomorrow',
    'Your Golden Bear policy ends in 12 days',
  ]);
});

test('a missing policy comes first, then the location, old photos and documents', () => {
  const [task] = SAMPLE_READINESS.tasks;
  if (!task) throw new Error('no task');
  const proof = { takenAt: '2025-01-01T00:00:00.000Z', isStale: true };
  const readiness = { tasks: [{ ...task, status: 'TODO' as const, proof }] };
  const shelf = { documents: [], notApplicable: [] };
  const expired = policy({ standing: 'expired', daysLeft: -3 });
  expect(keys({ home: home([expired], false), readiness, shelf })).toEqual([
    'no-policy',
    'point',
    'proofs',
    'papers',
  ]);
});

test('a task checked again after its photo expired needs no attention', () => {
  const [task] = SAMPLE_READINESS.tasks;
  if (!task) throw new Error('no task');
  const proof = { takenAt: '2025-01-01T00:00:00.000Z', isStale: true };
  const readiness = { tasks: [{ ...task, status: 'DONE' as const, proof }] };
  expect(keys({ home: home([policy({})]), readiness })).toEqual([]);
});

test('membership problems come first', () => {
  const base = {
    graceUntil: null,
    endsWithPeriod: false,
    periodEnd: '2026-12-15T20:00:00.000Z',
    suspendedAt: null,
  };
  const said = (membership: Parameters<typeof attentionItems>[0]['membership']) =>
    attentionItems({ home: home([], false), membership })[0];
  expect(said({ ...base, status: 'late', graceUntil: '2026-12-29T20:00:00.000Z' })).toMatchObject({
    key: 'payment',
    text: 'Your services continue until December 29, 2026. Pay or use another card before then.',
    action: { to: '/membership' },
  });
  expect(said({ ...base, status: 'active', suspendedAt: '2026-12-01T20:00:00.000Z' })).toMatchObject({
    key: 'disputed',
    title: 'Your membership is suspended',
  });
  expect(said({ ...base, status: 'starting' })?.key).toBe('first-payment');
  expect(said({ ...base, status: 'active', endsWithPeriod: true })?.title).toBe(
    'Your membership ends on December 15, 2026',
  );
  expect(said({ ...base, status: 'active' })?.key).toBe('no-policy');
  expect(said({ ...base, status: 'ended' })?.key).toBe('no-policy');
  expect(said(null)?.key).toBe('no-policy');
});
