/** Groups, links and consent: who may do what, and that a revoked consent takes effect everywhere at once. */
import { expect, test } from 'vitest';
import type { LiveEvent } from '#contract/events.ts';
import * as states from '#contract/emergency/neighbor-states.ts';
import { after, days } from '#server/platform/clock.ts';
import { newAmbassador, newApplicant } from '#test/ambassadors.ts';
import { join } from '#test/homes.ts';
import { groupOf, joined, newGroup, newHousehold, share, SHOWN, street, tokenIn } from '#test/neighbors.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
const { pool } = world.database;
const staff = await signedInAs(world, 'OPERATIONS');

test('only an active ambassador starts a group, and three at most', async () => {
  const given = { name: 'Oak Ridge Drive', area: 'Upper Ridge', zoneId: 'but-par-042' };
  for (const who of [await signedIn(world), await newApplicant(world)])
    expect(await who.post('/api/neighbors/groups', given)).toMatchObject({ status: 403 });
  const leader = await newAmbassador(world);
  expect(await leader.post('/api/neighbors/groups', { ...given, name: 'Leave now' })).toMatchObject({
    status: 400,
    body: { fields: { name: expect.any(String) } },
  });
  for (let n = 0; n < 3; n += 1)
    expect(await leader.post('/api/neighbors/groups', given)).toMatchObject({
      status: 201,
      body: { zoneId: 'BUT-PAR-042', role: 'ambassador', households: 0 },
    });
  expect(await leader.post('/api/neighbors/groups', given)).toMatchObject({ status: 409 });
});

test('opening a link changes nothing; joining takes a click and shows nothing', async () => {
  const leader = await newAmbassador(world);
  const group = await newGroup(leader);
  const opened = await world.visitor().post('/api/neighbors/link/open', { t: group.token });
  expect(opened.body).toEqual({
    name: 'Oak Ridge Drive',
    area: 'Upper Ridge, 14 homes',
    ambassador: 'Rosa Delgado',
    isSignedIn: false,
    home: null,
    joined: null,
  });
  expect(await world.visitor().post('/api/neighbors/link/join', { t: group.token })).toMatchObject({
    status: 401,
  });
  const me = await newHousehold(world);
  expect((await me.post('/api/neighbors/link/open', { t: group.token })).body).toMatchObject({
    home: expect.stringContaining('Oak Ridge Drive'),
    joined: null,
  });
  expect(await groupOf(leader, group)).toMatchObject({ households: 0, links: [{ uses: 0 }] });
  await joined(me, group);
  await joined(me, group); // idempotent
  expect(await groupOf(leader, group)).toMatchObject({
    households: 1,
    links: [{ uses: 1 }],
    neighbors: [{ name: null, skills: null, needs: null, check: false, isYours: false }],
    map: [],
  });
  expect(await groupOf(me, group)).toMatchObject({ role: 'neighbor', links: [], own: [{ shares: SHOWN }] });
  const [mail] = await world.mailbox(me.email);
  expect(mail?.subject).toBe('You joined the group Oak Ridge Drive');
});

test('a viewer of a home can’t join with it or change what it shows', async () => {
  const { group, neighbors } = await street(world, 1);
  const viewer = await signedIn(world);
  await join(world, neighbors[0]?.homeId ?? '', viewer, 'viewer');
  const homeId = neighbors[0]?.homeId;
  expect(await viewer.call('PUT', `${group.at}/homes/${homeId}`, SHOWN)).toMatchObject({ status: 403 });
  expect(await viewer.delete(`${group.at}/homes/${homeId}`)).toMatchObject({ status: 403 });
  expect(await viewer.get(group.at)).toMatchObject({ status: 200 });
});

test.each(['expired', 'revoked', 'used up', 'of a closed group', 'of a suspended ambassador', 'made up'])(
  'a link that is %s gives nothing',
  async (is) => {
    const leader = await newAmbassador(world);
    const group = await newGroup(leader);
    const t = is === 'made up' ? 'x'.repeat(43) : group.token;
    const linkId = group.view.links[0]?.id ?? '';
    if (is === 'expired')
      await pool.query('update neighbor_links set expires_at = now() where id = $1', [linkId]);
    if (is === 'used up')
      await pool.query('update neighbor_links set uses = max_uses where id = $1', [linkId]);
    if (is === 'revoked')
      expect(await leader.post(`${group.at}/links/${linkId}/revoke`)).toMatchObject({
        status: 200,
        body: { links: [] },
      });
    if (is === 'of a closed group')
      expect(await leader.post(`${group.at}/close`)).toMatchObject({ status: 204 });
    if (is === 'of a suspended ambassador')
      await staff.post(`/api/admin/ambassadors/${leader.ambassadorId}/suspend`, { reason: 'Checked' });
    const me = await newHousehold(world);
    for (const who of [world.visitor(), me]) {
      const { body, text } = await who.post('/api/neighbors/link/open', { t });
      expect(body).toMatchObject({ code: 'link_wrong' });
      expect(text).not.toContain('Oak Ridge');
    }
    expect((await me.post('/api/neighbors/link/join', { t })).body).toMatchObject({ code: 'link_wrong' });
    expect(await me.get(group.at)).toMatchObject({ status: 404 });
  },
);

test('a link with one use left lets one of two households in', async () => {
  const leader = await newAmbassador(world);
  const group = await newGroup(leader);
  await pool.query('update neighbor_links set uses = max_uses - 1 where group_id = $1', [group.id]);
  const two = [await newHousehold(world), await newHousehold(world)];
  const replies = await Promise.all(
    two.map((who) => who.post('/api/neighbors/link/join', { t: group.token })),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 400]));
  expect(await groupOf(leader, group)).toMatchObject({ households: 1, links: [] });
});

test('neighbors see what a household agreed to, the list, the map and nothing more', async () => {
  const { leader, group, neighbors } = await street(world, 3);
  const [maya, sam, lee] = neighbors;
  if (!maya || !sam || !lee) throw new Error('three households');
  await share(maya, group, { name: 'Maya', skills: 'Nurse', pin: true });
  await share(sam, group, { needs: 'Uses a wheelchair', check: true });
  const seen = [
    { name: 'Maya', skills: 'Nurse', needs: null, check: false },
    { name: null, skills: null, needs: 'Uses a wheelchair', check: true },
  ];
  const view = await groupOf(lee, group);
  expect(view.neighbors.map(({ id: _id, isYours: _is, ...rest }) => rest)).toEqual(seen);
  expect(view).toMatchObject({ households: 3, map: [{ households: 1, names: ['Maya'] }] });
  expect((await groupOf(leader, group)).neighbors).toHaveLength(3);
  // A board without a name is refused with a message.
  expect(await lee.call('PUT', `${group.at}/homes/${lee.homeId}`, { ...SHOWN, board: true })).toMatchObject({
    status: 400,
    body: { fields: { name: expect.any(String) } },
  });
});

const LOSSES = [
  'withdraws',
  'leaves',
  'is removed',
  'asks to delete the account',
  'is deleted',
  'archives the home',
  'moves out',
] as const;
test.each(LOSSES)(
  'a household that %s is gone for everyone at once, and open windows hear it',
  async (how) => {
    const { leader, group, neighbors } = await street(world, 2, {
      skills: 'Chainsaw',
      needs: 'Oxygen',
      check: true,
      pin: true,
      drill: true,
    });
    const [maya, sam] = neighbors;
    if (!maya || !sam) throw new Error('two households');
    const before = await groupOf(sam, group);
    expect(before.neighbors).toHaveLength(2);
    const heard: LiveEvent[] = [];
    const stop = world.deps.events.subscribe(sam.user.id, {
      event: (event) => heard.push(event),
      gap: () => undefined,
    });
    const { id } = before.neighbors.find(({ isYours }) => !isYours) ?? { id: '' };
    if (how === 'withdraws') await share(maya, group, {});
    if (how === 'leaves')
      expect(await maya.delete(`${group.at}/homes/${maya.homeId}`)).toMatchObject({ status: 204 });
    if (how === 'is removed')
      expect(await leader.post(`${group.at}/households/${id}/remove`)).toMatchObject({ status: 200 });
    if (how === 'asks to delete the account')
      await pool.query(
        `insert into account_deletions (user_id, home_ids, due_at) values ($1, array[$2]::uuid[], now() + interval '1 day')`,
        [maya.user.id, maya.homeId],
      );
    if (how === 'is deleted') await pool.query('delete from homes where id = $1', [maya.homeId]);
    if (how === 'archives the home')
      await pool.query('update homes set archived_at = now() where id = $1', [maya.homeId]);
    if (how === 'moves out') {
      await pool.query('delete from home_members where home_id = $1 and user_id = $2', [
        maya.homeId,
        maya.user.id,
      ]);
    }
    await expect.poll(() => heard).toContainEqual({ topic: 'neighbors' });
    stop();
    for (const who of [sam, leader]) {
      const { text } = await who.get(group.at);
      for (const gone of ['Household 1', maya.address]) expect(text).not.toContain(gone);
    }
    const view = await groupOf(sam, group);
    expect(view.neighbors.map(({ name }) => name)).toEqual(['Household 2']);
    expect(view.map.flatMap(({ names }) => names)).toEqual(['Household 2']);
    expect(view.households).toBe(how === 'withdraws' ? 2 : 1);
    if (how !== 'withdraws') expect(await maya.get(group.at)).toMatchObject({ status: 404 });
    const { rows } = await pool.query('select words from neighbor_homes where home_id = $1', [maya.homeId]);
    if (how === 'withdraws' || how === 'is removed') expect(rows).toEqual([{ words: null }]);
    if (how === 'leaves' || how === 'is deleted') expect(rows).toEqual([]);
  },
);

test('a removed household can’t come back by any link, not even with another home', async () => {
  const { leader, group, neighbors } = await street(world, 1);
  const [me] = neighbors;
  if (!me) throw new Error('one household');
  const [card] = (await groupOf(leader, group)).neighbors;
  await leader.post(`${group.at}/households/${card?.id}/remove`);
  const fresh = tokenIn((await leader.post(`${group.at}/links`)).body as typeof group.view);
  for (const t of [group.token, fresh])
    expect((await me.post('/api/neighbors/link/join', { t })).body).toMatchObject({ code: 'link_wrong' });
  const other = await newHousehold(world);
  await join(world, other.homeId, me, 'member');
  expect(await me.post('/api/neighbors/link/join', { t: fresh, homeId: other.homeId })).toMatchObject({
    status: 400,
  });
  const mails = await world.mailbox(me.email, 2);
  expect(mails.map(({ subject }) => subject)).toContain('Your household is no longer in Oak Ridge Drive');
  expect((await me.get('/api/neighbors')).body).toMatchObject({ groups: [] });
});

test('a suspended ambassador and their whole group see nothing until our team reinstates them', async () => {
  const { leader, group, neighbors } = await street(world, 1, { check: true });
  const [me] = neighbors;
  if (!me) throw new Error('one household');
  const at = `/api/admin/ambassadors/${leader.ambassadorId}`;
  await staff.post(`${at}/suspend`, { reason: 'Checked' });
  for (const who of [leader, me]) expect(await who.get(group.at)).toMatchObject({ status: 404 });
  for (const path of ['/links', '/close', '/drills'])
    expect(
      (
        await leader.post(`${group.at}${path}`, {
          plannedFor: after(world.clock.now(), days(1)).toISOString(),
        })
      ).status,
    ).toBe(404);
  expect((await leader.get('/api/neighbors')).body).toEqual({ canStart: false, groups: [] });
  // The household can still open it, to leave.
  expect((await me.get('/api/neighbors')).body).toMatchObject({
    groups: [{ isPaused: true, own: [me.homeId] }],
  });
  await staff.post(`${at}/reinstate`, { reason: 'Checked again' });
  expect(await groupOf(me, group)).toMatchObject({ households: 1 });
  await staff.post(`${at}/suspend`, { reason: 'Checked' });
  expect(await me.delete(`${group.at}/homes/${me.homeId}`)).toMatchObject({ status: 204 });
  expect((await me.get('/api/neighbors')).body).toMatchObject({ groups: [] });
});

test('closing a group deletes its households and links, and everyone gets an email', async () => {
  const { leader, group, neighbors } = await street(world, 2, { needs: 'Oxygen' });
  const other = await newAmbassador(world);
  expect(await other.post(`${group.at}/close`)).toMatchObject({ status: 404 });
  expect(await neighbors[0]?.post(`${group.at}/close`)).toMatchObject({ status: 403 });
  const listed = await staff.get(`/api/admin/ambassadors/${leader.ambassadorId}/groups`);
  expect(listed.body).toMatchObject({ groups: [{ households: 2, state: 'open', drills: 0 }] });
  const closed = await staff.post(`/api/admin/neighbor-groups/${group.id}/close`, { reason: 'Complaints' });
  expect(closed).toMatchObject({
    status: 200,
    body: { groups: [{ state: 'closed', reason: 'Complaints', households: 0 }] },
  });
  expect(await staff.post(`/api/admin/neighbor-groups/${group.id}/close`, { reason: 'x' })).toMatchObject({
    status: 409,
  });
  for (const who of [leader, ...neighbors]) expect(await who.get(group.at)).toMatchObject({ status: 404 });
  const { rows } = await pool.query(
    'select (select count(*)::int from neighbor_homes where group_id = $1) homes, (select count(*)::int from neighbor_links where group_id = $1) links',
    [group.id],
  );
  expect(rows).toEqual([{ homes: 0, links: 0 }]);
  for (const who of neighbors)
    expect((await world.mailbox(who.email, 2)).map(({ subject }) => subject)).toContain(
      'The group Oak Ridge Drive is closed',
    );
});

test('the moves in the database are those of the contract', async () => {
  const { rows } = await pool.query<{ machine: string; from_state: string; to_state: string; mover: string }>(
    `select machine, from_state, to_state, mover from moves where machine like 'neighbor-%'`,
  );
  const written = Object.entries({
    'neighbor-group': states.GROUP_MOVES,
    'neighbor-home': states.GROUP_HOME_MOVES,
    'neighbor-drill': states.GROUP_DRILL_MOVES,
  }).flatMap(([machine, moves]) =>
    moves.flatMap(({ from, to, movers }) =>
      movers.map((mover) => ({ machine, from_state: from, to_state: to, mover })),
    ),
  );
  const key = (row: object) => JSON.stringify(row);
  expect(rows.map(key).toSorted()).toEqual(written.map(key).toSorted());
});

test('the database refuses households in a paused group, words without consent, and a removed household that returns', async () => {
  const { leader, group, neighbors } = await street(world, 1);
  const other = await newHousehold(world);
  const refused = (statement: string, values: unknown[], why: RegExp) =>
    expect(pool.query(statement, values)).rejects.toThrow(why);
  const row = `insert into neighbor_homes (group_id, home_id, user_id, joined_at, changed_at) values ($1, $2, $3, now(), now())`;
  const homeId = neighbors[0]?.homeId;
  await refused(`update neighbor_homes set words = '\\x00' where home_id = $1`, [homeId], /words_agreed/);
  await refused(`update neighbor_homes set shows_board = true where home_id = $1`, [homeId], /board_named/);
  await pool.query(
    `update neighbor_homes set state = 'removed', moved_by = 'ambassador' where home_id = $1`,
    [homeId],
  );
  await refused(
    `update neighbor_homes set state = 'joined', moved_by = 'ambassador' where home_id = $1`,
    [homeId],
    /is not allowed/,
  );
  await refused(`update neighbor_homes set shows_pin = true where home_id = $1`, [homeId], /removed_empty/);
  await staff.post(`/api/admin/ambassadors/${leader.ambassadorId}/suspend`, { reason: 'Checked' });
  await refused(row, [group.id, other.homeId, other.user.id], /not active/);
});
