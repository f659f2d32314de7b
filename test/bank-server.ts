/**
 * The operations of a ledger behind a bare HTTP server, for the bank test, which kills it: it starts at once, while the
 * whole product takes seconds. `node test/bank-server.ts <port> <connection as JSON> <name of the ledger>`.
 */
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { openDatabase, type Connection } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import type { Movement } from '#server/money/points/points.ts';
import { LEDGERS, type LedgerUnderTest } from './ledgers.ts';

export type BankRequest = Movement & { verb: 'grant' | 'spend' | 'back' };
/**
 * `done`: it is in the ledger, through this call or an earlier one. `refused`: the balance was too low, or there was
 * nothing to reverse.
 */
export type BankReply = { answer: 'done' | 'again' | 'refused' };

async function answer(
  ledger: LedgerUnderTest,
  { db }: ReturnType<typeof openDatabase>,
  { verb, ...movement }: BankRequest,
): Promise<BankReply['answer']> {
  const outcome = await db.transaction<unknown>((tx) => {
    if (verb === 'grant') return ledger.grant(tx, movement);
    return verb === 'spend' ? ledger.takeable(tx, movement) : ledger.back(tx, movement);
  });
  if (outcome === true || outcome === 'moved') return 'done';
  return outcome === 'too-few' ? 'refused' : 'again';
}

const [port, connection, name] = process.argv.slice(2);
const ledger = LEDGERS.find((one) => one.name === name);
if (port && connection && ledger) {
  const database = openDatabase(JSON.parse(connection) as Connection, { max: 10, log: createLog('silent') });
  http
    .createServer((request, reply) => {
      text(request)
        .then((body) => answer(ledger, database, JSON.parse(body) as BankRequest))
        .then(
          (said) => reply.end(JSON.stringify({ answer: said } satisfies BankReply)),
          // After any error, the client doesn't know whether it was done, so it retries.
          () => reply.writeHead(503).end(),
        );
    })
    .listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
}
