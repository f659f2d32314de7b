import { randomUUID } from 'node:crypto';
import { inDatabase } from './database.ts';

/** Inserts a stay of three nights that ended some days ago, because no test can wait that long. Returns the hotel. */
export const insertPastStay = (number: string): Promise<{ hotel: string }> =>
  inDatabase(async (client) => {
    const id = randomUUID();
    // A hotel that no other test has a statement of.
    const { rows } = await client.query<{ id: string; name: string }>(
      `select p.id, p.name from partners p where p.kind = 'hotel' and p.is_sample and p.state = 'active'
         and not exists (select 1 from offer_lines l where l.partner_id = p.id) order by p.name desc limit 1`,
    );
    await client.query(
      `insert into offer_lines (id, offer_id, partner_id, incident_id, subject_id, rooms, first_night, nights, asked_at,
         answered_at, confirmation, arrived_at) values ($1, $1, $2, $1, $1, 1, current_date - 5, 3, now() - interval '5 days',
         now() - interval '1 day', $3, now() - interval '5 days')`,
      [id, rows[0]?.id, number],
    );
    for (const [to, mover] of [
      ['confirmed', 'partner'],
      ['done', 'clock'],
    ])
      await client.query('update offer_lines set state = $2, moved_by = $3 where id = $1', [id, to, mover]);
    return { hotel: rows[0]?.name ?? '' };
  });

/** A partner's completed bookings, done two days ago. Today's can't be billed before tomorrow. */
export const doneTwoDaysAgo = (partner: string): Promise<unknown> =>
  inDatabase((client) =>
    client.query(
      `update bookings set done_at = done_at - interval '2 days'
       where state = 'done' and partner_id = (select id from partners where name = $1)`,
      [partner],
    ),
  );
