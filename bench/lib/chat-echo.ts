/**
 * The same conversation without the product: posts are kept in memory, streams are notified, and the bytes
 * are returned.
 */
import nodeHttp from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Conversation } from './chat-fill.ts';

type Message = { id: string; seq: number; from: 'household' | 'team'; text: string };

export async function openEcho(
  conversations: readonly Conversation[],
): Promise<{ port: number; close(): void }> {
  const threads = conversations.map((): Message[] => []);
  const byHome = new Map(conversations.map(({ household }, n) => [household.homeId, n]));
  const byCase = new Map(conversations.map(({ caseId }, n) => [caseId, n]));
  const streams = new Map<string, Set<nodeHttp.ServerResponse>>();
  const wake = (session: string, event: object) => {
    for (const stream of streams.get(session) ?? []) stream.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  const server = nodeHttp.createServer((req, reply) => {
    const session = /session=([^;]+)/.exec(req.headers.cookie ?? '')?.[1] ?? '';
    const url = new URL(req.url ?? '/', 'http://localhost');
    if (url.pathname === '/api/events') {
      reply.writeHead(200, { 'content-type': 'text/event-stream' });
      reply.write('retry: 1000\n\n');
      const mine = streams.get(session) ?? new Set();
      streams.set(session, mine.add(reply));
      return void reply.on('close', () => mine.delete(reply));
    }
    const [, , kind, first, second] = url.pathname.split('/');
    const isHousehold = kind === 'homes';
    const n = (isHousehold ? byHome.get(first ?? '') : byCase.get(second ?? '')) ?? 0;
    const thread = threads[n] ?? [];
    if (req.method === 'GET') {
      const messages = thread.filter(({ seq }) => seq > Number(url.searchParams.get('after')));
      return void reply.end(JSON.stringify({ messages }));
    }
    const parts: Buffer[] = [];
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => {
      const { id, text } = JSON.parse(Buffer.concat(parts).toString()) as { id: string; text: string };
      thread.push({ id, seq: thread.length + 1, from: isHousehold ? 'household' : 'team', text });
      reply.end('{}');
      const { household, agent, caseId } = conversations[n] ?? {};
      for (const session of [agent?.session, household?.session])
        if (session) wake(session, { topic: 'messages', id: caseId });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => void (server.closeAllConnections(), server.close()),
  };
}
