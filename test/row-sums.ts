import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';

/** One line per table: its row count, and a hash of all rows. Without jobs, which belong to the queue. */
export async function rowSums(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const parts: string[] = [];
  for (const { name } of rows) {
    const found = await db.execute<{ sum: string }>(
      sql.raw(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from "${name}" t`,
      ),
    );
    parts.push(`${name} ${found.rows[0]?.sum}`);
  }
  return parts;
}
