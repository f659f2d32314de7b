import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createHome } from '#server/home/homes/homes.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { Deps } from '#server/ports/deps.ts';

export type Person = { userId: string; session: string };
export type Household = Person & { homeId: string };
export type Conversation = { household: Household; agent: Person; caseId: string };

/** People with demo sessions, as the demo sign-in creates them. */
async function addPeople({ db }: Deps, count: number, role: 'USER' | 'AGENT'): Promise<Person[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const people: Person[] = [];
  for (const [n, session] of tokens.entries()) {
    const email = `${role.toLowerCase()}${n}@bench.example`;
    const { rows } = await db.execute<{ id: string }>(
      sql`insert into users (email, name, role) values (${email}, ${`${role} ${n}`}, ${role}) returning id`,
    );
    const userId = rows[0]?.id ?? '';
    await db.execute(sql`insert into sessions (user_id, token_hash, device, last_seen_at, expires_at)
      values (${userId}, ${hashToken(`demo ${session}`)}, 'Bench', now(), now() + interval '1 day')`);
    people.push({ userId, session });
  }
  return people;
}

/** Households with a home and a membership, and agents. */
export async function fillChat(
  deps: Deps,
  { conversations, agents }: { conversations: number; agents: number },
): Promise<{ households: Household[]; agents: Person[] }> {
  const households: Household[] = [];
  for (const person of await addPeople(deps, conversations, 'USER')) {
    const place = {
      address: `${households.length} Oak Street`,
      city: 'Paradise',
      state: 'CA',
      zip: '95969',
    } as const;
    const { home } = await deps.db.transaction((tx) =>
      createHome(tx, deps, { id: person.userId, device: null }, place),
    );
    await deps.db.execute(sql`with made as (
        insert into memberships (user_id, provider, status, plan, interval, period_start, period_end)
        values (${person.userId}, 'simulated', 'active', 'core', 'month', '2020-01-01', '2060-01-01') returning id)
      insert into membership_spans (membership_id, plan, from_at) select id, 'core', '2020-01-01' from made`);
    households.push({ ...person, homeId: home.id });
  }
  return { households, agents: await addPeople(deps, agents, 'AGENT') };
}

/** Every household has written once, and every case has its agent. */
export async function openConversations(
  deps: Deps,
  http: FastifyInstance,
  { households, agents }: { households: readonly Household[]; agents: readonly Person[] },
): Promise<Conversation[]> {
  for (const { homeId, session } of households) {
    const reply = await http.inject({
      method: 'POST',
      url: `/api/homes/${homeId}/help/messages`,
      payload: { id: randomUUID(), text: 'Hello' },
      headers: { 'sec-fetch-site': 'same-origin', cookie: `session=${session}` },
    });
    if (reply.statusCode !== 201) throw new Error(reply.body);
  }
  const { rows } = await deps.db.execute<{ id: string; home_id: string }>(sql`select id, home_id from cases`);
  const caseOf = new Map(rows.map(({ id, home_id }) => [home_id, id]));
  return Promise.all(
    households.map(async (household, n) => {
      const agent = agents[n % agents.length] ?? { userId: '', session: '' };
      const caseId = caseOf.get(household.homeId) ?? '';
      await deps.db.execute(sql`update cases set owner = ${agent.userId}, claimed_at = now(),
        return_at = now() + interval '1 day' where id = ${caseId}`);
      return { household, agent, caseId };
    }),
  );
}
