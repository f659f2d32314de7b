import type pg from 'pg';

/** Open cases without an owner, one per home and incident, and agents on shift. Returns the agents. */
export async function fillDesk(
  raw: pg.Client,
  { cases, agents }: { cases: number; agents: number },
): Promise<string[]> {
  await raw.query(`set session_replication_role = replica; set synchronous_commit = off`);
  await raw.query(`create temp table made as select n, new_id() as home_id, new_id() as user_id, new_id() as case_id
    from generate_series(1, ${cases}) n`);
  await raw.query(
    `insert into users (id, email, name) select user_id, 'member' || n || '@example.com', 'Member ' || n from made`,
  );
  await raw.query(`insert into homes (id, user_id, address, city, state, zip)
    select home_id, user_id, n || ' Oak Lane', 'Paradise', 'CA', '95969' from made`);
  await raw.query(
    `insert into home_members (home_id, user_id, role) select home_id, user_id, 'owner' from made`,
  );
  // References count up in base 25 of their alphabet.
  await raw.query(`insert into cases (id, ref, kind, home_id, incident_id, severity, reason, opened_at, due_at)
    select case_id, substr(a, 1 + n / 9765625 % 25, 1) || substr(a, 1 + n / 390625 % 25, 1) || substr(a, 1 + n / 15625 % 25, 1) || '-'
        || substr(a, 1 + n / 625 % 25, 1) || substr(a, 1 + n / 25 % 25, 1) || substr(a, 1 + n % 25, 1),
      'event', home_id, '00000000-0000-4000-8000-000000000001', 1 + n % 4, 'under-order',
      now() - random() * interval '2 hours', now() + interval '1 hour'
    from made, (select 'ACDEFGHJKMNPQRTUVWXY34679' as a) letters`);
  await raw.query(`insert into case_clocks (case_id, kind, began_at, due_at)
    select case_id, kind, now(), now() + interval '1 hour' from made, unnest(array['claim', 'answer']) kind`);
  const { rows } = await raw.query<{ id: string }>(
    `insert into users (email, name, role) select 'agent' || n || '@example.com', 'Agent ' || n, 'AGENT'
     from generate_series(1, $1::integer) n returning id`,
    [agents],
  );
  const ids = rows.map(({ id }) => id);
  await raw.query(
    `insert into shifts (user_id, state, began_at, seen_at, most_cases) select id, 'on', now(), now(), 100 from unnest($1::uuid[]) id`,
    [ids],
  );
  await raw.query(`set session_replication_role = origin; set synchronous_commit = on`);
  await raw.query('vacuum analyze');
  return ids;
}
