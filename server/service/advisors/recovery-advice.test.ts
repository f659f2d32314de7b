/** A home advisor reads the recovery of their members: only with consent, only their own members, every view logged. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { LogView } from '#contract/home/recovery-records.ts';
import type { HelpView } from '#contract/service/conversations.ts';
import type { AdvisedRecovery, RecoveryAdvisor } from '#contract/service/recovery-advice.ts';
import { coveredMember } from '#test/covered.ts';
import { join } from '#test/homes.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const operations = await signedInAs(world, 'OPERATIONS');
type Person = Awaited<ReturnType<typeof coveredMember>>;
type Staff = Awaited<ReturnType<typeof signedInAs>>;

const choose = (me: Person, advisor: Staff | null, was: string | null = null) =>
  operations.call('PUT', `/api/admin/members/${me.user.id}/advisor`, {
    advisorId: advisor?.user.id ?? null,
    was,
  });

async function advised() {
  const [me, advisor] = [await coveredMember(world), await signedInAs(world, 'AGENT')];
  await choose(me, advisor);
  const evidence = { kind: 'statement', note: 'CANARY note' };
  await me.post(`${me.api}/recovery`, { lossDate: '2026-01-08', evidence });
  const agree = (isAgreed: boolean) => me.call('PUT', `${me.api}/recovery/advisor`, { isAgreed });
  const at = `/api/desk/recoveries/${me.homeId}`;
  return { me, advisor, agree, at };
}

test('an advisor sees a recovery only after the household agreed, and until it ends that', async () => {
  const { me, advisor, agree, at } = await advised();
  expect((await advisor.get(at)).status).toBe(404);
  expect((await advisor.get('/api/desk/recoveries')).body).toEqual([]);
  expect((await agree(true)).body as RecoveryAdvisor).toMatchObject({ canChange: true });
  const seen = await advisor.get(at);
  expect(seen.body as AdvisedRecovery).toMatchObject({
    homeId: me.homeId,
    lossDate: '2026-01-08',
    tasks: [],
  });
  expect(seen.text).not.toContain('CANARY'); // notes of facts stay with the household
  expect((await advisor.get('/api/desk/recoveries')).body).toMatchObject([
    { homeId: me.homeId, openTasks: 0 },
  ]);
  for (const other of [await signedInAs(world, 'AGENT'), operations]) {
    expect((await other.get(at)).status).toBe(404);
    expect((await other.post(`${at}/tasks`, { title: 'x' })).status).toBe(404);
    expect((await other.get('/api/desk/recoveries')).body).toEqual([]);
  }
  expect((await (await signedIn(world)).get(at)).status).toBe(403);
  await agree(false);
  expect((await advisor.get(at)).status).toBe(404);
});

test('each view is in the office’s history once, about the member', async () => {
  const { me, advisor, agree, at } = await advised();
  await agree(true);
  await advisor.get(at);
  await advisor.get(at);
  const { rows } = await world.database.pool.query(
    `select actor_id from audit_entries where action = 'recovery.advisor-viewed' and subject_id = $1`,
    [me.user.id],
  );
  expect(rows).toEqual([{ actor_id: advisor.user.id }]);
});

test('an agreement is with one person: the next advisor, a lost plan and a lost role end the view', async () => {
  const { me, advisor, agree, at } = await advised();
  await agree(true);
  const next = await signedInAs(world, 'AGENT');
  await choose(me, next, advisor.user.id);
  for (const who of [advisor, next]) expect((await who.get(at)).status).toBe(404);
  expect((await me.get(`${me.api}/recovery/advisor`)).body).toMatchObject({ agreedAt: null });
  await agree(true);
  expect((await next.get(at)).status).toBe(200);
  await world.database.pool.query('delete from memberships where user_id = $1', [me.user.id]);
  expect((await next.get(at)).status).toBe(404);
  expect((await agree(true)).status).toBe(403);
});

test('only the owner agrees', async () => {
  const { me } = await advised();
  const other = await signedIn(world);
  await join(world, me.homeId, other, 'member');
  expect((await other.call('PUT', `${me.api}/recovery/advisor`, { isAgreed: true })).status).toBe(403);
  expect((await other.get(`${me.api}/recovery/advisor`)).body).toMatchObject({ canChange: false });
});

test('a task of the advisor appears for the household, which marks it as done once', async () => {
  const { me, advisor, agree, at } = await advised();
  await agree(true);
  const given = await advisor.post(`${at}/tasks`, {
    title: 'CANARY Call the county',
    note: '',
    due: '2026-12-01',
  });
  const id = (given.body as AdvisedRecovery).tasks[0]?.id ?? '';
  const stored = await world.database.pool.query('select details from recovery_tasks where id = $1', [id]);
  expect(String((stored.rows[0] as { details: Buffer }).details)).not.toContain('CANARY');
  const read = async () => (await me.get(`${me.api}/recovery/tasks`)).body;
  expect(await read()).toMatchObject({
    tasks: [{ title: 'CANARY Call the county', due: '2026-12-01', doneOn: null }],
  });
  const done = `${me.api}/recovery/tasks/${id}/done`;
  const replies = await Promise.all([me.post(done), me.post(done)]);
  expect(replies.map(({ status }) => status)).toEqual([204, 204]);
  expect(await read()).toMatchObject({ tasks: [{ doneOn: expect.any(String) as string }] });
  expect((await advisor.call('DELETE', `${at}/tasks/${id}`)).status).toBe(404); // done ones stay
  const open = await advisor.post(`${at}/tasks`, { title: 'Send the list' });
  const second = (open.body as AdvisedRecovery).tasks.find(({ doneOn }) => doneOn === null);
  expect((await advisor.call('DELETE', `${at}/tasks/${second?.id}`)).status).toBe(200);
});

test('a household adds a message of its conversation to the contact log, once, and no one else’s', async () => {
  const { me } = await advised();
  const messageId = randomUUID();
  await me.post(`${me.api}/help/messages`, { id: messageId, text: 'They promised an answer by Friday' });
  const { conversation } = (await me.get(`${me.api}/help`)).body as HelpView;
  const url = (api: string) => `${api}/help/${conversation?.caseId}/messages/${messageId}/log`;
  const body = {
    who: 'Our household',
    summary: 'They promised an answer',
    promise: 'Answer',
    promiseDue: '2026-12-04',
  };
  const replies = await Promise.all([me.post(url(me.api), body), me.post(url(me.api), body)]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  const { contacts } = (await me.get(`${me.api}/recovery/log`)).body as LogView;
  expect(contacts).toMatchObject([
    { id: messageId, details: { channel: 'concierge', direction: 'out', promise: 'Answer' } },
  ]);
  expect((await me.get(`${me.api}/recovery/log/export`)).text).toContain('Hearthline concierge');
  const { me: stranger } = await advised();
  expect((await stranger.post(url(stranger.api), body)).status).toBe(404);
  expect((await stranger.post(url(me.api), body)).status).toBe(404);
});
