/** Random histories of households around one event: who is paid, how often and how much. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAN_KEYS, PLAN_TERMS, type PlanKey } from '#contract/core/plans.ts';
import { reconcileActivations } from '#server/emergency/activations/activations.ts';
import { homesUnderAlert } from '#server/emergency/activations/home-status.ts';
import { transferOwnership } from '#server/home/homes/homes.ts';
import { chooseProtected } from '#server/home/homes/protection.ts';
import { days, hours } from '#server/platform/clock.ts';
import { addHouseholds, putZone, square } from './evacuees.ts';
import { sized } from './tier.ts';
import { openWorld } from './world.ts';

const PEOPLE = 3;
const person = fc.nat({ max: PEOPLE - 1 });
const action = fc.oneof(
  fc.record({ do: fc.constant('join' as const), who: person, plan: fc.constantFrom(...PLAN_KEYS) }),
  fc.record({ do: fc.constant('change-plan' as const), who: person, plan: fc.constantFrom(...PLAN_KEYS) }),
  fc.record({ do: fc.constant('leave' as const), who: person }),
  fc.record({ do: fc.constant('move' as const), who: person, isInside: fc.boolean() }),
  fc.record({ do: fc.constant('transfer' as const), who: person, to: person }),
  fc.record({ do: fc.constant('protect' as const), who: person }),
  fc.record({ do: fc.constant('warning' as const) }),
  fc.record({ do: fc.constant('order' as const) }),
  fc.record({ do: fc.constant('lift' as const) }),
);
const history = fc.record({
  /** Who is a member when it begins; all their homes are inside the zone. */
  members: fc.array(fc.option(fc.constantFrom(...PLAN_KEYS)), { minLength: PEOPLE, maxLength: PEOPLE }),
  quietDays: fc.integer({ min: 31, max: 90 }),
  steps: fc.array(fc.tuple(action, fc.integer({ min: 1, max: 30 })), { minLength: 3, maxLength: 14 }),
});

const world = await openWorld({ withWorkers: false });
const { db, clock } = world;
const underAlert = (on: Parameters<typeof homesUnderAlert>[0], ids: readonly string[]) =>
  homesUnderAlert(on, ids, clock.now());

let place = 0;
/** Each history has its own area, far from the others. */
const nextPlace = () => ({ lat: 33 + (place % 40) * 0.2, lng: -120 + Math.floor(place++ / 40) * 0.3 });

type Person = { userId: string; homeId: string; plan: PlanKey | null; changedAt: Date };

const cashOf = (plan: PlanKey | null): number => (plan ? PLAN_TERMS[plan].cashCents : 0);

const endPlan = (userId: string) =>
  db.execute(sql`update membership_spans set until_at = ${clock.now().toISOString()}
    where until_at is null and membership_id in (select id from memberships where user_id = ${userId})`);

async function setPlan(one: Person, plan: PlanKey): Promise<void> {
  const now = clock.now().toISOString();
  await endPlan(one.userId);
  const id = randomUUID();
  await db.execute(sql`insert into memberships (id, user_id, provider, status, plan, interval, period_start, period_end)
    values (${id}, ${one.userId}, 'simulated', 'active', ${plan}, 'month', ${now}, '2060-01-01')
    on conflict do nothing`);
  await db.execute(sql`insert into membership_spans (membership_id, plan, from_at)
    select id, ${plan}, ${now} from memberships where user_id = ${one.userId} limit 1`);
  one.plan = plan;
}

type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

async function live(given: History) {
  const spot = nextPlace();
  const made = await addHouseholds(
    db,
    given.members.map((plan, n) => ({
      lat: spot.lat + n * 0.002,
      lng: spot.lng,
      plan: plan ?? 'core',
      since: plan ? clock.now() : null,
      locatedAt: clock.now(),
    })),
  );
  const people: Person[] = made.map((one, n) => ({
    ...one,
    plan: given.members[n] ?? null,
    changedAt: clock.now(),
  }));
  clock.advance(days(given.quietDays));
  const key = `P${place}`;
  let firstSign: Date | null = null;
  const planAtSign: (PlanKey | null)[] = [];
  const mustBePaid: Person[] = [];
  let isOrdered = false;
  const publish = async (status: 'warning' | 'order' | 'lifted') => {
    if (status === 'lifted' && !firstSign) return;
    if (status !== 'lifted' && !firstSign) {
      firstSign = clock.now();
      planAtSign.push(...people.map(({ plan }) => plan));
    }
    if (status === 'order' && !isOrdered) {
      isOrdered = true;
      const isSettled = ({ plan, changedAt }: Person) =>
        plan !== null && clock.now().getTime() - changedAt.getTime() >= days(30);
      // Copied, because plans may change after the order.
      mustBePaid.push(...people.filter(isSettled).map((one) => ({ ...one })));
    }
    await putZone(db, {
      key,
      status,
      at: clock.now(),
      shape: square(spot.lng, spot.lat, 0.03),
      ...(status === 'lifted' ? { ended: 'The order was lifted.' } : {}),
    });
    await reconcileActivations(world.deps);
  };
  for (const [step, wait] of given.steps) {
    clock.advance(hours(wait));
    const one = 'who' in step ? people[step.who] : undefined;
    if (one) one.changedAt = clock.now();
    if (step.do === 'warning' || step.do === 'order') await publish(step.do);
    else if (step.do === 'lift') await publish('lifted');
    else if (!one) continue;
    else if (step.do === 'join' || step.do === 'change-plan') await setPlan(one, step.plan);
    else if (step.do === 'leave') {
      await endPlan(one.userId);
      one.plan = null;
    } else if (step.do === 'move')
      await db.execute(sql`update homes set lat = ${spot.lat + (step.isInside ? 0.01 : 1)},
        located_at = ${clock.now().toISOString()} where id = ${one.homeId}`);
    else if (step.do === 'protect')
      await chooseProtected(
        { ...world.deps, areUnderAlert: underAlert },
        { id: one.userId, device: 'Firefox' },
        one.homeId,
      ).catch(() => undefined);
    else await transfer(people, one, step.to);
  }
  return { people, planAtSign, mustBePaid };
}

/** Transfers the home to another one of them, if nothing covers it. */
async function transfer(people: readonly Person[], from: Person, to: number): Promise<void> {
  const heir = people[to];
  if (!heir || heir === from) return;
  heir.changedAt = clock.now();
  await db.execute(sql`insert into home_members (home_id, user_id, role) values (${from.homeId}, ${heir.userId}, 'member')
    on conflict do nothing`);
  await db
    .transaction((tx) =>
      transferOwnership(
        tx,
        { homeId: from.homeId, from: from.userId, to: heir.userId, now: clock.now() },
        underAlert,
      ),
    )
    .catch(() => undefined);
}

test('a household is paid at most once per event, up to its initial plan, and always if nothing changed', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (given) => {
      const { people, planAtSign, mustBePaid } = await live(given);
      const ids = people.map(({ userId }) => userId);
      const { rows } = await db.execute<{ user_id: string; cents: number; state: string }>(
        sql`select user_id, cents, state from payouts where user_id in ${ids} and state not in ('cancelled')`,
      );
      for (const [n, { userId }] of people.entries()) {
        const paid = rows.filter((row) => row.user_id === userId);
        expect(paid.length).toBeLessThanOrEqual(1);
        if (paid[0]) expect(paid[0].cents).toBeLessThanOrEqual(cashOf(planAtSign[n] ?? null));
      }
      for (const { userId, plan } of mustBePaid)
        expect(rows.find((row) => row.user_id === userId)).toMatchObject({
          cents: cashOf(plan),
          state: 'due',
        });
    }),
    { numRuns: sized({ gate: 15, soak: 300 }) },
  );
});
