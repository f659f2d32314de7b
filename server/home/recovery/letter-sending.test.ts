import { expect, test } from 'vitest';
import type { Letter, LettersView } from '#contract/home/recovery-letters.ts';
import type { LogView } from '#contract/home/recovery-records.ts';
import type { RecoveryView } from '#contract/home/recovery.ts';
import { giveMembership } from '#test/given-membership.ts';
import { homeowner, POLICY } from '#test/homes.ts';
import { openWorld } from '#test/world.ts';
import { findDueReminders } from './job-names.ts';
import { mailLetter } from './letter-sending.ts';
import { HANDLERS } from '#server/worker.ts';

const world = await openWorld({ withWorkers: false });
world.clock.advance(Date.parse('2026-04-02T05:30:00Z') - world.clock.now().getTime());

const INSURER = 'claims@ridge.example';

async function writing(email = INSURER) {
  const me = await homeowner(world);
  await giveMembership(world.db, me.user.id);
  await me.patch('/api/account', { name: 'Maya Díaz' });
  const policy = {
    ...POLICY,
    effectiveDate: '2025-06-01',
    expiryDate: '2026-06-01',
    carrier: 'Ridge Mutual',
  };
  await me.post(`${me.api}/policies`, policy);
  const evidence = { kind: 'statement', note: '' };
  await me.post(`${me.api}/recovery`, { lossDate: '2026-01-08', evidence });
  const at = `${me.api}/recovery/letters`;
  const write = async (details: object = {}) => {
    const draft = (await me.post(at, { kind: 'policy-copy' })).body as Letter;
    const body = { ...draft.details, email, ...details, basedOn: draft.updatedAt };
    return (await me.call('PUT', `${at}/${draft.id}`, body)).body as Letter;
  };
  const send = (letter: Letter) =>
    me.post(`${at}/${letter.id}/send`, { how: 'by-us', basedOn: letter.updatedAt });
  const read = async (id: string) =>
    ((await me.get(at)).body as LettersView).letters.find((one) => one.id === id);
  const counts = async () => {
    const { recovery } = (await me.get(`${me.api}/recovery`)).body as RecoveryView;
    const { contacts } = (await me.get(`${me.api}/recovery/log`)).body as LogView;
    const facts = recovery?.facts.filter(({ subject }) => subject === 'policy_copy_requested') ?? [];
    return { facts: facts.length, contacts: contacts.length };
  };
  return { ...me, at, write, send, read, counts };
}
const mailTo = async (address: string) => world.mailbox(address, 0);

test('we email a letter that says who sends it, with replies to the household, and its deadline runs', async () => {
  const to = 'robin@ridge.example';
  const me = await writing(to);
  const letter = await me.write();
  expect((await me.send(letter)).body).toMatchObject({ state: 'queued', due: null });
  expect(await me.counts()).toEqual({ facts: 0, contacts: 0 }); // not before it's sent
  await world.runJobs();
  expect(await me.read(letter.id)).toMatchObject({
    state: 'sent',
    byUs: true,
    channel: 'email',
    sentOn: '2026-04-01',
    due: '2026-05-01',
  });
  expect(await me.counts()).toEqual({ facts: 1, contacts: 1 });
  const [mail, ...more] = await mailTo(to);
  expect(more).toEqual([]);
  expect(mail?.replyTo).toBe(me.email);
  expect(mail?.text).toContain('Maya Díaz sent this letter with Hearthline');
  expect(mail?.text).toContain(letter.details.body);
});

test('sent many times at once, a letter is sent once', async () => {
  const to = 'race@ridge.example';
  const me = await writing(to);
  const letter = await me.write();
  const replies = await Promise.all(Array.from({ length: 6 }, () => me.send(letter)));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const job = { homeId: me.homeId, letterId: letter.id, attempt: 1 };
  await Promise.all([mailLetter(world.deps, job), mailLetter(world.deps, job), world.runJobs()]);
  expect(await me.counts()).toEqual({ facts: 1, contacts: 1 });
  expect(await mailTo(to)).toHaveLength(1);
  expect((await me.send(letter)).body).toMatchObject({ state: 'sent' });
  await mailLetter(world.deps, job);
  expect(await mailTo(to)).toHaveLength(1);
});

test('killed after the email went out and before it was recorded, the retry records it once', async () => {
  const to = 'kill@ridge.example';
  const me = await writing(to);
  const letter = await me.write();
  await me.send(letter);
  const job = { homeId: me.homeId, letterId: letter.id, attempt: 1 };
  const killed = {
    ...world.deps,
    mail: {
      ...world.deps.mail,
      send: async (mail: Parameters<typeof world.deps.mail.send>[0]) => {
        await world.deps.mail.send(mail);
        throw new Error('killed');
      },
    },
  };
  await expect(mailLetter(killed, job)).rejects.toThrow('killed');
  expect(await me.counts()).toEqual({ facts: 0, contacts: 0 });
  await world.runJobs();
  expect(await me.counts()).toEqual({ facts: 1, contacts: 1 });
  expect(await mailTo(to)).toHaveLength(1); // the key makes the second one a duplicate
});

test('a refused address starts nothing, and the corrected letter can be sent', async () => {
  const me = await writing('gone@ridge.example');
  const letter = await me.write();
  await me.send(letter);
  world.mailSwitch.next = 'refuse';
  await world.runJobs();
  const refused = await me.read(letter.id);
  expect(refused).toMatchObject({ state: 'refused', sentOn: null });
  expect(await me.counts()).toEqual({ facts: 0, contacts: 0 });
  const body = { ...refused?.details, email: 'right@ridge.example', basedOn: refused?.updatedAt };
  const again = (await me.call('PUT', `${me.at}/${letter.id}`, body)).body as Letter;
  await me.send(again);
  await world.runJobs();
  expect(await me.counts()).toEqual({ facts: 1, contacts: 1 });
});

test('headers can’t be injected, and neither wrong addresses nor the own one are taken', async () => {
  const to = 'header@ridge.example';
  const me = await writing(to);
  const letter = await me.write({ subject: 'Policy\r\nBcc: everyone@example.com', to: 'Claims\nX: y' });
  expect(letter.details).toMatchObject({ subject: 'Policy Bcc: everyone@example.com', to: 'Claims X: y' });
  for (const email of ['a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', 'nobody']) {
    const body = { ...letter.details, email, basedOn: letter.updatedAt };
    expect((await me.call('PUT', `${me.at}/${letter.id}`, body)).status).toBe(400);
  }
  const own = { ...letter.details, email: me.email, basedOn: letter.updatedAt };
  const mine = (await me.call('PUT', `${me.at}/${letter.id}`, own)).body as Letter;
  expect((await me.send(mine)).status).toBe(400);
});

test('we email five letters a day for a home with a membership, and none without one', async () => {
  const me = await writing();
  for (let n = 0; n < 5; n += 1) {
    expect((await me.send(await me.write())).status).toBe(200);
    await world.runJobs();
  }
  const sixth = await me.write();
  expect((await me.send(sixth)).status).toBe(429);
  world.clock.advance(25 * 3_600_000);
  expect((await me.send(sixth)).status).toBe(200);
  await world.runJobs();
  const other = await writing();
  const letter = await other.write();
  await world.database.pool.query('delete from memberships where user_id = $1', [other.user.id]);
  expect((await other.send(letter)).status).toBe(403);
});

test('when the insurer doesn’t answer a letter in time, the household is reminded', async () => {
  const me = await writing();
  await me.send(await me.write());
  await world.runJobs();
  world.clock.advance(31 * 86_400_000);
  await HANDLERS.find(({ job }) => job.name === findDueReminders.name)?.run(world.deps, {});
  await world.runJobs();
  const mails = (await world.mailbox(me.email, 0)).filter(({ subject }) =>
    subject.includes('recovery deadline'),
  );
  expect(mails.map(({ text }) => text).join('\n')).toContain(
    'Your insurer missed a date: Send your complete policy',
  );
});
