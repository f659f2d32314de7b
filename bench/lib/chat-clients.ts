/** The windows of the chat bench: streams that reconnect, posts that are retried, and what each side has seen. */
import { randomUUID } from 'node:crypto';
import nodeHttp from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Conversation } from './chat-fill.ts';

/** Ports of servers that are up. A window that loses its server switches to another. */
export type Ports = { live: number[] };
type Side = 'household' | 'team';
type Message = { id: string; seq: number; from: string };

const agent = new nodeHttp.Agent({ keepAlive: true, maxSockets: 64 });
export const closeConnections = (): void => agent.destroy();

export function request(
  port: number,
  given: { method: 'GET' | 'POST'; path: string; session: string; body?: object },
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const text = given.body ? JSON.stringify(given.body) : undefined;
  const headers = {
    cookie: `session=${given.session}`,
    'sec-fetch-site': 'same-origin',
    ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
  };
  const sent = nodeHttp.request(
    { host: '127.0.0.1', port, method: given.method, path: given.path, headers, agent },
    (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', () => {
        const answer = Buffer.concat(parts).toString();
        if ((reply.statusCode ?? 500) >= 300) return reject(new Error(`${reply.statusCode} ${answer}`));
        resolve(answer === '' ? undefined : JSON.parse(answer));
      });
    },
  );
  sent.on('error', reject);
  sent.end(text);
  return promise;
}

/** What a household's window requests when it is notified of a change. */
export const helpMessagesPath = (of: { homeId: string; caseId: string; after: number }): string =>
  `/api/homes/${of.homeId}/help/${of.caseId}/messages?after=${of.after}`;

const anyOf = (ports: Ports, n: number): number => ports.live[n % ports.live.length] ?? 0;

export type Chat = {
  /** Milliseconds from a post until the other side had the message. */
  times: number[];
  sent: Map<string, number>;
  /** How often each message arrived at the receiving side. */
  seen: Map<string, number>;
  streams: number;
  say(n: number, side: Side): Promise<void>;
  openStreams(count: number): Promise<void>;
  catchUp(): Promise<void>;
  /** Start of the measurement. */
  forget(): void;
  close(): void;
};

export function openChat(conversations: readonly Conversation[], ports: Ports): Chat {
  const times: number[] = [];
  const sent = new Map<string, number>();
  const seen = new Map<string, number>();
  /** How far each side has read, and whether a fetch is running. */
  const marks = conversations.map(() => ({ household: 0, team: 0 }));
  const fetching = new Map<string, boolean>();
  const open = new Set<nodeHttp.ClientRequest>();
  let isClosed = false;
  const byCase = new Map(conversations.map(({ caseId }, n) => [caseId, n]));
  const pathOf = (n: number, side: Side, after: number) =>
    side === 'household'
      ? helpMessagesPath({
          homeId: conversations[n]?.household.homeId ?? '',
          caseId: conversations[n]?.caseId ?? '',
          after,
        })
      : `/api/desk/cases/${conversations[n]?.caseId}/messages?after=${after}`;
  const sessionOf = (n: number, side: Side) =>
    (side === 'household' ? conversations[n]?.household.session : conversations[n]?.agent.session) ?? '';

  /**
   * What a window does when it is notified of a change. One fetch at a time per side, followed by another if
   * more notifications came.
   */
  async function fetchNew(n: number, side: Side): Promise<void> {
    const key = `${n} ${side}`;
    if (fetching.has(key)) return void fetching.set(key, true);
    fetching.set(key, false);
    const mark = marks[n];
    if (!mark) return;
    try {
      const given = {
        method: 'GET',
        path: pathOf(n, side, mark[side]),
        session: sessionOf(n, side),
      } as const;
      const { messages } = (await request(anyOf(ports, n), given)) as { messages: Message[] };
      const now = performance.now();
      for (const { id, seq, from } of messages) {
        mark[side] = Math.max(mark[side], seq);
        if ((from === 'team') === (side === 'team')) continue;
        seen.set(id, (seen.get(id) ?? 0) + 1);
        const at = sent.get(id);
        if (at !== undefined && seen.get(id) === 1) times.push(now - at);
      }
    } catch {
      if (!isClosed) {
        await delay(100);
        fetching.set(key, true);
      }
    } finally {
      const again = fetching.get(key);
      fetching.delete(key);
      if (again && !isClosed) void fetchNew(n, side);
    }
  }

  /** An event stream that reconnects like a browser and then fetches what it missed. */
  function stream(n: number, side: Side, place: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const connect = () => {
      if (isClosed) return;
      const ask = nodeHttp.get(
        {
          host: '127.0.0.1',
          port: anyOf(ports, place),
          path: '/api/events',
          headers: { cookie: `session=${sessionOf(n, side)}`, 'sec-fetch-site': 'same-origin' },
          agent: false,
        },
        (reply) => {
          resolve();
          reply.setEncoding('utf8');
          let rest = '';
          reply.on('data', (part: string) => {
            const lines = (rest + part).split('\n');
            rest = lines.pop() ?? '';
            for (const line of lines) {
              if (!line.startsWith('data: {')) continue;
              const { topic, id } = JSON.parse(line.slice(6)) as { topic: string; id?: string };
              const about = topic === 'messages' && id !== undefined ? byCase.get(id) : undefined;
              if (about !== undefined) void fetchNew(about, side);
            }
          });
          reply.on('error', () => undefined);
          reply.on('close', again);
        },
      );
      open.add(ask);
      ask.on('error', again);
      let isOver = false;
      function again() {
        if (isOver || isClosed) return;
        isOver = true;
        open.delete(ask);
        // Missed messages are fetched at once, as a browser does after reconnecting.
        setTimeout(() => {
          connect();
          if (side === 'household') void fetchNew(n, side);
          else for (const one of ofAgent(n)) void fetchNew(one, side);
        }, 200);
      }
    };
    connect();
    return promise;
  }
  const ofAgent = (n: number) =>
    conversations.flatMap(({ agent: { userId } }, i) =>
      userId === conversations[n]?.agent.userId ? [i] : [],
    );

  const chat: Chat = {
    times,
    sent,
    seen,
    streams: 0,
    async openStreams(count) {
      const agents = new Map(conversations.map(({ agent: { userId } }, n) => [userId, n]));
      for (const [place, n] of [...agents.values()].entries()) await stream(n, 'team', place);
      let opened = agents.size;
      // Two windows of each household, on different servers.
      for (let place = 0; opened < count; place += 1, opened += 1)
        await stream(
          place % conversations.length,
          'household',
          place + Math.floor(place / conversations.length),
        );
      chat.streams = opened;
    },
    async say(n, side) {
      const id = randomUUID();
      const text = `${id} ${'We are on the road to Chico with two dogs. '.repeat(4)}`;
      const body = side === 'household' ? { id, text } : { id, text, readSeq: 1_000_000 };
      const path =
        side === 'household'
          ? `/api/homes/${conversations[n]?.household.homeId}/help/messages`
          : `/api/desk/cases/${conversations[n]?.caseId}/messages`;
      sent.set(id, performance.now());
      // The same ID on every attempt, so that retries after a lost response store one message.
      for (let tries = 0; tries < 50; tries += 1)
        try {
          await request(anyOf(ports, n + tries), { method: 'POST', path, session: sessionOf(n, side), body });
          return;
        } catch {
          await delay(50);
        }
      throw new Error('a message was not taken after 50 tries');
    },
    async catchUp() {
      for (let n = 0; n < conversations.length; n += 1)
        await Promise.all([fetchNew(n, 'household'), fetchNew(n, 'team')]);
    },
    forget() {
      times.length = 0;
      sent.clear();
      seen.clear();
    },
    close() {
      isClosed = true;
      for (const ask of open) ask.destroy();
    },
  };
  return chat;
}
