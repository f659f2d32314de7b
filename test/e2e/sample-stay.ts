import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Writes a stay of three nights that ended yesterday into the test server's database: no test waits that long. Returns
 * the hotel. The folder of the database's socket is in the fifth line of what PostgreSQL says of itself.
 */
export async function insertPastStay(number: string): Promise<{ hotel: string }> {
  const host = readFileSync('.data/e2e/postgres/postmaster.pid', 'utf8').split('\n')[4];
  const client = new pg.Client({ host, user: 'postgres', database: 'hearthline' });
  await client.connect();
  const id = randomUUID();
  // A hotel that no other test has a statement of.
  const { rows } = await client.query<{ id: string; name: string }>(
    `select p.id, p.name from partners p where p.kind = 'hotel' and p.is_sample and p.state = 'active'
       and not exists (select 1 from offer_lines l where l.partner_id = p.id) order by p.name desc limit 1`,
  );
  await client.query(
    `insert into offer_lines (id, offer_id, partner_id, incident_id, subject_id, rooms, first_night, nights, asked_at, answered_at,
       confirmation, arrived_at) values ($1, $1, $2, $1, $1, 1, current_date - 5, 3, now() - interval '5 days',
       now() - interval '1 day', $3, now() - interval '5 days')`,
    [id, rows[0]?.id, number],
  );
  for (const [to, mover] of [
    ['confirmed', 'partner'],
    ['done', 'clock'],
  ])
    await client.query('update offer_lines set state = $2, moved_by = $3 where id = $1', [id, to, mover]);
  await client.end();
  return { hotel: rows[0]?.name ?? '' };
}
