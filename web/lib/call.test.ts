import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, getSession, renameAccount, signOut } from '#contract/core/accounts.ts';
import { readDemoMailbox } from '#contract/demo.ts';
import { call, setRecovery } from './call.ts';
import { setShownUser } from './session.ts';

const me = {
  id: '0199f3a0-0000-7000-8000-000000000001',
  email: 'maya@example.com',
  name: 'Maya',
  role: 'USER',
  createdAt: '2026-01-01T00:00:00.000Z',
} as const;
const refusal = (status: number, code: string) => Response.json({ error: 'No.', code }, { status });

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const reload = vi.fn<() => void>();
const kept = new Map<string, string>();

beforeEach(() => {
  fetched.mockReset();
  kept.clear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  setRecovery({});
  setShownUser(null);
  vi.unstubAllGlobals();
});

test('a call without a payload sends credentials and no body', async () => {
  fetched.mockResolvedValue(Response.json({ user: null, needsPasskey: false, demo: true }));
  expect(await call(getSession)).toEqual({ user: null, needsPasskey: false, demo: true });
  const [address, init] = fetched.mock.calls[0] ?? [];
  expect(address).toBe('/api/auth/session');
  expect(init).toEqual({
    method: 'GET',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'accept-language': 'en-US' },
  });
});

test('a payload is sent as JSON with the id of the displayed user, even if another user signed in elsewhere', async () => {
  setShownUser(me.id);
  kept.set('auth-user', JSON.stringify({ ...me, id: '0199f3a0-0000-7000-8000-000000000002' }));
  fetched.mockResolvedValue(Response.json(me));
  await call(renameAccount, { body: { name: 'Maya' } });
  const init = fetched.mock.calls[0]?.[1];
  expect(init?.body).toBe('{"name":"Maya"}');
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json', 'x-user-id': me.id });
});

test('parameters and queries are encoded into the URL', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  await call(endSession, { params: { id: 'a/b' } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/account/sessions/a%2Fb');
  fetched.mockResolvedValue(Response.json([]));
  await call(readDemoMailbox, { query: { to: 'a+b@example.com' } });
  expect(fetched.mock.calls[1]?.[0]).toBe('/api/demo/mailbox?to=a%2Bb%40example.com');
});

test('a stale tab clears its user and reloads after an account switch', async () => {
  kept.set('auth-user', JSON.stringify(me));
  fetched.mockResolvedValue(refusal(409, 'account_switched'));
  await expect(call(signOut)).rejects.toMatchObject({ status: 409 });
  expect(kept.has('auth-user')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('an ended session is reported to the page', async () => {
  const onSignedOut = vi.fn<() => void>();
  setRecovery({ onSignedOut });
  fetched.mockResolvedValue(refusal(401, 'not_signed_in'));
  await expect(call(signOut)).rejects.toMatchObject({ code: 'not_signed_in' });
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test('a call that needs step-up is repeated once the user completes it', async () => {
  setRecovery({ confirmIdentity: () => Promise.resolve(true) });
  fetched.mockResolvedValueOnce(refusal(403, 'step_up_required'));
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await call(signOut)).toBeUndefined();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('without step-up the refusal stands', async () => {
  setRecovery({ confirmIdentity: () => Promise.resolve(false) });
  fetched.mockResolvedValue(refusal(403, 'step_up_required'));
  await expect(call(signOut)).rejects.toMatchObject({ code: 'step_up_required' });
  expect(fetched).toHaveBeenCalledOnce();
});
