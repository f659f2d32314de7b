import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Household } from '#contract/home/household.ts';
import { days, minutes } from '#server/platform/clock.ts';
import { withHousehold } from '#test/homes.ts';
import { openWorld, signedIn } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
type Me = Awaited<ReturnType<typeof signedIn>>;

const newEmail = () => `${randomUUID()}@example.com`;
const tokenIn = (text: string) => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
const household = async (me: Me, at: string) => (await me.get(at)).body as Household;

async function invited(role: 'member' | 'viewer' = 'member', email = newEmail()) {
  const place = await withHousehold(world);
  const { body } = await place.owner.post(`${place.at}/invitations`, { email, role });
  const [mail] = await world.mailbox(email);
  return { ...place, email, id: (body as { id: string }).id, token: tokenIn(mail?.text ?? '') };
}

test('a person without an account accepts, signs in, and finds the home', async () => {
  const { owner, at, homeId, email, token } = await invited('viewer');
  const visitor = world.visitor();
  expect((await visitor.post('/api/invitations/read', { token })).body).toMatchObject({
    email,
    role: 'viewer',
    invitedBy: owner.email,
  });
  expect(await visitor.post('/api/invitations/accept', { token })).toMatchObject({
    status: 200,
    body: { email, isSignedIn: false },
  });
  // Accepting doesn't sign in, because the link is valid for days.
  expect((await visitor.get(at)).status).toBe(401);
  const guest = await signedIn(world, email);
  expect(await household(guest, at)).toMatchObject({ homeId, yourRole: 'viewer' });
  expect((await household(owner, at)).members.map((m) => [m.email, m.role, m.isYou])).toEqual([
    [owner.email, 'owner', true],
    [email, 'viewer', false],
  ]);
});

test('the inviter gets the same reply whether or not the address has an account', async () => {
  const known = await signedIn(world);
  const { owner, at } = await withHousehold(world);
  const answers = [];
  for (const email of [known.email, newEmail()]) {
    const { status, body } = await owner.post(`${at}/invitations`, { email, role: 'member' });
    answers.push({ status, keys: Object.keys(body as object) });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 201 });
});

test('an invitation accepted several times at once adds one member', async () => {
  const { owner, at, email, token } = await invited();
  const guest = await signedIn(world, email);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => guest.post('/api/invitations/accept', { token })),
  );
  expect(replies.filter((r) => r.status === 200)).toHaveLength(1);
  expect(replies.filter((r) => r.status === 400)).toHaveLength(7);
  expect((await household(owner, at)).members).toHaveLength(2);
  expect((await household(owner, at)).invitations).toEqual([]);
});

test('an invitation accepted and withdrawn at once has one outcome, never both', async () => {
  for (let i = 0; i < 6; i += 1) {
    const { owner, at, id, token } = await invited();
    const [taken, withdrawn] = await Promise.all([
      world.visitor().post('/api/invitations/accept', { token }),
      owner.delete(`${at}/invitations/${id}`),
    ]);
    expect([
      [200, 404],
      [400, 204],
    ]).toContainEqual([taken.status, withdrawn.status]);
    expect((await household(owner, at)).members).toHaveLength(taken.status === 200 ? 2 : 1);
  }
});

test('a withdrawn, declined, replaced, expired or made-up invitation grants nothing', async () => {
  const accept = async (token: string) =>
    (await world.visitor().post('/api/invitations/accept', { token })).status;
  const withdrawn = await invited();
  await withdrawn.owner.delete(`${withdrawn.at}/invitations/${withdrawn.id}`);
  const declined = await invited();
  expect((await world.visitor().post('/api/invitations/decline', { token: declined.token })).status).toBe(
    204,
  );
  const replaced = await invited();
  await replaced.owner.post(`${replaced.at}/invitations/${replaced.id}/resend`);
  const [again] = await world.mailbox(replaced.email, 2);
  for (const token of [withdrawn.token, declined.token, replaced.token, 'x'.repeat(43)]) {
    expect(await accept(token)).toBe(400);
    expect((await world.visitor().post('/api/invitations/read', { token })).status).toBe(400);
  }
  expect(await accept(tokenIn(again?.text ?? ''))).toBe(200);
  const expired = await invited();
  world.clock.advance(days(7) + minutes(1));
  expect(await accept(expired.token)).toBe(400);
  expect((await household(declined.owner, declined.at)).invitations).toEqual([]);
});

test('another account can’t accept an invitation, and learns whom it is for', async () => {
  const { email, token } = await invited();
  const other = await signedIn(world);
  expect(await other.post('/api/invitations/accept', { token })).toMatchObject({
    status: 403,
    body: {
      code: 'not_allowed',
      error: `This invitation is for ${email}, and you’re signed in as ${other.email}. Log out and open the link again.`,
    },
  });
  expect((await world.visitor().post('/api/invitations/accept', { token })).status).toBe(200);
});

test('an invitation ends when its sender is no longer the owner', async () => {
  const { owner, at, token } = await invited();
  const second = newEmail();
  await owner.post(`${at}/invitations`, { email: second, role: 'member' });
  const [mail] = await world.mailbox(second);
  await world.visitor().post('/api/invitations/accept', { token: tokenIn(mail?.text ?? '') });
  const heir = await signedIn(world, second);
  expect((await owner.post(`${at}/owner`, { userId: heir.user.id })).status).toBe(204);
  expect((await world.visitor().post('/api/invitations/accept', { token })).status).toBe(400);
});

test('an owner changes roles, removes people and transfers the home; there is always one owner', async () => {
  const { owner, at, homeId, email, token } = await invited('viewer');
  await world.visitor().post('/api/invitations/accept', { token });
  const guest = await signedIn(world, email);
  const [me, them] = [owner.user.id, guest.user.id];
  expect((await owner.patch(`${at}/members/${them}`, { role: 'member' })).status).toBe(204);
  expect((await household(guest, at)).yourRole).toBe('member');
  expect((await owner.patch(`${at}/members/${me}`, { role: 'viewer' })).status).toBe(409);
  expect((await owner.delete(`${at}/members/${me}`)).status).toBe(409);
  expect((await owner.post(`${at}/leave`)).status).toBe(409);
  expect((await owner.post(`${at}/owner`, { userId: randomUUID() })).status).toBe(404);

  expect((await owner.post(`${at}/owner`, { userId: them })).status).toBe(204);
  expect((await household(owner, at)).yourRole).toBe('member');
  const { rows } = await world.database.pool.query('select user_id from homes where id = $1', [homeId]);
  expect(rows).toEqual([{ user_id: them }]);
  expect((await owner.post(`${at}/leave`)).status).toBe(204);
  expect((await owner.get(at)).status).toBe(404);
  expect((await household(guest, at)).members).toHaveLength(1);
});

test('transferring a home requires a fresh passkey or code', async () => {
  const { owner, at, email, token } = await invited();
  await world.visitor().post('/api/invitations/accept', { token });
  const guest = await signedIn(world, email);
  world.clock.advance(minutes(6));
  expect(await owner.post(`${at}/owner`, { userId: guest.user.id })).toMatchObject({
    status: 403,
    body: { code: 'step_up_required' },
  });
});

test('a removed person loses access immediately, including to their current home', async () => {
  const { owner, at, email, token } = await invited();
  await world.visitor().post('/api/invitations/accept', { token });
  const guest = await signedIn(world, email);
  expect((await guest.get('/api/homes/current-home-id/household')).status).toBe(200);
  expect((await owner.delete(`${at}/members/${guest.user.id}`)).status).toBe(204);
  expect((await guest.get(at)).status).toBe(404);
  expect((await guest.get('/api/homes/current-home-id/household')).status).toBe(404);
  expect((await guest.get('/api/plan-card')).body).toMatchObject({ card: null });
});

test('an address has one open invitation at a time and gets at most five invitation emails a day', async () => {
  const { owner, at, email, id } = await invited();
  expect(await owner.post(`${at}/invitations`, { email, role: 'viewer' })).toMatchObject({ status: 409 });
  let last = id;
  for (let i = 0; i < 4; i += 1) {
    const reply = await owner.post(`${at}/invitations/${last}/resend`);
    expect(reply.status).toBe(201);
    last = (reply.body as { id: string }).id;
  }
  expect(await owner.post(`${at}/invitations/${last}/resend`)).toMatchObject({ status: 429 });
  // A refused request leaves the existing invitation valid.
  expect((await household(owner, at)).invitations.map((i) => i.id)).toEqual([last]);
  const other = await withHousehold(world);
  expect(await other.owner.post(`${other.at}/invitations`, { email, role: 'viewer' })).toMatchObject({
    status: 429,
  });
  world.clock.advance(days(1) + minutes(1));
  const nextDay = await signedIn(world, owner.email);
  expect((await nextDay.post(`${at}/invitations/${last}/resend`)).status).toBe(201);
});

test('the invitation email names the inviter and nothing about the home', async () => {
  const place = await withHousehold(world);
  await place.owner.patch('/api/account', { name: 'Rosa Delgado' });
  const email = newEmail();
  await place.owner.post(`${place.at}/invitations`, { email, role: 'member' });
  const [mail] = await world.mailbox(email);
  expect(mail?.text).toContain(`Rosa Delgado (${place.owner.email}) invites you`);
  expect(mail?.text).not.toContain('Oak Ridge');
  await place.owner.patch('/api/account', { name: 'Win a prize at evil.example' });
  const second = newEmail();
  await place.owner.post(`${place.at}/invitations`, { email: second, role: 'member' });
  const [plain] = await world.mailbox(second);
  expect(plain?.text).not.toContain('prize');
});

test('the owner gets an email naming the person who joined', async () => {
  const { owner, email, token } = await invited('viewer');
  expect((await world.visitor().post('/api/invitations/accept', { token })).status).toBe(200);
  const [mail] = await world.mailbox(owner.email);
  expect(mail?.subject).toBe('Someone now shares your home on Hearthline');
  expect(mail?.text).toContain(`${email} accepted your invitation and can now view everything in your home.`);
});

test('inviting and granting edit access require step-up; removing access does not', async () => {
  const { owner, at, id, email, token } = await invited('viewer');
  await world.visitor().post('/api/invitations/accept', { token });
  const guest = (await household(owner, at)).members.find((one) => one.email === email);
  const member = `${at}/members/${guest?.userId}`;
  world.clock.advance(minutes(6));
  const refused = { status: 403, body: { code: 'step_up_required' } };
  expect(await owner.post(`${at}/invitations`, { email: newEmail(), role: 'viewer' })).toMatchObject(refused);
  expect(await owner.post(`${at}/invitations/${id}/resend`)).toMatchObject(refused);
  expect(await owner.patch(member, { role: 'member' })).toMatchObject(refused);
  expect((await owner.patch(member, { role: 'viewer' })).status).toBe(204);
  expect((await owner.delete(member)).status).toBe(204);
});
