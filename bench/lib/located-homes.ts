/**
 * Members' homes for benches: inserts what belongs to a located home for each row of the temporary table
 * `made`.
 */
import type pg from 'pg';

/**
 * Inserts a member with a home, needs, a membership and a phone for each row of `made`: n, home_id, user_id,
 * membership_id, lat, lng and plan. Emails and phone numbers start with the caller's prefixes, so that two
 * fills don't collide.
 */
export async function insertMembersWithHomes(
  raw: pg.Client,
  { email, address, phone }: { email: string; address: string; phone: string },
): Promise<void> {
  await raw.query(
    `insert into users (id, email) select user_id, '${email}' || n || '@example.com' from made`,
  );
  await raw.query(`insert into homes (id, user_id, address, city, state, zip, lat, lng, accuracy, located_at, created_at, protected_from)
    select home_id, user_id, ${address}, 'Malibu', 'CA', '90265', lat, lng, 'rooftop', '2020-01-01', '2020-01-01', '2020-01-01' from made`);
  await raw.query(
    `insert into home_members (home_id, user_id, role) select home_id, user_id, 'owner' from made`,
  );
  await raw.query(`insert into home_needs (home_id, people, pets, is_accessible, is_medical)
    select home_id, 1 + n % 4, (n % 3 = 0)::int, n % 50 = 0, n % 20 = 0 from made`);
  await raw.query(`insert into memberships (id, user_id, provider, status, plan, interval, period_start, period_end)
    select membership_id, user_id, 'simulated', 'active', plan, 'month', '2020-01-01', '2040-01-01' from made`);
  await raw.query(
    `insert into membership_spans (membership_id, user_id, plan, from_at) select membership_id, user_id, plan, '2020-01-01' from made`,
  );
  await raw.query(
    `insert into phones (user_id, phone, verified_at) select user_id, '${phone}' || lpad(n::text, 7, '0'), now() from made`,
  );
}

/** Inserts a hotel with one block of rooms for each row of `inns`: n, hotel_id, block_id, lat and lng. */
export async function insertHotels(
  raw: pg.Client,
  { sleeps, hasPower, rooms }: { sleeps: string; hasPower: string; rooms: number },
): Promise<void> {
  await raw.query(`insert into partners (id, kind, name, address, city, state_code, zip, lat, lng, phone, time_zone, state, listing, fit_until)
    select hotel_id, 'hotel', 'Inn ' || n, n || ' Main Street', 'Ventura', 'CA', '93001', lat, lng, '+18055550100',
      'America/Los_Angeles', 'active', '{}', '2099-12-31' from inns`);
  await raw.query(`insert into hotels (id, stars) select hotel_id, 3 + n % 3 from inns`);
  await raw.query(`insert into room_blocks (id, hotel_id, kind, sleeps, takes_pets, has_backup_power, member_rate_cents)
    select block_id, hotel_id, case when n % 5 = 0 then 'accessible' else 'standard' end, ${sleeps}, true, ${hasPower}, 15000 from inns`);
  await raw.query(`insert into room_nights (block_id, night, capacity, free)
    select block_id, day::date, ${rooms}, ${rooms} from inns, generate_series(current_date - 2, current_date + 20, interval '1 day') day`);
}
