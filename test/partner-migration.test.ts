/** The migration to the register keeps every hotel with its rooms usable, and moves the map's own list. */
import { copyFileSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { PartnerListing } from '#contract/outreach/partners.ts';
import { migrate, MIGRATIONS_DIR } from '#server/platform/migrate.ts';
import { cloneDatabase } from './world.ts';

const OPEN = '0198c0de-0000-7000-8000-00000000aaaa';
const CLOSED = '0198c0de-0000-7000-8000-00000000bbbb';

test('hotels keep their ids, rooms and state; partners of the map get theirs', async () => {
  const files = readdirSync(MIGRATIONS_DIR)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const moving = files.findIndex((name) => name.endsWith('_partners.sql'));
  const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-partners-'));
  const bring = (names: readonly string[]) => {
    for (const name of names) copyFileSync(path.join(MIGRATIONS_DIR, name), path.join(dir, name));
  };
  const connection = await cloneDatabase('template0');
  bring(files.slice(0, moving));
  await migrate(connection, dir);
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(
    `insert into hotels (id, name, address, city, state, zip, lat, lng, stars, phone, is_active) values
       ('${OPEN}', 'Creek House', '12 Main Street', 'Chico', 'CA', '95928', 39.7, -121.8, 4, '+15305550134', true),
       ('${CLOSED}', 'Mesa House', '3 Mesa Road', 'Phoenix', 'AZ', '85001', 33.4, -112.1, 3, '+16025550134', false)`,
  );
  await client.query(
    `insert into room_blocks (hotel_id, kind, sleeps, takes_pets, has_backup_power, member_rate_cents)
     values ('${OPEN}', 'standard', 4, true, true, 12900)`,
  );
  await client.query(
    `insert into risk_partners (id, name, type, address, lat, lng, rating, network_status, capacity, amenities, services, emergency_features, contact_phone, availability, is_sample, seed_fingerprint, removed_at)
     values ('vet', 'River Vets', 'veterinary', 'Riverfront, Petaluma, CA 94952', 38.2, -122.6, 4.6, 'in_network', 30, '{}', '{Emergency care}', '{On call}', '(707) 555-0126', 'limited', true, 'x', null),
       ('own', 'Our Shelter', 'emergency_shelter', 'Old Town, Chico, CA 95928', 39.7, -121.8, 4, 'partner', null, '{}', '{}', '{}', '(530) 555-0199', 'available', false, null, null),
       ('gone', 'Removed', 'medical', 'Plaza, Concord, CA 94520', 37.9, -122, 4, 'partner', null, '{}', '{}', '{}', '(925) 555-0189', 'available', true, 'x', now())`,
  );
  bring(files.slice(moving));
  await migrate(connection, dir);

  const rows = async (sql: string) => (await client.query(sql)).rows as Record<string, unknown>[];
  expect(
    await rows(
      `select id, name, city, state, stars, phone, is_active, fit_until = current_date + 90 as has_grace
       from hotel_places order by id`,
    ),
  ).toEqual([
    {
      id: OPEN,
      name: 'Creek House',
      city: 'Chico',
      state: 'CA',
      stars: 4,
      phone: '+15305550134',
      is_active: true,
      has_grace: true,
    },
    {
      id: CLOSED,
      name: 'Mesa House',
      city: 'Phoenix',
      state: 'AZ',
      stars: 3,
      phone: '+16025550134',
      is_active: false,
      has_grace: true,
    },
  ]);
  expect(await rows(`select count(*)::int as n from room_blocks where hotel_id = '${OPEN}'`)).toEqual([
    { n: 1 },
  ]);
  const moved = await rows(
    `select seed_key, kind, state, address, city, zip, phone, listing, is_sample from partners where seed_key is not null order by name`,
  );
  expect(moved).toMatchObject([
    { seed_key: 'own', kind: 'shelter', state: 'candidate', is_sample: false },
    { seed_key: 'gone', kind: 'medical-supplier', state: 'ended' },
    {
      seed_key: 'vet',
      kind: 'vet',
      state: 'active',
      address: 'Riverfront',
      city: 'Petaluma',
      zip: '94952',
      phone: '+17075550126',
      listing: { services: ['Emergency care'], isLimited: true, capacity: 30 },
    },
  ]);
  for (const { listing } of moved) expect(PartnerListing.parse(listing)).toEqual(listing);
  expect(await rows(`select to_regclass('risk_partners') as old`)).toEqual([{ old: null }]);
});
