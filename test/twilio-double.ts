import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { whenOver } from './when-over.ts';

export type TwilioMood =
  | 'kind'
  | 'busy'
  | 'broken'
  | 'takes-then-breaks'
  | 'takes-then-silent'
  | 'stopped'
  | 'no-number'
  | 'wrong-token'
  | 'nonsense';

export type TwilioFile = { sid: string; mime: string; content: Buffer };
type MediaMood = 'kind' | 'broken' | 'silent' | 'elsewhere';
type Kept = { sid: string; to: string; body: string; status: string; callback: string | null };

/**
 * Twilio's messages, as far as we use them, with failure modes. Each mode applies to one call, then calls succeed
 * again.
 */
export async function startTwilio() {
  const kept: Kept[] = [];
  /** Texts that people sent to our number, as its list shows them. */
  const inbox: { sid: string; from: string; body: string; date_sent: string; num_media?: string }[] = [];
  /** Pictures of those texts, by the text's id. */
  const media = new Map<string, TwilioFile[]>();
  const state: {
    mood: TwilioMood;
    authorization: string;
    calls: string[];
    /** How the next media requests behave; each is used once. */
    mediaMoods: MediaMood[];
  } = { mood: 'kind', authorization: '', calls: [], mediaMoods: [] };
  /** Twilio lists media, redirects to its storage, and serves the bytes there without authentication. */
  const answerMedia = (url: URL, req: http.IncomingMessage, res: http.ServerResponse): boolean => {
    const [, of, rest = ''] = /\/Messages\/(\w+)\/Media(.*)$/.exec(url.pathname) ?? [];
    const [, stored] = /^\/storage\/(.+)$/.exec(url.pathname) ?? [];
    if (!of && !stored) return false;
    const mood = state.mediaMoods.shift();
    const files = media.get(of ?? '') ?? [];
    if (mood === 'broken') res.writeHead(500).end();
    else if (mood === 'silent') return true;
    else if (mood === 'elsewhere')
      res.writeHead(307, { location: `http://localhost:${req.socket.localPort}/evil` }).end();
    else if (stored) {
      if (req.headers.authorization) res.writeHead(400).end(); // its storage rejects credentials
      else res.writeHead(200).end([...media.values()].flat().find(({ sid }) => sid === stored)?.content);
    } else if (rest === '.json')
      res
        .writeHead(200)
        .end(JSON.stringify({ media_list: files.map(({ sid, mime }) => ({ sid, content_type: mime })) }));
    else if (req.headers.authorization) res.writeHead(307, { location: `/storage${rest}` }).end();
    else res.writeHead(401).end();
    return true;
  };
  const keep = (form: URLSearchParams): Kept => {
    const message = {
      sid: `SM${String(kept.length + 1).padStart(32, '0')}`,
      to: form.get('To') ?? '',
      body: form.get('Body') ?? '',
      status: 'queued',
      callback: form.get('StatusCallback'),
    };
    kept.unshift(message);
    return message;
  };
  const server = http.createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const url = new URL(req.url ?? '/', 'http://twilio');
      const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
        res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
      state.authorization = req.headers.authorization ?? '';
      state.calls.push(`${req.method} ${url.pathname}`);
      if (answerMedia(url, req, res)) return undefined;
      const { mood } = state;
      state.mood = 'kind';
      if (mood === 'busy') return answer(429, { code: 20429 }, { 'retry-after': '40' });
      if (mood === 'broken') return answer(500, { code: 20500 });
      if (mood === 'wrong-token') return answer(401, { code: 20003 });
      if (mood === 'nonsense') return res.writeHead(200).end('<html>');
      if (mood === 'stopped') return answer(400, { code: 21610, message: `${form.get('To')} unsubscribed` });
      if (mood === 'no-number')
        return answer(400, { code: 21211, message: `${form.get('To')} is not valid` });
      if (req.method === 'GET') {
        const to = url.searchParams.get('To');
        const received = inbox.map((m) => ({ num_media: '0', ...m, direction: 'inbound' }));
        if (url.searchParams.has('DateSent>')) return answer(200, { messages: received.toReversed() });
        return answer(200, { messages: kept.filter((m) => m.to === to) });
      }
      const message = keep(form);
      if (mood === 'takes-then-breaks') return answer(500, {});
      if (mood === 'takes-then-silent') return undefined;
      return answer(201, { sid: message.sid, status: message.status });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  whenOver(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return { kept, inbox, media, state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
