/** The migration to the register keeps every hotel with its rooms usable, and moves the map's own list. */
import { copyFileSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PartnerListing } from '#contract/outreach/partners.ts';
import { RISK_PARTNERS } from '#seeds/risk-partners.ts';
import { openBlocks } from '#server/emergency/lodging/store.ts';
import { seedSamplePartners } from '#server/outreach/partners/partners.ts';
import { dayIn, daysAfter } from '#server/outreach/partners/fitness.ts';
import { openDatabase } from '#server/platform/db.ts';
import { migrate, MIGRATIONS_DIR } from '#server/platform/migrate.ts';
import { createLog } from '#server/platform/log.ts';
import { cloneDatabase } from './world.ts';

const OPEN = '0198c0de-0000-7000-8000-00000000aaaa';
const CLOSED = '0198c0de-0000-7000-8000-00000000bbbb';
const SAMPLE = '0198c0de-0000-7000-8000-00000000cccc';

/** A database from before the register, and the step that migrates it. */
async function openBefore() {
  const files = readdirSync(MIGRATIONS_DIR)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  const moving = files.findIndex((name) => name.endsWith('_partners.sql'));
  const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-partners-'));
  const copy = (names: readonly string[]) => {
    for (const name of names) copyFileSync(path.join(MIGRATIONS_DIR, name), path.join(dir, name));
  };
  const connection = await cloneDatabase('template0');
  copy(files.slice(0, moving));
  await migrate(connection, dir);
  const database = openDatabase(connection, { max: 2, log: createLog('silent') });
  onTestFinished(() => database.close());
  const { db, pool } = database;
  const rows = async (sql: string) => (await pool.query(sql)).rows as Record<string, unknown>[];
  const move = () => {
    copy(files.slice(moving));
    return migrate(connection, dir);
  };
  return { db, rows, move };
}

async function fill(rows: (sql: string) => Promise<unknown>): Promise<void> {
  await rows(
    `insert into hotels (id, name, address, city, state, zip, lat, lng, stars, phone, is_active, is_sample) values
       ('${OPEN}', 'Creek House', '12 Main Street', 'Chico', 'CA', '95928', 39.7, -121.8, 4, '+15305550134', true, false),
       ('${CLOSED}', 'Mesa House', '3 Mesa Road', 'Phoenix', 'AZ', '85001', 33.4, -112.1, 3, '+16025550134', false, false),
       ('${SAMPLE}', 'Sample House', '4 Oak Road', 'Chico', 'CA', '95928', 39.7, -121.9, 3, '+15305550135', true, true)`,
  );
  await rows(
    `insert into room_blocks (hotel_id, kind, sleeps, takes_pets, has_backup_power, member_rate_cents)
     select id, 'standard', 4, true, true, 12900 from hotels`,
  );
  await rows(
    `insert into risk_partners (id, name, type, address, lat, lng, rating, network_status, capacity, amenities, services, emergency_features, contact_phone, availability, is_sample, seed_fingerprint, edited_at, removed_at)
     values ('vet', 'River Vets', 'veterinary', 'Riverfront, Petaluma, CA 94952', 38.2, -122.6, 4.6, 'in_network', 30, '{}', '{Emergency care}', '{On call}', '(707) 555-0126', 'limited', true, 'x', null, null),
       ('edited', 'Edited Vets', 'veterinary', 'Plaza, Novato, CA 94945', 38.1, -122.5, 4, 'partner', null, '{}', '{}', '{}', '(415) 555-0126', 'available', true, 'x', now(), null),
       ('own', 'Our Shelter', 'emergency_shelter', 'Old Town, Chico, CA 95928', 39.7, -121.8, 4, 'partner', null, '{}', '{}', '{}', '(530) 555-0199', 'available', false, null, null, null),
       ('gone', 'Removed', 'medical', 'Plaza, Concord, CA 94520', 37.9, -122, 4, 'partner', null, '{}', '{}', '{}', '(925) 555-0189', 'available', true, 'x', null, now())`,
  );
}

const today = () => dayIn('America/Los_Angeles', new Date());
const EVERYWHERE = { south: -90, north: 90, west: -180, east: 180 };

test('hotels keep their ids, rooms and state, and an order on that day finds them', async () => {
  const { db, rows, move } = await openBefore();
  await fill(rows);
  await move();
  const graced = { has_grace: true };
  expect(
    await rows(
      `select id, name, city, state, stars, phone, is_active, fit_until = current_date + 90 as has_grace
       from hotel_places where not is_sample order by id`,
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
      ...graced,
    },
    {
      id: CLOSED,
      name: 'Mesa House',
      city: 'Phoenix',
      state: 'AZ',
      stars: 3,
      phone: '+16025550134',
      is_active: false,
      ...graced,
    },
  ]);
  const blocks = await rows(`select id from room_blocks where hotel_id in ('${OPEN}', '${SAMPLE}')`);
  const found = async (night: string) =>
    (await openBlocks(db, EVERYWHERE, night)).map(({ id }) => id).toSorted();
  expect(await found(today())).toEqual(blocks.map(({ id }) => String(id)).toSorted());
  expect(await found(daysAfter(today(), 92))).toEqual([]);
});

test('partners of the map move with their state, and none disappears from the map or the evacuation page', async () => {
  const { db, rows, move } = await openBefore();
  await fill(rows);
  await move();
  const moved = await rows(
    `select seed_key, kind, state, address, city, zip, phone, listing, is_sample from partners
     where seed_key is not null order by seed_key`,
  );
  expect(moved).toMatchObject([
    { seed_key: 'edited', kind: 'vet', state: 'active' },
    { seed_key: 'gone', kind: 'medical-supplier', state: 'ended' },
    { seed_key: 'own', kind: 'shelter', state: 'active', is_sample: false },
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

  // When the server starts, every sample gets documents and a contact. Real partners keep their 90 days.
  await seedSamplePartners(db, RISK_PARTNERS, new Date());
  await seedSamplePartners(db, RISK_PARTNERS, new Date());
  expect(
    await rows(
      `select p.name, p.grace_until is not null as has_grace,
         (select count(*)::int from partner_documents d where d.partner_id = p.id) as documents,
         (select count(*)::int from partner_contacts c where c.partner_id = p.id) as contacts
       from partners p where p.name in ('Creek House', 'Edited Vets', 'Our Shelter', 'Sample House') order by p.name`,
    ),
  ).toEqual([
    { name: 'Creek House', has_grace: true, documents: 0, contacts: 0 },
    { name: 'Edited Vets', has_grace: false, documents: 3, contacts: 2 },
    { name: 'Our Shelter', has_grace: true, documents: 0, contacts: 0 },
    { name: 'Sample House', has_grace: false, documents: 3, contacts: 2 },
  ]);
});

test('an empty database moves, too', async () => {
  const { db, rows, move } = await openBefore();
  await move();
  expect(await rows('select count(*)::int as n from partners')).toEqual([{ n: 0 }]);
  expect(await openBlocks(db, EVERYWHERE, today())).toEqual([]);
});
