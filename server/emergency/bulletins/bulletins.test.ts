import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { INFORMATION_KINDS, type InformationEvent } from '#contract/emergency/information.ts';
import { BROWSER_KEYS } from '#test/notices.ts';
import { pushSubscriptions } from '#server/core/notifications/tables.ts';
import { packMessages, takeMessages } from '#server/emergency/alerts/messages.ts';
import { holdFeed } from '#server/emergency/alerts/store.ts';
import { informationEvents } from '#server/emergency/alerts/tables.ts';
import { activations } from '#server/emergency/activations/tables.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { homes } from '#server/home/homes/tables.ts';
import { hours, minutes } from '#server/platform/clock.ts';
import type { ReportedMessage } from '#server/ports/alert-feed.ts';
import { referTo, reported } from '#test/alert-messages.ts';
import { coveredMember } from '#test/covered.ts';
import { putZone, square } from '#test/evacuees.ts';
import { join } from '#test/homes.ts';
import { openWorld, signedIn, signedInAdmin } from '#test/world.ts';
import { publishBulletins } from './bulletins.ts';

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
const admin = await signedInAdmin(world);
const AT = '/api/admin/operations/information';

/** In Inyo County, far from each other, except for alerts that cover the whole county. */
let spots = 0;
const newSpot = () => ({ lat: 36 + 0.05 * (spots += 1), lng: -117.5 });
type Me = Awaited<ReturnType<typeof coveredMember>>;

const publish = async () => {
  await publishBulletins(world.deps);
  await publishBulletins(world.deps); // idempotent
};
/** Subjects of the information emails that a member got, oldest first. */
const subjects = async (me: Pick<Me, 'email'>) =>
  (await world.mailbox(me.email, 0))
    .map(({ subject }) => subject)
    .filter((subject) => /Shelter|advisory|Red Flag|Power/.test(subject))
    .toReversed();

async function take(...messages: ReportedMessage[]) {
  const packed = await packMessages(messages);
  await db.transaction(async (tx) => {
    await holdFeed(tx, 'nws');
    await takeMessages(tx, { feedId: 'nws', at: clock.now() }, packed);
  });
  await publish();
}
const redFlag = (given: Partial<ReportedMessage> = {}): ReportedMessage =>
  reported({
    sender: 'w-nws.webmaster@noaa.gov',
    senderName: 'NWS Las Vegas NV',
    event: 'Red Flag Warning',
    codes: ['FWW'],
    texts: ['Red Flag Warning for gusty wind and low humidity.'],
    response: ['Prepare'],
    shape: null,
    counties: ['06027'],
    areaText: 'Owens Valley',
    signature: 'unsigned',
    sentAt: clock.now(),
    endsAt: new Date(clock.now().getTime() + hours(24)),
    ...given,
  });
const endAll = () => db.delete(informationEvents);

test('a Red Flag Warning reaches each member in its counties once and starts no services', async () => {
  const me = await coveredMember(world, { ...newSpot(), plan: 'core' });
  const rough = await coveredMember(world, { ...newSpot(), accuracy: 'zip' });
  const elsewhere = await coveredMember(world, { lat: 39.75, lng: -121.6 });
  const unpaid = await coveredMember(world, { ...newSpot(), plan: null });
  const relative = await signedIn(world);
  await join(world, me.homeId, relative, 'viewer');
  const first = redFlag();
  await take(first);
  await take(first);
  for (const one of [me, rough, relative])
    expect(await subjects(one)).toEqual(['Red Flag Warning: Inyo County']);
  for (const one of [elsewhere, unpaid]) expect(await subjects(one)).toEqual([]);
  const [mail] = await world.mailbox(me.email);
  expect(mail?.text).toContain('NWS Las Vegas NV issued a Red Flag Warning until');
  expect(mail?.text).toContain('It isn’t an Evacuation Order or Warning');
  expect(mail?.text).toContain('/notifications/off?token=red-flag.');
  await reconcileActivations(world.deps);
  expect(await db.select().from(activations)).toEqual([]);

  // A plain continuation isn't announced; a later end is. The cancellation goes to everyone who was notified of the
  // alert.
  const second = redFlag({ msgType: 'Update', references: referTo(first), endsAt: first.endsAt });
  await take(second);
  expect(await subjects(me)).toHaveLength(1);
  const third = redFlag({
    msgType: 'Update',
    references: referTo(second),
    endsAt: new Date(clock.now().getTime() + hours(48)),
  });
  await take(third);
  expect(await subjects(me)).toEqual([
    'Red Flag Warning: Inyo County',
    'Red Flag Warning changed: Inyo County',
  ]);
  const newcomer = await coveredMember(world, newSpot());
  await take(redFlag({ msgType: 'Cancel', references: referTo(third), texts: [] }));
  expect((await subjects(me)).at(-1)).toBe('Red Flag Warning is over: Inyo County');
  expect(await subjects(newcomer)).toEqual([]);
  await endAll();
});

test('a test warning or an expired one sends no message', async () => {
  const me = await coveredMember(world, newSpot());
  await take(redFlag({ capStatus: 'Test' }));
  expect(await subjects(me)).toEqual([]);
  await take(redFlag({ endsAt: new Date(clock.now().getTime() + minutes(30)) }));
  expect(await subjects(me)).toHaveLength(1);
  clock.advance(hours(1));
  await publish();
  expect(await subjects(me)).toHaveLength(1);
  expect(await db.select().from(informationEvents)).toMatchObject([{ endReason: 'expired' }]);
  await endAll();
});

test('members in the zone get Shelter in Place and advisories by email, and Shelter in Place by push too', async () => {
  const spot = newSpot();
  const me = await coveredMember(world, { ...spot, plan: 'core' });
  const endpoint = `https://push.example.com/${me.user.id}`;
  await db.insert(pushSubscriptions).values({ userId: me.user.id, endpoint, ...BROWSER_KEYS });
  const zone = { key: `S-${spots}`, shape: square(spot.lng, spot.lat, 0.01) };
  await putZone(db, { ...zone, status: 'advisory', at: clock.now() });
  await publish();
  expect(await subjects(me)).toEqual([`Evacuation advisory: Zone ${zone.key}`]);
  await putZone(db, { ...zone, status: 'shelter', at: clock.now() });
  await publish();
  expect((await subjects(me)).at(-1)).toBe(`Shelter in Place changed: Zone ${zone.key}`);
  expect([...world.push.shown.values()].filter((one) => one.endpoint === endpoint)).toMatchObject([
    { title: `Shelter in Place changed: Zone ${zone.key}`, path: '/evacuation' },
  ]);
  const [mail] = await world.mailbox(me.email);
  expect(mail?.text).toContain('Stay inside.');
  // An order sends its own notice, so the end of the shelter advice isn't announced.
  await putZone(db, { ...zone, status: 'order', at: clock.now() });
  await publish();
  expect(await subjects(me)).toHaveLength(2);
  await putZone(db, { ...zone, status: 'lifted', at: clock.now(), ended: 'It was lifted.' });
  await publish();
  expect(await subjects(me)).toHaveLength(2);
  await endAll();
});

test('a zone held by our team sends nothing', async () => {
  const spot = newSpot();
  const me = await coveredMember(world, spot);
  await putZone(db, {
    key: `H-${spots}`,
    shape: square(spot.lng, spot.lat, 0.01),
    status: 'shelter',
    at: clock.now(),
    verdict: 'held',
  });
  await publish();
  expect(await subjects(me)).toEqual([]);
});

test('our team announces a power shutoff for an area without side effects, and ends it once', async () => {
  const spot = newSpot();
  const me = await coveredMember(world, spot);
  const shape = square(spot.lng, spot.lat, 0.01);
  const given = {
    kind: 'power-shutoff',
    name: 'Lone Pine',
    source: 'Southern California Edison',
    startsAt: new Date(clock.now().getTime() + hours(6)).toISOString(),
    endsAt: new Date(clock.now().getTime() + hours(30)).toISOString(),
    shape,
  };
  expect((await me.post(AT, given)).status).toBe(403);
  expect((await admin.post(AT, { ...given, endsAt: given.startsAt })).status).toBe(400);
  expect((await admin.post(AT, { ...given, shape: [[[[0, 0]]]] })).status).toBe(400);
  const { status, body } = await admin.post(AT, given);
  expect([status, (body as InformationEvent).isOurs]).toEqual([201, true]);
  await world.runJobs();
  expect(await subjects(me)).toEqual(['Power shutoff: Lone Pine']);
  const [mail] = await world.mailbox(me.email);
  expect(mail?.text).toMatch(/Southern California Edison issued a Power shutoff from .* until /);
  const { id } = body as InformationEvent;
  expect((await admin.get(AT)).body).toMatchObject([{ id, sent: 1, endedAt: null }]);
  expect((await admin.post(`${AT}/${id}/end`)).status).toBe(200);
  expect((await admin.post(`${AT}/${id}/end`)).status).toBe(409);
  await world.runJobs();
  expect(await subjects(me)).toEqual(['Power shutoff: Lone Pine', 'Power shutoff is over: Lone Pine']);
  await endAll();
});

test.each(INFORMATION_KINDS)(
  'a member who turned %s off, in settings or by link, gets none',
  async (kind) => {
    const spot = newSpot();
    const [off, byLink, on] = [
      await coveredMember(world, spot),
      await coveredMember(world, spot),
      await coveredMember(world, spot),
    ];
    const channels = kind === 'shelter-in-place' ? ['email', 'push'] : ['email'];
    const preferences = channels.map((channel) => ({ kind, channel, isOn: false }));
    expect((await off.call('PUT', '/api/notifications/preferences', { preferences })).status).toBe(200);
    const announce = async (name: string) => {
      const input = { kind, name, source: 'The county', startsAt: null, endsAt: null };
      await admin.post(AT, { ...input, shape: square(spot.lng, spot.lat, 0.01) });
      await world.runJobs();
    };
    await announce('First');
    const [mail] = await world.mailbox(byLink.email);
    const token = /\/notifications\/off\?token=(\S+)/.exec(mail?.text ?? '')?.[1];
    expect((await world.visitor().post('/api/notifications/off', { token })).status).toBe(200);
    await announce('Second');
    expect(await subjects(off)).toHaveLength(0);
    expect(await subjects(byLink)).toHaveLength(1);
    expect(await subjects(on)).toHaveLength(2);
    await endAll();
  },
);

test('a person with two homes in the area gets one message, enforced by the database', async () => {
  const spot = newSpot();
  const me = await coveredMember(world, spot);
  const { body } = await me.post('/api/homes', {
    address: '2 Oak Lane',
    city: 'Lone Pine',
    state: 'CA',
    zip: '93545',
  });
  const second = (body as { id?: string }).id;
  if (second)
    await db
      .update(homes)
      .set({ ...spot, accuracy: 'pin' })
      .where(eq(homes.id, second));
  await admin.post(AT, {
    kind: 'power-shutoff',
    name: 'Lone Pine',
    source: 'The utility',
    startsAt: null,
    endsAt: null,
    shape: square(spot.lng, spot.lat, 0.01),
  });
  await world.runJobs();
  expect(second).toBeDefined();
  expect(await subjects(me)).toEqual(['Power shutoff: Lone Pine']);
  await endAll();
});

test('concurrent workers send one message, and a failed one is sent later', async () => {
  const spot = newSpot();
  const me = await coveredMember(world, spot);
  world.mailSwitch.next = 'fail';
  await admin.post(AT, {
    kind: 'power-shutoff',
    name: 'Bishop',
    source: 'The utility',
    startsAt: null,
    endsAt: null,
    shape: square(spot.lng, spot.lat, 0.01),
  });
  await publishBulletins(world.deps);
  expect(await subjects(me)).toEqual([]);
  world.mailSwitch.next = 'keep';
  clock.advance(minutes(11));
  await Promise.all([1, 2, 3].map(() => publishBulletins(world.deps)));
  await publish();
  expect(await subjects(me)).toEqual(['Power shutoff: Bishop']);
  await endAll();
});
