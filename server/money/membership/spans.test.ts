import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newMember } from '#test/membership.ts';
import { openWorld } from '#test/world.ts';
import { spansOfPeople } from './span-store.ts';
import { memberships, membershipSpans } from './tables.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;

test('a span always gets its membership’s user, and none after account deletion, enforced by the database', async () => {
  const [me, other] = [await newMember(world), await newMember(world)];
  const [own] = await db.select().from(memberships).where(eq(memberships.userId, me.user.id));
  const ofMine = () =>
    db
      .select()
      .from(membershipSpans)
      .where(eq(membershipSpans.membershipId, own?.id ?? ''));
  expect(await ofMine()).toMatchObject([{ userId: me.user.id }]);
  // A trigger corrects a wrong user id.
  await db.insert(membershipSpans).values({
    membershipId: own?.id ?? '',
    userId: other.user.id,
    plan: 'core',
    fromAt: new Date('2024-01-01'),
    untilAt: new Date('2024-02-01'),
  });
  expect((await ofMine()).map(({ userId }) => userId)).toEqual([me.user.id, me.user.id]);
  await expect(
    db.update(membershipSpans).set({ userId: other.user.id }).where(eq(membershipSpans.plan, 'core')),
  ).rejects.toMatchObject({ cause: { constraint: 'membership_spans_same_person' } });
  const spans = await spansOfPeople(db, [other.user.id, me.user.id]);
  const then = Date.parse('2024-01-15');
  expect(spans.of(me.user.id)).toHaveLength(2);
  expect(spans.planOfOne(me.user.id, then)).toBeUndefined(); // has several spans
  expect(spans.planOfOne(other.user.id, then)).toBeNull(); // had none at that time
  expect(spans.planOfOne(other.user.id, world.clock.now().getTime())).toBe('plus');
  expect(spans.of('00000000-0000-4000-8000-000000000000')).toEqual([]);
  await db.execute(sql`delete from users where id = ${me.user.id}`);
  expect((await ofMine()).map(({ userId }) => userId)).toEqual([null, null]);
  expect((await spansOfPeople(db, [me.user.id])).of(me.user.id)).toEqual([]);
});
