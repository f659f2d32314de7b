import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { ApiError, sentence } from './api-error.ts';
import { setRecovery } from './call.ts';
import { setShownUser } from './session.ts';
import { upload } from './upload.ts';

const seedDocument = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/papers',
  access: 'member',
  summary: 'Adds a paper.',
  takes: 'file',
  params: z.object({ homeId: z.string() }),
  query: z.object({ kind: z.string() }),
  reply: z.object({ id: z.string() }),
});

/** A browser's XMLHttpRequest, whose server the test plays. */
class Request extends EventTarget {
  static made: Request[] = [];
  upload = new EventTarget();
  headers: Record<string, string> = {};
  opened = '';
  status = 0;
  statusText = '';
  responseText = '';
  sent: unknown;
  constructor() {
    super();
    Request.made.push(this);
  }
  open(method: string, address: string) {
    this.opened = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  tell(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const request = (n: number): Request => {
  const made = Request.made[n];
  if (!made) throw new Error(`there was no request ${n}`);
  return made;
};
const deed = new File(['%PDF'], 'Deed, 100% ours – Ä.pdf');
const given = { params: { homeId: 'h1' }, query: { kind: 'deed' }, file: deed };

beforeEach(() => {
  Request.made = [];
  vi.stubGlobal('XMLHttpRequest', Request);
});
afterEach(() => {
  setRecovery({});
  setShownUser(null);
  vi.unstubAllGlobals();
});

test('a file is uploaded as the request body, with its encoded name in a header', async () => {
  setShownUser('me');
  const shares: number[] = [];
  const answer = upload(seedDocument, { ...given, onProgress: (share) => shares.push(share) });
  expect(request(0).opened).toBe('POST /api/homes/h1/papers?kind=deed');
  expect(request(0).sent).toBe(deed);
  const { 'x-file-name': name = '', ...headers } = request(0).headers;
  expect(decodeURIComponent(name)).toBe(deed.name);
  expect(name).toMatch(/^[!-~]+$/);
  expect(headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-user-id': 'me' });
  request(0).tell(1, 4);
  request(0).tell(4, 4);
  request(0).answer(201, { id: 'd1' });
  expect(await answer).toEqual({ id: 'd1' });
  expect(shares).toEqual([0.25, 1]);
});

test('a name with an unpaired surrogate can still be uploaded', () => {
  void upload(seedDocument, { ...given, file: new File(['x'], 'a\ud800.pdf') });
  expect(request(0).headers['x-file-name']).toBe('a%EF%BF%BD.pdf');
});

test('a refused file produces an ApiError with its message', async () => {
  const answer = upload(seedDocument, given);
  request(0).answer(413, { error: 'deed.pdf is larger than 10 MB.', code: 'too_large' });
  const error: unknown = await answer.catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 413, code: 'too_large' });
  expect(sentence(error)).toBe('deed.pdf is larger than 10 MB.');
});

test('an interrupted upload is reported as a lost connection', async () => {
  const answer = upload(seedDocument, given);
  request(0).dispatchEvent(new Event('error'));
  expect(sentence(await answer.catch((e: unknown) => e))).toMatch(/^We couldn’t reach Hearthline/);
});

test('canceling aborts the request, and canceling before the start sends nothing', async () => {
  const cancel = new AbortController();
  const answer = upload(seedDocument, { ...given, signal: cancel.signal });
  cancel.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await expect(upload(seedDocument, { ...given, signal: cancel.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(Request.made).toHaveLength(1);
});

test('a file upload that needs step-up is resent once the user completes it', async () => {
  setRecovery({ confirmIdentity: () => Promise.resolve(true) });
  const answer = upload(seedDocument, given);
  request(0).answer(403, { error: 'Confirm it is you.', code: 'step_up_required' });
  await expect.poll(() => Request.made).toHaveLength(2);
  request(1).answer(201, { id: 'd2' });
  expect(await answer).toEqual({ id: 'd2' });
});
