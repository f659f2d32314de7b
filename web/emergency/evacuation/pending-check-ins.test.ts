import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setShownUser } from '#web/lib/session.ts';
import { clearPendingCheckIns, queueCheckIn, pendingCheckIns } from './pending-check-ins.ts';
import { sendPendingCheckIns } from './send-check-ins.ts';

const [MAYA, BEN, HOME, ROSA, ANA, FIRE] = Array.from({ length: 6 }, () => crypto.randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const left = (personId = ROSA) => ({
  homeId: HOME,
  personId,
  incidentId: FIRE,
  state: 'left' as const,
  at: Date.now() - 90_000,
});
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const device = new Map<string, string>();
const client = new QueryClient();
/** The requests to the API, without the probes of an unreachable server. */
const bodies = () =>
  fetched.mock.calls
    .filter(([address]) => address.startsWith('/api/'))
    .map(([, { body }]) => JSON.parse(String(body)) as unknown);
const taken = (state: string, personId = ROSA) =>
  Promise.resolve(Response.json({ personId, name: 'Rosa', state, at: '2026-01-01T00:00:00.000Z' }));
const refused = (status: number, code: string) =>
  Promise.resolve(Response.json({ error: 'No.', code }, { status }));

beforeEach(() => {
  // Ages are sent in whole seconds, so the clock must not advance.
  vi.useFakeTimers({ toFake: ['Date'] });
  fetched.mockReset();
  device.clear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { reload: vi.fn<() => void>() });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
  setShownUser(MAYA);
});
afterEach(() => {
  vi.useRealTimers();
  setShownUser(null);
  vi.unstubAllGlobals();
});

test('an offline check-in stays on the device and is sent once, with its age', async () => {
  queueCheckIn(left());
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await sendPendingCheckIns(client);
  expect(pendingCheckIns()).toHaveLength(1);
  expect([...device.values()].join()).toContain(ROSA);
  fetched.mockImplementation(() => taken('left'));
  await Promise.all([sendPendingCheckIns(client), sendPendingCheckIns(client)]);
  expect(bodies()).toHaveLength(2);
  expect(bodies()[1]).toEqual({ state: 'left', incidentId: FIRE, secondsAgo: 90 });
  expect([pendingCheckIns(), device.size]).toEqual([[], 0]);
});

test('only the latest check-in per person is sent, and one made during a request follows it', async () => {
  queueCheckIn(left());
  queueCheckIn({ ...left(), state: 'help' });
  queueCheckIn(left(ANA));
  fetched.mockImplementationOnce(() => {
    queueCheckIn({ ...left(), state: 'safe', at: Date.now() });
    return taken('help');
  });
  fetched.mockImplementation((address) => taken('safe', address.split('/').at(-1)));
  await sendPendingCheckIns(client);
  expect(bodies()).toMatchObject([{ state: 'help' }, { state: 'left' }, { state: 'safe' }]);
  expect(pendingCheckIns()).toEqual([]);
});

test('temporary errors keep it; a permanent refusal drops it and lets the next one through', async () => {
  queueCheckIn(left());
  queueCheckIn(left(ANA));
  for (const [status, code] of [
    [503, 'unavailable'],
    [429, 'too_many_requests'],
    [401, 'not_signed_in'],
  ] as const) {
    fetched.mockImplementationOnce(() => refused(status, code));
    await sendPendingCheckIns(client);
    expect(pendingCheckIns()).toHaveLength(2);
  }
  fetched.mockImplementationOnce(() => refused(409, 'conflict'));
  fetched.mockImplementationOnce(() => taken('left', ANA));
  await sendPendingCheckIns(client);
  expect(pendingCheckIns()).toEqual([]);
});

test('no one else sees or sends it, and logging out deletes it', async () => {
  queueCheckIn(left());
  setShownUser(BEN);
  expect(pendingCheckIns()).toEqual([]);
  await sendPendingCheckIns(client);
  expect([fetched.mock.calls, device.size]).toEqual([[], 0]);
  setShownUser(MAYA);
  queueCheckIn(left());
  clearPendingCheckIns();
  expect([pendingCheckIns(), device.size]).toEqual([[], 0]);
});

test('when storage is full it lasts as long as the page; foreign data in storage is ignored', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '{"userId":1}',
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => undefined,
  });
  expect(pendingCheckIns()).toEqual([]);
  queueCheckIn(left());
  expect(pendingCheckIns()).toHaveLength(1);
  fetched.mockImplementation(() => taken('left'));
  await sendPendingCheckIns(client);
  expect(pendingCheckIns()).toEqual([]);
});
