/**
 * Processes one text and kills itself at its n-th statement, for the test that wants a process to die:
 * `node test/inbound-process.ts <what to do as JSON>`.
 */
import pg from 'pg';
import { evacuees } from '#server/office/desk/evacuees.ts';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase, type Connection } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { parseMasterKeys } from '#server/platform/master-keys.ts';
import { runProcess, runSendAnswer } from '#server/service/inbound/process.ts';
import type { ProcessDeps } from '#server/service/inbound/evacuees.ts';
import { createTwilioSms } from '#server/adapters/sms.twilio.ts';

type Given = { connection: Connection; vaultKeys: string; apiUrl: string; ref: string; n: number };
const [given] = process.argv.slice(2);
if (given) {
  const { connection, vaultKeys, apiUrl, ref, n } = JSON.parse(given) as Given;
  const log = createLog('silent');
  const { db } = openDatabase(connection, { max: 4, log });
  const account = {
    accountSid: `AC${'0'.repeat(32)}`,
    authToken: 'a-token-of-the-account',
    from: '+15305550100',
  };
  const deps = {
    db,
    log,
    clock: systemClock,
    sms: createTwilioSms({ ...account, apiUrl, webhookUrl: undefined }),
    config: parseConfig({ DEMO: '1', ORIGIN: 'http://localhost:3000' }),
    masterKeys: parseMasterKeys(vaultKeys),
    jobs: { enqueue: async () => undefined },
  } as unknown as ProcessDeps;
  let statements = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    statements += 1;
    if (statements === n) process.kill(process.pid, 'SIGKILL');
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
  const key = { provider: 'twilio', ref };
  await runProcess(deps, evacuees, key);
  await runSendAnswer(deps, key);
  process.exit(0);
}
