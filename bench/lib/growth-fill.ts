/**
 * Test data of `bench/growth.ts`, in addition to that of `admin-fill.ts`. Each function adds to earlier
 * calls' data.
 */
import type pg from 'pg';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { FILE_NAME_HEADER } from '#contract/http.ts';
import type { Ids } from '#test/read-urls.ts';
import { insertHotels, insertMembersWithHomes } from './located-homes.ts';

/** The number of homes HERE is the same at every size. A tenth of all homes is THERE. */
export const HERE = { lng: -118.5, lat: 34.2, half: 0.05 };
export const THERE = { lng: -120.5, lat: 37.2, half: 0.25 };
export const ALWAYS_HERE = 100;
const HOTELS = 100;

const square = ({ lng, lat, half }: typeof HERE, when: string, otherwise: [lat: string, lng: string]) => [
  `case when ${when} then ${lat - half} + random() * ${2 * half} else ${otherwise[0]} end`,
  `case when ${when} then ${lng - half} + random() * ${2 * half} else ${otherwise[1]} end`,
];

/** Members with a located home, needs, a membership and a phone, with the numbers `from` to `to`. */
export async function addLocatedHomes(raw: pg.Client, from: number, to: number): Promise<void> {
  const far = ['39 + random() * 2', '-122 + random() * 6'] as [string, string];
  const there = square(THERE, 'n % 10 = 0', far) as [string, string];
  const [lat, lng] = square(HERE, `n <= ${ALWAYS_HERE}`, there);
  await raw.query('set session_replication_role = replica; set synchronous_commit = off');
  await raw.query('drop table if exists made');
  await raw.query(`create temp table made as select n, new_id() as home_id, new_id() as user_id, new_id() as membership_id,
    ${lat} as lat, ${lng} as lng, (array['core', 'plus', 'premium'])[1 + n % 3] as plan
    from generate_series(${from}, ${to}) n`);
  await insertMembersWithHomes(raw, { email: 'located', address: `n || ' Oak Lane'`, phone: '+1556' });
  await raw.query('set session_replication_role = origin; set synchronous_commit = on');
}

/** Hotels near both places, with rooms for everyone. The same number at every size. */
export async function addHotels(raw: pg.Client): Promise<void> {
  await raw.query('set session_replication_role = replica');
  await raw.query(`create temp table inns as select n, hotel_id, block_id, lat + 0.4 * sin(turn) as lat, lng + 0.4 * cos(turn) as lng
    from (select n, new_id() as hotel_id, new_id() as block_id, n * 2 * pi() / ${HOTELS} as turn,
        case when n % 2 = 0 then ${HERE.lat} else ${THERE.lat} end as lat,
        case when n % 2 = 0 then ${HERE.lng} else ${THERE.lng} end as lng
      from generate_series(1, ${HOTELS}) n) placed`);
  await insertHotels(raw, { sleeps: '4', hasPower: 'true', rooms: 2000 });
  await raw.query(`insert into partner_rates (partner_id, kind, unit, valid_from, cents)
    select hotel_id, 'hotel', 'night', '2020-01-01', 12900 from inns`);
  await raw.query('set session_replication_role = origin');
}

/** Finished stays of located homes that aren't billed yet. Replaces those of the previous size. */
export async function replaceStays(raw: pg.Client, stays: number, tonight: string): Promise<void> {
  await raw.query('set session_replication_role = replica');
  await raw.query('truncate statement_lines, statement_links, statements, offer_lines');
  await raw.query(
    `insert into offer_lines (offer_id, partner_id, incident_id, subject_id, state, rooms, first_night, nights, asked_at,
       answered_at, confirmation)
     select i.hotel_id, i.hotel_id, '00000000-0000-7000-8000-000000000001', h.id, 'done', 1, $1::date - 10, 4,
       now() - interval '11 days', now(), 'N-' || h.n
     from (select id, row_number() over () as n from homes where address like '% Oak Lane' limit $2) h
     join inns i on i.n = 1 + h.n % ${HOTELS}`,
    [tonight, stays],
  );
  await raw.query('set session_replication_role = origin');
}

/** One household with a bit of almost everything, created over the API. Returns its IDs for paths. */
export async function makeHousehold(
  http: FastifyInstance,
  raw: pg.Client,
  { userId, cookie }: { userId: string; cookie: string },
): Promise<Ids & { homeId: string; userId: string }> {
  const send = async (method: 'POST' | 'PUT', url: string, payload: object, headers: object = {}) => {
    const reply = await http.inject({
      method,
      url,
      payload,
      headers: { 'sec-fetch-site': 'same-origin', cookie, ...headers },
    });
    if (reply.statusCode >= 300) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`);
    return reply.body === '' ? { id: '' } : reply.json<{ id: string }>();
  };
  const home = await send('POST', '/api/homes', {
    address: '4182 Quail Ridge Road',
    city: 'Santa Rosa',
    state: 'CA',
    zip: '95404',
  });
  const api = `/api/homes/${home.id}`;
  const membership = randomUUID();
  await raw.query(
    `insert into memberships (id, user_id, provider, status, plan, interval, period_start, period_end)
     values ($1, $2, 'simulated', 'active', 'plus', 'month', '2020-01-01', '2060-01-01')`,
    [membership, userId],
  );
  await raw.query(
    `insert into membership_spans (membership_id, plan, from_at) values ($1, 'plus', '2020-01-01')`,
    [membership],
  );
  const item = await send('POST', `${api}/inventory`, {
    name: 'Camera',
    category: 'Electronics',
    estValue: 900,
    room: 'Office',
  });
  const person = await send('POST', `${api}/household/people`, {
    name: 'Maya',
    ageGroup: 'adult',
    birthYear: null,
    mobility: 'none',
    power: [],
    note: '',
  });
  await send('POST', `${api}/household/contacts`, {
    name: 'Rosa',
    relation: 'Aunt',
    phone: '+17075550117',
    email: 'rosa@example.com',
    isOutOfArea: true,
  });
  await send('POST', `${api}/recovery`, {
    lossDate: '2026-01-08',
    evidence: { kind: 'document', note: 'bench' },
  });
  await send('POST', `${api}/drills`, {});
  await send('POST', `${api}/help/messages`, { id: randomUUID(), text: 'Hello' });
  await send('POST', '/api/watched-places', {
    kind: 'parents',
    name: 'Parents',
    address: '1 Elm Street, Chico',
    location: { lat: 39.7, lng: -121.8 },
    precision: 'home',
  });
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const fileHeaders = { 'content-type': 'application/octet-stream', [FILE_NAME_HEADER]: 'a.pdf' };
  const document = await send('POST', `${api}/documents?kind=mortgage`, pdf, fileHeaders).catch(() => ({
    id: randomUUID(), // our smallest PDF may be refused; then the list is measured without it
  }));
  const { rows } = await raw.query<{ id: string }>('select id from cases where home_id = $1', [home.id]);
  return {
    homeId: home.id,
    userId,
    itemId: item.id,
    personId: person.id,
    documentId: document.id,
    caseId: rows[0]?.id ?? randomUUID(),
    version: '1',
  };
}
