import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createHome } from '#server/home/homes/homes.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { Deps } from '#server/ports/deps.ts';

export type Person = { userId: string; session: string };
export type Household = Person & { homeId: string };

/** People with sessions of the demo, as its sign-in makes them. */
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
