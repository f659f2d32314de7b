/** Nothing is lost or done twice, wherever a failure occurs between a text's arrival and our answer. */
import pg from 'pg';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import type { HelpView } from '#contract/service/conversations.ts';
import { evacuees } from '#server/office/desk/evacuees.ts';
import { logOptions, type Log } from '#server/platform/log.ts';
import { callFromTwilio, memberWithPhone, newNumber, textFields, twilioAt } from '#test/texts.ts';
import { sized } from '#test/tier.ts';
import { startTwilio } from '#test/twilio-double.ts';
import { outage } from '#test/outage.ts';
import { openWorld } from '#test/world.ts';
import { catchUp } from './job-names.ts';
import { runProcess, runSendAnswer } from './process.ts';

vi.setConfig({ testTimeout: 120_000 });

type Me = Awaited<ReturnType<typeof memberWithPhone>>;

async function openTexts() {
  const twilio = await startTwilio();
  const world = await openWorld({ withWorkers: false, sms: twilioAt(twilio.url) });
  return { twilio, world };
}
const messagesOf = async (me: Me) =>
  ((await me.get(`${me.api}/help`)).body as HelpView).conversation?.messages ?? [];

/** Cuts the database connection at the n-th statement from now on. Returns how many statements ran. */
function cutAt(n: number) {
  let statements = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with its own client below
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    statements += 1;
    if (statements === n)
      (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    return query.apply(this, args) as never;
  });
  return { restore: () => spy.mockRestore(), count: () => statements };
}

test('a connection lost at any statement of processing or answering changes nothing in the end', async () => {
  const { twilio, world } = await openTexts();
  const me = await memberWithPhone(world, { people: ['Rosa', 'Ben'] });
  const step = sized({ gate: 5, soak: 1 });
  let sent = 0;
  for (let n = 1; ; n += step) {
    const fields = textFields(me.phone, `SOS ${n}`);
    expect(await callFromTwilio(world, fields)).toBe(204);
    sent += 1;
    const key = { provider: 'twilio', ref: fields.MessageSid };
    const cut = cutAt(n);
    await runProcess(world.deps, evacuees, key).catch(() => undefined);
    await runSendAnswer(world.deps, key).catch(() => undefined);
    cut.restore();
    await world.runJobs({ retries: true });
    await world.runJobs({ retries: true });
    expect((await messagesOf(me)).map(({ text }) => text).at(-1)).toBe(`SOS ${n}`);
    if (cut.count() < n) break;
  }
  const messages = await messagesOf(me);
  expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: sent }, (_, n) => n + 1));
  const answers = twilio.kept.filter(({ to, body }) => to === me.phone && body.startsWith('In danger?'));
  // All answers have the same text, so after a cut the provider's list may contain one to an earlier text.
  expect(answers.length).toBeGreaterThanOrEqual(1);
  expect(answers.length).toBeLessThanOrEqual(sent);
});

test('texts that arrive while the database is away are refused for a retry, and found in the provider’s list', async () => {
  const { twilio, world } = await openTexts();
  const me = await memberWithPhone(world, { quiet: true });
  const sent = Array.from({ length: 5 }, (_, n) => textFields(me.phone, `Word ${n}`));
  const { over } = await outage(world);
  for (const fields of sent) {
    twilio.inbox.push({
      sid: fields.MessageSid,
      from: me.phone,
      body: fields.Body,
      date_sent: world.clock.now().toUTCString(),
    });
    expect(await callFromTwilio(world, fields)).toBeGreaterThanOrEqual(500); // the provider retries
  }
  await over();
  // One webhook call is retried by the provider, and the list is read twice.
  await expect.poll(() => callFromTwilio(world, sent[3] ?? {})).toBe(204);
  for (let n = 0; n < 2; n += 1) {
    await world.deps.jobs.enqueue(world.db, catchUp, {});
    await world.runJobs({ retries: true });
  }
  const words = (await messagesOf(me)).map(({ text }) => text);
  expect(words.toSorted()).toEqual(sent.map(({ Body }) => Body));
});

test('a call for help that was said after "safe" stays, even if "safe" arrives later', async () => {
  const { twilio, world } = await openTexts();
  const me = await memberWithPhone(world, { people: ['Rosa'] });
  const at = (secondsAgo: number) => new Date(world.clock.now().getTime() - secondsAgo * 1000).toUTCString();
  await callFromTwilio(world, textFields(me.phone, 'SOS'));
  await world.runJobs();
  const late = textFields(me.phone, 'SAFE Rosa');
  twilio.inbox.push({ sid: late.MessageSid, from: me.phone, body: late.Body, date_sent: at(120) });
  await world.deps.jobs.enqueue(world.db, catchUp, {});
  await world.runJobs();
  const { people } = (await me.get(`${me.api}/evacuation`)).body as { people: { state: string }[] };
  expect(people).toMatchObject([{ state: 'help' }]);
});

test('a message that can’t be processed is set aside and doesn’t block the next one', async () => {
  const { world } = await openTexts();
  const me = await memberWithPhone(world, { quiet: true });
  await callFromTwilio(world, textFields(me.phone, 'First'));
  const bad = vi.spyOn(evacuees, 'situationOf').mockRejectedValue(new Error('broken'));
  for (let n = 0; n < 6; n += 1) await world.runJobs({ retries: true });
  bad.mockRestore();
  await callFromTwilio(world, textFields(me.phone, 'Second'));
  await world.runJobs({ retries: true });
  expect((await messagesOf(me)).map(({ text }) => text)).toEqual(['Second']);
  const { rows } = await world.database.pool.query("select outcome from inbound where state = 'aside'");
  expect(rows).toEqual([{ outcome: 'failed' }]);
});

test('no words, names or numbers appear in the logs', async () => {
  const lines: string[] = [];
  const sink = { write: (line: string) => void lines.push(line) };
  const log = pino(logOptions('trace'), sink) as unknown as Log;
  const world = await openWorld({ withWorkers: false, log });
  const me = await memberWithPhone(world, { people: ['CANARYNAME'] });
  const from = newNumber();
  for (const [number, words] of [
    [me.phone, 'CANARYWORDS'],
    [me.phone, 'SAFE'],
    [from, 'CANARYUNKNOWN'],
  ] as const)
    await world.visitor().post('/api/demo/phone', { id: crypto.randomUUID(), number, text: words });
  await world.runJobs();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(new RegExp(`CANARY|${me.phone.slice(2)}|${from.slice(2)}`));
});
