import type { Queryable } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';

/** Each query returns violations of its rule. There should be none. */
const RULES: Record<string, ReturnType<typeof sql>> = {
  'a message is missing in a conversation': sql`
    select t.case_id as id from threads t left join messages m on m.thread_id = t.id
    group by t.case_id, t.last_seq
    having count(m.id) <> t.last_seq or coalesce(max(m.seq), 0) <> t.last_seq`,
  'a message has a file that is not stored': sql`
    select f.message_id as id from message_files f
    where not exists (select from files s where s.id = f.file_id and s.state = 'stored')`,
  'a notice is sent, and nobody knows when': sql`
    select n.home_id as id from notices n where n.state = 'sent' and n.sent_at is null`,
  'a notice has been on its way for an hour': sql`
    select n.home_id as id from notices n where n.state = 'sending' and n.due_at < now() - interval '1 hour'`,
};

/** Checks the guarantees of the single writer and the outbox: no gap in a conversation, no notification left behind. */
export async function verifyMessages(
  db: Queryable,
): Promise<{ messages: number; notices: number; faults: { rule: string; id: string }[] }> {
  const faults: { rule: string; id: string }[] = [];
  for (const [rule, broken] of Object.entries(RULES)) {
    const { rows } = await db.execute<{ id: string }>(broken);
    faults.push(...rows.map(({ id }) => ({ rule, id })));
  }
  const { rows } = await db.execute<{ messages: number; notices: number }>(
    sql`select (select count(*) from messages)::int as messages, (select count(*) from notices)::int as notices`,
  );
  return { messages: rows[0]?.messages ?? 0, notices: rows[0]?.notices ?? 0, faults };
}
