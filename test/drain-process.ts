/**
 * Sends notices until it is killed, with the demo's email and texts, for the test that kills it: `node
 * test/drain-process.ts <connection as JSON>`. The facts about homes are always the same.
 */
import { createDemoMail } from '#server/adapters/mail.demo.ts';
import { createPushDouble } from './push-double.ts';
import { createDemoSms } from '#server/adapters/sms.demo.ts';
import { saveDemoMail, saveDemoText } from '#server/office/demo/demo.ts';
import { drain, type DrainDeps } from '#server/core/notifications/drain.ts';
import { factsKey } from '#server/core/notifications/notifications.ts';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { openDatabase, type Connection } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { orderFacts } from './notices.ts';

const [connection] = process.argv.slice(2);
if (connection) {
  const log = createLog('silent');
  const { db } = openDatabase(JSON.parse(connection) as Connection, { max: 6, log });
  const deps: DrainDeps = {
    db,
    log,
    clock: systemClock,
    mail: createDemoMail((mail) => saveDemoMail(db, mail)),
    sms: createDemoSms((sms) => saveDemoText(db, sms)),
    push: createPushDouble(),
    config: parseConfig({ DEMO: '1' }),
    masterKeys: parseMasterKeys(newMasterKey('test')),
    jobs: { enqueue: async () => undefined } as unknown as DrainDeps['jobs'],
    feeds: [],
    hazardFeeds: [],
    routing: null,
    fileStorage: {} as DrainDeps['fileStorage'],
  };
  process.send?.('ready');
  await drain(
    deps,
    async (_deps, keys) =>
      new Map(keys.map((key) => [factsKey(key), { ...orderFacts(), isOfHome: () => true }])),
  );
  process.send?.('done');
}
