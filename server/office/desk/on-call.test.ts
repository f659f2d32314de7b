import { expect, test } from 'vitest';
import type { HelpView } from '#contract/service/conversations.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import { coveredMember } from '#test/covered.ts';
import { memberWithPhone } from '#test/texts.ts';
import { openWorld, signedInAs } from '#test/world.ts';
import { pageOnCall } from './on-call.ts';

const ON_CALL = '+15305550199';

/** A desk that is closed now, and opens in three hours. */
async function closedDesk(env: Record<string, string> = {}) {
  const opens = new Date(Math.ceil((Date.now() + hours(3)) / minutes(15)) * minutes(15));
  const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short' }).format(opens);
  const from = opens.toISOString().slice(11, 16);
  const until = new Date(opens.getTime() + minutes(15)).toISOString().slice(11, 16);
  return openWorld({
    withWorkers: false,
    env: { CONCIERGE_HOURS: `${day} ${from}-${until} UTC`, ON_CALL_PHONE: ON_CALL, ...env },
  });
}
type World = Awaited<ReturnType<typeof closedDesk>>;

const page = async (world: World) => {
  await world.deps.jobs.enqueue(world.db, pageOnCall, {});
  await world.runJobs();
};
const paged = async (world: World) => (await world.texts(ON_CALL)).map(({ text }) => text);

test('outside the hours a life-threatening message reaches the on-call number until someone takes it', async () => {
  const world = await closedDesk();
  const me = await coveredMember(world);
  const write = (text: string) => me.post(`${me.api}/help/messages`, { id: crypto.randomUUID(), text });
  await write('Is the kit shipped?');
  await page(world);
  expect(await paged(world)).toEqual([]);
  await write('CANARY: my father is trapped');
  await page(world);
  await page(world);
  const [text, ...more] = await paged(world);
  expect(more).toEqual([]);
  expect(text).toMatch(
    /^Hearthline on call: life-threatening case .{7}\. The message sounds life-threatening\. Take it now: http/,
  );
  expect(text).not.toContain('CANARY');
  const help = (await me.get(`${me.api}/help`)).body as HelpView;
  expect(help.hours).toMatchObject({ isOpen: false, hasOnCall: true, opens: expect.any(String) as string });
  expect(help.conversation?.onCallAt).not.toBeNull();
  world.clock.advance(minutes(10));
  await page(world);
  expect(await paged(world)).toHaveLength(2);
  const agent = await signedInAs(world, 'AGENT');
  expect((await agent.post(`/api/desk/cases/${help.conversation?.caseId}/take`)).status).toBe(204);
  world.clock.advance(minutes(30));
  await page(world);
  expect(await paged(world)).toHaveLength(2);
});

test('a text outside the hours is answered with when people answer, once, and SOS with who is told', async () => {
  const world = await closedDesk();
  const me = await memberWithPhone(world, { quiet: true });
  const send = async (text: string) => {
    await world.visitor().post('/api/demo/phone', { id: crypto.randomUUID(), number: me.phone, text });
    await world.runJobs();
  };
  await send('Is the kit shipped?');
  await send('Hello?');
  await send('SOS');
  const answers = (await world.texts(me.phone)).map(({ text }) => text).toReversed();
  expect(answers).toEqual([
    expect.stringMatching(/^We got your message\. Our desk is closed and answers from /) as string,
    expect.stringMatching(/Our desk is closed until .*\. We're texting our on-call person now\./) as string,
  ]);
  await page(world);
  expect(await paged(world)).toHaveLength(1);
});

test('without an on-call number operations is emailed, and the member reads that no one is on call', async () => {
  const world = await closedDesk({ ON_CALL_PHONE: '', OPERATIONS_EMAIL: 'operations@example.com' });
  const me = await coveredMember(world);
  await me.post(`${me.api}/help/messages`, { id: crypto.randomUUID(), text: 'We can’t get out' });
  await page(world);
  const [mail] = await world.mailbox('operations@example.com');
  expect(mail?.subject).toMatch(/^Life-threatening case .* outside desk hours$/);
  const help = (await me.get(`${me.api}/help`)).body as HelpView;
  expect(help.hours.hasOnCall).toBe(false);
});

test('while people are at the desk no one is paged', async () => {
  const world = await openWorld({ withWorkers: false, env: { ON_CALL_PHONE: ON_CALL } });
  const me = await coveredMember(world);
  await me.post(`${me.api}/help/messages`, { id: crypto.randomUUID(), text: 'We can’t get out' });
  await page(world);
  expect(await paged(world)).toEqual([]);
  const help = (await me.get(`${me.api}/help`)).body as HelpView;
  expect(help.hours).toEqual({ text: '24/7', isOpen: true, opens: null, hasOnCall: true });
});
