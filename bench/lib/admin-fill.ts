import type pg from 'pg';

/** Average ledger entries per member. */
const ENTRIES = 10;

/** Fills a database up to this many members, with everything the back office lists. Earlier calls' members are kept. */
export async function fillTo(db: pg.Client, members: number): Promise<void> {
  const { rows } = await db.query<{ n: number }>(
    `select count(*)::integer n from users where email like 'bench%'`,
  );
  const have = rows[0]?.n ?? 0;
  const range = [have + 1, members];
  await db.query(
    `insert into users (email, name, created_at)
     select 'bench' || n || '@example.com', 'Member ' || n, now() - random() * interval '400 days'
     from generate_series($1::integer, $2::integer) n`,
    range,
  );
  const since = `select id, created_at, substring(email from 6 for position('@' in email) - 6)::integer n
    from users where email like 'bench%'`;
  const fresh = `(${since}) u where u.n between $1 and $2`;
  // 80% have a home, 2% of those are archived, and each home has four scores.
  await db.query(
    `insert into homes (user_id, address, city, state, zip, created_at, archived_at)
     select id, n || ' Skyway', 'Paradise', 'CA', '95969', created_at, case when n % 50 = 0 then now() end
     from ${fresh} and n % 5 > 0`,
    range,
  );
  await db.query(
    `insert into readiness_scores (home_id, score, breakdown, computed_at)
     select h.id, 20 + k * 15 + (h.n % 10), '{}', least(now(), h.created_at + (k * 10 || ' days')::interval)
     from (select h.id, h.created_at, split_part(h.address, ' ', 1)::integer n from homes h where h.address like '% Skyway') h,
       generate_series(0, 3) k where h.n between $1 and $2`,
    range,
  );
  await db.query(
    `insert into point_balances (user_id, balance, seq, head)
     select id, 500, ${ENTRIES}, decode(repeat('00', 32), 'hex') from ${fresh}`,
    range,
  );
  await db.query(
    `insert into point_ledger (user_id, seq, delta, balance_after, reason, key, input_hash, previous_hash, hash, created_at)
     select id, k, 50, 50 * k, 'Benchmark', 'bench:' || k, '\\x00', '\\x00', '\\x00', created_at
     from (${since}) u, generate_series(1, ${ENTRIES}) k where u.n between $1 and $2`,
    range,
  );
  // Three orders each, a quarter of them canceled, with their events and a rare refused email.
  await db.query(
    `insert into orders (user_id, sku_id, status, pay_with, sku_name, points_used, created_at)
     select u.id, s.id, (array['PAID', 'FULFILLED', 'FULFILLED', 'CANCELLED'])[1 + (u.n + k) % 4], 'points', s.name,
       100, least(now(), u.created_at + (k || ' days')::interval)
     from (${since}) u, generate_series(1, 3) k, (select id, name from skus order by created_at limit 1) s
     where u.n between $1 and $2`,
    range,
  );
  await db.query(
    `insert into order_events (order_id, status, by, mail, created_at)
     select o.id, 'PAID', 'member', case when random() < 0.0001 then 'refused' else 'sent' end, o.created_at
     from orders o where o.sku_name <> '' on conflict do nothing`,
  );
  await db.query(
    `insert into order_events (order_id, status, by, mail, created_at)
     select o.id, 'CANCELLED', 'member', 'sent', o.created_at from orders o where status = 'CANCELLED'
     on conflict do nothing`,
  );
  await db.query(
    `insert into waitlist_entries (address, address_key, email, source, state, status, mail, created_at)
     select n || ' Oak Street', 'bench' || n, 'wait' || n || '@example.com', 'direct', 'CA',
       (array['waiting', 'approved', 'declined', 'invited'])[1 + n % 4], 'sent', now() - random() * interval '300 days'
     from generate_series($1::integer, $2::integer) n`,
    range,
  );
  // 2% of visitors' messages are still open.
  await db.query(
    `with opened as (
       insert into cases (ref, kind, severity, reason, opened_at, due_at)
       select left(letters, 3) || '-' || right(letters, 3), 'visitor', 4, 'visitor', wrote_at, wrote_at + interval '1 day'
       from (
         select now() - random() * interval '300 days' as wrote_at, (
           select string_agg(substr('ACDEFGHJKMNPQRTUVWXY34679', 1 + (n / (25 ^ k)::integer) % 25, 1), '' order by k)
           from generate_series(0, 5) k
         ) as letters
         from generate_series($1::integer, $2::integer) n
       ) m
       returning id, ref, opened_at
     )
     insert into visitors (case_id, first_name, last_name, email, subject, digest, forward, acknowledgement, created_at)
     select id, 'Dana', 'Ito', 'wrote' || n || '@example.com', 'Question ' || n, '\\x00', 'sent', 'sent', opened_at
     from (select *, $1::integer - 1 + row_number() over (order by id) as n from opened) o`,
    range,
  );
  await db.query(
    `update cases set state = 'closed', moved_by = 'agent', close_reason = 'answered', closed_at = opened_at, due_at = null
     from visitors v where v.case_id = cases.id and cases.state = 'open' and right(v.subject, 2) not in ('00', '50')`,
  );
  await db.query(
    `insert into audit_entries (chain, seq, at, actor_id, device, action, previous_hash, hash)
     select id, k, created_at, id, 'Firefox on macOS', 'account.signed-in', '\\x00', '\\x00'
     from (${since}) u, generate_series(1, 3) k where u.n between $1 and $2`,
    range,
  );
  // One team action per member. Numbered high because actions during the run start at 1.
  await db.query(
    `insert into audit_entries (chain, seq, version, kind, at, actor_id, device, action, previous_hash, hash)
     select '0ff1ce00-0000-4000-8000-000000000000', 1000000 + n, 2, 'office', now() - random() * interval '300 days',
       (select id from users where role = 'ADMIN' limit 1), 'Firefox on macOS', 'order.fulfilled', '\\x00', '\\x00'
     from generate_series($1::integer, $2::integer) n`,
    range,
  );
  // A week of finished and failed jobs.
  await db.query(
    `insert into pgboss.job (name, data, state, completed_on, policy, retry_count, output)
     select 'orders.send-mail', '{}', (case when n % 1000 = 0 then 'failed' else 'completed' end)::pgboss.job_state,
       now() - random() * interval '6 days', 'standard', 5,
       case when n % 1000 = 0 then '{"type": "Error", "message": "the mail server did not answer"}'::jsonb end
     from generate_series($1::integer, $2::integer) n`,
    range,
  );
}
