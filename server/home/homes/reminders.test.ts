import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readMailbox } from '#server/office/demo/demo.ts';
import { addHome, POLICY } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { remindOfPolicies } from './reminders.ts';
import { homeMembers, policyReminders } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps } = world;
type Me = Awaited<ReturnType<typeof signedIn>>;

/** Morning in California. */
const at = (instant: string) => ({ ...deps, clock: { now: () => new Date(instant) } });
const morning = (day: string) => at(`${day}T16:23:00Z`);
const remindersOf = async (policyId: string | undefined) =>
  (
    await db
      .select()
      .from(policyReminders)
      .where(eq(policyReminders.policyId, policyId ?? ''))
  ).map(({ userId, daysAhead }) => [userId, daysAhead]);
const ending = (expiryDate: string) => ({ policy: { ...POLICY, effectiveDate: '2027-01-01', expiryDate } });
const subjects = async (me: Me) => (await readMailbox(db, me.email)).map((mail) => mail.subject);

test('policy reminders are sent 30 and 7 days ahead, once each, despite clock changes', async () => {
  const me = await signedIn(world);
  const { policies } = await addHome(me, ending('2028-03-30'));
  const id = policies[0]?.id;
  await remindOfPolicies(morning('2028-02-28')); // 31 days: 2028 has a February 29
  expect(await remindersOf(id)).toEqual([]);
  await remindOfPolicies(morning('2028-02-29'));
  expect(await remindersOf(id)).toEqual([[me.user.id, 30]]);
  await remindOfPolicies(morning('2028-03-01')); // 29
  await remindOfPolicies(morning('2028-02-29')); // a clock that was set back
  await remindOfPolicies(morning('2028-03-12')); // summer time began
  expect(await remindersOf(id)).toEqual([[me.user.id, 30]]);
  await remindOfPolicies(morning('2028-03-22')); // 8
  expect(await remindersOf(id)).toHaveLength(1);
  await remindOfPolicies(morning('2028-03-23'));
  await remindOfPolicies(morning('2028-03-24'));
  await remindOfPolicies(morning('2028-03-30'));
  await remindOfPolicies(morning('2028-03-31')); // over
  expect(await remindersOf(id)).toEqual([
    [me.user.id, 30],
    [me.user.id, 7],
  ]);
  const mails = await world.mailbox(me.email, 2);
  expect(mails).toHaveLength(2);
});

test('the reminder email has the carrier and date, but no policy number or street', async () => {
  const me = await signedIn(world);
  await addHome(me, { ...ending('2027-02-10') });
  await remindOfPolicies(morning('2027-01-11'));
  const [mail] = await world.mailbox(me.email);
  const words = `${mail?.subject} ${mail?.text} ${mail?.html}`;
  expect(mail?.text).toContain(`with ${POLICY.carrier} for your home in Paradise ends on February 10, 2027`);
  expect(words).not.toContain(POLICY.policyNumber);
  expect(words).not.toContain('9920');
  expect(words).not.toContain('Ridgecrest');
});

test('two concurrent workers send one email', async () => {
  const me = await signedIn(world);
  const { policies } = await addHome(me, ending('2027-06-30'));
  await Promise.all(Array.from({ length: 6 }, () => remindOfPolicies(morning('2027-06-01'))));
  expect(await remindersOf(policies[0]?.id)).toEqual([[me.user.id, 30]]);
  await world.runJobs();
  expect(await subjects(me)).toHaveLength(1);
});

test('a reminder missed during downtime is sent later', async () => {
  const me = await signedIn(world);
  const { policies } = await addHome(me, ending('2027-09-30'));
  await remindOfPolicies(morning('2027-09-10'));
  expect(await remindersOf(policies[0]?.id)).toEqual([[me.user.id, 30]]);
  await remindOfPolicies(morning('2027-09-29'));
  expect(await remindersOf(policies[0]?.id)).toEqual([
    [me.user.id, 30],
    [me.user.id, 7],
  ]);
});

test('reminders use the date at the home', async () => {
  const me = await signedIn(world);
  const { policies } = await addHome(me, ending('2027-12-31'));
  await remindOfPolicies(at('2027-12-01T07:30:00Z')); // still November 30 in California
  expect(await remindersOf(policies[0]?.id)).toEqual([]);
  await remindOfPolicies(at('2027-12-01T08:30:00Z'));
  expect(await remindersOf(policies[0]?.id)).toHaveLength(1);
});

test('members get reminders; viewers and those who turned them off don’t', async () => {
  const [owner, member, viewer, quiet] = await Promise.all([1, 2, 3, 4].map(() => signedIn(world)));
  if (!owner || !member || !viewer || !quiet) throw new Error('four people');
  const { id } = await addHome(owner, ending('2029-05-31'));
  for (const [who, role] of [
    [member, 'member'],
    [viewer, 'viewer'],
    [quiet, 'member'],
  ] as const)
    await db.insert(homeMembers).values({ homeId: id, userId: who.user.id, role });
  const off = await quiet.call('PUT', '/api/notifications/preferences', {
    preferences: [{ kind: 'policy-reminders', channel: 'email', isOn: false }],
  });
  expect(off.status).toBeLessThan(300);
  await remindOfPolicies(morning('2029-05-02'));
  await world.runJobs();
  expect(await subjects(owner)).toHaveLength(1);
  expect(await subjects(member)).toHaveLength(1);
  expect(await subjects(viewer)).toEqual([]);
  expect(await subjects(quiet)).toEqual([]);
});

test('no reminder for a policy that was renewed or ended, or whose home is archived', async () => {
  const me = await signedIn(world);
  const [renewed, ended, archived] = [
    await addHome(me, ending('2030-05-31')),
    await addHome(me, ending('2030-05-31')),
    await addHome(me, ending('2030-05-31')),
  ];
  await me.post(`/api/homes/${renewed.id}/policies/${renewed.policies[0]?.id}/renew`);
  await me.post(`/api/homes/${ended.id}/policies/${ended.policies[0]?.id}/end`);
  await me.post(`/api/homes/${archived.id}/archive`);
  await remindOfPolicies(morning('2030-05-10'));
  for (const { policies } of [renewed, ended, archived])
    expect(await remindersOf(policies[0]?.id)).toEqual([]);
});

test('a policy whose end date changed gets reminders for the new date, too', async () => {
  const me = await signedIn(world);
  const { id, policies } = await addHome(me, ending('2031-05-31'));
  await remindOfPolicies(morning('2031-05-10'));
  await world.runJobs();
  await me.call('PUT', `/api/homes/${id}/policies/${policies[0]?.id}`, {
    ...ending('2031-06-30').policy,
    policyNumber: undefined,
  });
  await remindOfPolicies(morning('2031-06-05'));
  expect(await remindersOf(policies[0]?.id)).toHaveLength(2);
  await world.runJobs();
  expect(await subjects(me)).toHaveLength(2);
});
