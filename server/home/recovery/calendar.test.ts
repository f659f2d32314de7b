import { expect, test } from 'vitest';
import { HANDLERS } from '#server/worker.ts';
import { homeowner, join } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { writeCalendar } from '#server/platform/ics.ts';
import { findDueReminders } from './job-names.ts';

const world = await openWorld({ withWorkers: false });
world.clock.advance(Date.parse('2026-04-02T05:30:00Z') - world.clock.now().getTime());

async function recovering() {
  const me = await homeowner(world);
  await me.post(`${me.api}/recovery`, {
    lossDate: '2026-01-08',
    evidence: { kind: 'statement', note: 'CANARY words' },
    flags: ['state_of_emergency'],
  });
  return me;
}

test('a calendar line is escaped and folded at 75 bytes', () => {
  const title = `Straße, mit; „Zeichen“ \\ und ${'x'.repeat(80)}`;
  const event = { uid: 'a@b', day: '2028-02-29', title, text: 'one\ntwo', url: 'https://x.y', sequence: 0 };
  const file = writeCalendar('Plan', [event], new Date('2026-04-02T05:30:00.123Z'));
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain(`SUMMARY:Straße\\, mit\\; „Zeichen“ \\\\ und ${'x'.repeat(80)}\r\n`);
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20280229\r\nDTEND;VALUE=DATE:20280301\r\n');
  expect(unfolded).toContain('DESCRIPTION:one\\ntwo');
  expect(unfolded).toContain('DTSTAMP:20260402T053000Z');
});

test('a secret link serves the deadlines until it is revoked, and never the household’s words', async () => {
  const me = await recovering();
  const at = `${me.api}/recovery/calendar`;
  const { url } = (await me.post(at)).body as { url: string };
  const path = new URL(url).pathname;
  const feed = await world.visitor().get(path);
  expect(feed.status).toBe(200);
  const unfolded = feed.text.replaceAll('\r\n ', '');
  // The proof of loss is due on Saturday, April 18: the calendar says Friday.
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20260417');
  expect(unfolded).toContain('SUMMARY:Send your proof of loss');
  expect(unfolded).toContain('Ins 2051.5(b) (SB 495)');
  expect(unfolded).not.toContain('CANARY');
  const next = (await me.post(at)).body as { url: string };
  expect((await world.visitor().get(path)).status).toBe(404);
  const newPath = new URL(next.url).pathname;
  expect((await world.visitor().get(newPath)).status).toBe(200);
  expect((await me.call('DELETE', at)).status).toBe(204);
  expect((await world.visitor().get(newPath)).status).toBe(404);
  expect((await me.get(`${at}/file`)).status).toBe(200);
});

test('a link ends with its owner’s access to the home', async () => {
  const me = await recovering();
  const other = await signedIn(world);
  await join(world, me.homeId, other, 'member');
  const { url } = (await other.post(`${me.api}/recovery/calendar`)).body as { url: string };
  const { pathname } = new URL(url);
  expect((await world.visitor().get(pathname)).status).toBe(200);
  await me.call('DELETE', `${me.api}/household/members/${other.user.id}`);
  expect((await world.visitor().get(pathname)).status).toBe(404);
});

const remind = () => HANDLERS.find(({ job }) => job.name === findDueReminders.name)?.run(world.deps, {});
const mails = async (email: string) => {
  await world.runJobs();
  return (await world.mailbox(email, 0)).filter(({ subject }) => subject.includes('recovery deadline'));
};

test('a household is reminded once per step, and not at all if it turned reminders off', async () => {
  const me = await recovering();
  const quiet = await recovering();
  const off = { preferences: [{ kind: 'recovery-reminders', channel: 'email', isOn: false }] };
  await quiet.call('PUT', '/api/notifications/preferences', off);
  await remind();
  await remind();
  const [mail, ...more] = await mails(me.email);
  expect(more).toEqual([]);
  // April 1 to April 17: inside 30 days.
  expect(mail?.text).toContain('Send your proof of loss: act by April 17, 2026, in 16 days.');
  expect(mail?.text).toContain('not legal advice');
  expect(mail?.text).not.toContain('CANARY');
  expect(await mails(quiet.email)).toEqual([]);
  world.clock.advance(3 * 86_400_000);
  await remind();
  expect(await mails(me.email)).toHaveLength(2);
});

test('a household hears when its insurer missed a date', async () => {
  const me = await recovering();
  const fact = { kind: 'event', subject: 'policy_copy_requested', day: '2026-02-28' };
  await me.post(`${me.api}/recovery/facts`, { ...fact, evidence: { kind: 'letter', note: '' } });
  await remind();
  const all = (await mails(me.email)).map(({ text }) => text).join('\n');
  expect(all).toContain('Your insurer missed a date: Send your complete policy, due March 30, 2026.');
});
