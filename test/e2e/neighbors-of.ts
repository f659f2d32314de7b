import { expect, type Page } from '@playwright/test';
import { MODULES } from '#contract/emergency/training-modules.ts';
import type { NeighborGroup } from '#contract/emergency/neighbors.ts';
import { PIN_EVIDENCE } from '#test/pin.ts';
import { inDatabase } from './database.ts';
import { addHome } from './homes.ts';
import { ADMIN, signIn } from './people.ts';

/** The right answers, which only the server knows. */
const KEY: Record<(typeof MODULES)[number], readonly number[]> = {
  'know-your-zone': [1, 2, 0, 1],
  'lead-a-drill': [2, 0, 1, 2],
  'more-time': [0, 1, 2, 0],
  'go-bags': [1, 0, 2, 1],
  'home-hardening': [2, 1, 0, 2],
  'after-the-fire': [0, 2, 1, 1],
  privacy: [1, 0, 2, 0],
};

async function ok(reply: Promise<{ ok(): boolean; text(): Promise<string>; json(): Promise<unknown> }>) {
  const answer = await reply;
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer;
}

/** Signs in a person who is an active ambassador, with every module passed. */
export async function trainedAmbassador(page: Page, staff: Page, name: string): Promise<string> {
  const email = await signIn(page);
  const area = { county: '06007', zip: '95969', area: 'Oak Ridge Drive' };
  const data = { name, email, ...area, isAdult: true, consent: true };
  await ok(page.request.post('/api/ambassadors', { data }));
  await signIn(staff, ADMIN);
  const list = await staff.request.get('/api/admin/ambassadors', { params: { q: name } });
  const { rows } = (await list.json()) as { rows: { id: string }[] };
  await ok(staff.request.post(`/api/admin/ambassadors/${rows[0]?.id}/approve`));
  for (const module of MODULES)
    await ok(
      page.request.post(`/api/ambassador/training/${module}/quiz`, { data: { answers: KEY[module] } }),
    );
  return email;
}

/** Adds an entry and has our team confirm it. */
export async function confirmed(page: Page, staff: Page, kind: string, quantity: number): Promise<void> {
  const { today } = (await (await page.request.get('/api/ambassador/impact')).json()) as { today: string };
  const data = { kind, quantity, happenedOn: today, evidence: 'Went from door to door.', confirmer: null };
  const entered = await ok(page.request.post('/api/ambassador/impact', { data }));
  const { claims } = (await entered.json()) as { claims: { id: string }[] };
  await ok(
    staff.request.post(`/api/admin/impact/${claims[0]?.id}/confirm`, { data: { reason: 'Called them.' } }),
  );
}

let houses = 0;

/** Signs in a person with a home on the map, whose account isn't new. */
export async function neighborWithHome(page: Page, spot = { lat: 39.7596, lng: -121.6219 }) {
  houses += 1;
  const email = await signIn(page);
  const { id } = await addHome(page, { address: `${Date.now() % 100_000}${houses} Oak Ridge Drive` });
  const data = { lat: spot.lat + houses * 0.0002, lng: spot.lng, confirmed: true, evidence: PIN_EVIDENCE };
  await ok(page.request.put(`/api/homes/${id}/location`, { data }));
  await inDatabase((db) =>
    db.query(`update users set created_at = created_at - interval '60 days' where email = $1`, [email]),
  );
  return { email, homeId: id };
}

export async function newGroup(page: Page, name: string): Promise<NeighborGroup> {
  const data = { name, area: 'Upper Ridge, 14 homes', zoneId: 'BUT-PAR-042' };
  const { id } = (await (
    await ok(page.request.post('/api/neighbors/groups', { data }))
  ).json()) as NeighborGroup;
  const linked = await ok(page.request.post(`/api/neighbors/groups/${id}/links`, { data: {} }));
  return (await linked.json()) as NeighborGroup;
}

export const tokenOf = ({ links: [link] }: NeighborGroup): string => link?.url.split('#token=')[1] ?? '';

export async function joinAs(
  page: Page,
  group: NeighborGroup,
  homeId: string,
  shares: object,
): Promise<void> {
  await ok(page.request.post('/api/neighbors/link/join', { data: { t: tokenOf(group) } }));
  const none = {
    name: null,
    skills: null,
    needs: null,
    check: false,
    pin: false,
    board: false,
    drill: false,
  };
  await ok(
    page.request.put(`/api/neighbors/groups/${group.id}/homes/${homeId}`, { data: { ...none, ...shares } }),
  );
}

/** Completes every step of a home's newest drill. */
export async function finishDrill(page: Page, homeId: string): Promise<void> {
  const list = await page.request.get(`/api/homes/${homeId}/drills`);
  const { drills } = (await list.json()) as { drills: { id: string }[] };
  for (const step of ['acknowledged', 'left', 'safe'])
    await ok(page.request.post(`/api/homes/${homeId}/drills/${drills[0]?.id}/steps`, { data: { step } }));
}
