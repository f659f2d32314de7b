import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { CURRENT_HOME } from '#contract/home/homes.ts';
import { createHome } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';

/** The requests that members' pages send most: those of every page, the dashboard, and the pages after it. */
export const MEMBER_CALLS: readonly (readonly [name: string, path: string])[] = [
  ['session', '/api/auth/session'],
  ['account', '/api/account'],
  ['homes', '/api/homes'],
  ['membership', '/api/membership'],
  ['evacuation banner', '/api/evacuation'],
  ['evacuation', `/api/homes/${CURRENT_HOME}/evacuation`],
  ['readiness', `/api/homes/${CURRENT_HOME}/readiness`],
  ['documents', `/api/homes/${CURRENT_HOME}/documents`],
  ['points', '/api/points'],
  ['plan card', '/api/plan-card'],
];

/** Creates what those pages show for a member: a home with a plan and people in it, and a membership. */
export async function fillMember(
  deps: Deps,
  http: FastifyInstance,
  { userId, cookie }: { userId: string; cookie: string },
): Promise<void> {
  const { home } = await deps.db.transaction((tx) =>
    createHome(
      tx,
      deps,
      { id: userId, device: null },
      {
        address: '4182 Quail Ridge Road',
        city: 'Santa Rosa',
        state: 'CA',
        zip: '95404',
      },
    ),
  );
  const membership = randomUUID();
  await deps.db
    .execute(sql`insert into memberships (id, user_id, provider, status, plan, interval, period_start, period_end)
    values (${membership}, ${userId}, 'simulated', 'active', 'core', 'month', '2020-01-01', '2060-01-01')`);
  await deps.db.execute(
    sql`insert into membership_spans (membership_id, plan, from_at) values (${membership}, 'core', '2020-01-01')`,
  );
  const post = async (path: string, payload: object) => {
    const reply = await http.inject({
      method: 'POST',
      url: `/api/homes/${home.id}${path}`,
      payload,
      headers: { 'sec-fetch-site': 'same-origin', cookie },
    });
    if (reply.statusCode >= 300) throw new Error(`${path}: ${reply.statusCode} ${reply.body}`);
  };
  for (const name of ['Maya', 'Luis', 'Ana'])
    await post('/household/people', {
      name,
      ageGroup: 'adult',
      birthYear: null,
      mobility: 'none',
      power: [],
      note: '',
    });
  await post('/household/contacts', {
    name: 'Rosa',
    relation: 'Aunt',
    phone: '+17075550117',
    email: 'rosa@example.com',
    isOutOfArea: true,
  });
  for (let n = 0; n < 20; n += 1)
    await post('/inventory', { name: `Item ${n}`, category: 'Furniture', estValue: 100 + n, room: 'Office' });
}
