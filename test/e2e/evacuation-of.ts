import { randomUUID } from 'node:crypto';
import { expect, type Page, request, test } from '@playwright/test';
import type { DemoStage } from '#contract/demo.ts';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import type { Home } from '#contract/home/homes.ts';
import type { ReviewView } from '#contract/office/operations.ts';
import { PIN_EVIDENCE } from '#test/pin.ts';
import { addHome } from './homes.ts';
import { addHousehold } from './household-of.ts';
import { subscribe } from './members.ts';
import { ADMIN, signIn } from './people.ts';

const AT = '/api/homes/current-home-id';
let placed = 0;

export type Spot = { lat: number; lng: number };

/** Miles apart, for each family of each process that runs tests: no order reaches another's home, and hotels are near. */
function ownPlace(): Spot {
  // Three rows of eighteen for each process: a family that came to a place again would live under an earlier order.
  const row = (3 * test.info().workerIndex + Math.floor(placed / 18)) % 14;
  const spot = { lat: 39.4 + 0.05 * row, lng: -121.5 - 0.05 * (placed % 18) };
  placed += 1;
  return spot;
}

/** Far from every other family, for whoever takes back a whole incident. No hotel is near. */
export const farPlace = (): Spot => ({ lat: 33.4 + 3 * Math.random(), lng: -115.4 - 2 * Math.random() });

/** A family in a home on its exact spot, in a place of its own. */
export async function family(
  page: Page,
  given: { isMember?: boolean; hasCard?: boolean; hasHousehold?: boolean; at?: Spot } = {},
): Promise<string> {
  const { isMember = true, hasCard = true, hasHousehold = true } = given;
  const email = await signIn(page);
  const { lat, lng } = given.at ?? ownPlace();
  // A house of their own, or our team would review whose it is.
  const address = `${1000 + Math.round(lat * 100)} ${Math.round(-lng * 100)}th Street`;
  const { id } = await addHome(page, { address });
  if (isMember) await subscribe(page);
  if (hasHousehold) await addHousehold(page);
  const pinned = await page.request.put(`/api/homes/${id}/location`, {
    data: { lat, lng, confirmed: true, evidence: PIN_EVIDENCE },
  });
  expect(pinned.ok(), await pinned.text()).toBe(true);
  await approve((await pinned.json()) as Home);
  if (hasCard) {
    const token = `sim_debit_5556-${randomUUID()}`;
    const saved = await page.request.put('/api/payout-card', { data: { token } });
    expect(saved.ok(), await saved.text()).toBe(true);
    await page.request.post('/api/demo/payout-card/age');
  }
  return email;
}

/** Our team approves a home far from its ZIP code, in a browser of its own. */
async function approve({ id, approval }: Home): Promise<void> {
  if (approval !== 'review') return;
  const team = await request.newContext({ baseURL: new URL(test.info().project.use.baseURL ?? '').origin });
  await team.post('/api/auth/dev-login', { data: { email: ADMIN } });
  let review: ReviewView | undefined;
  for (let after: string | null = ''; after !== null && !review;) {
    const params = { kind: 'home-approval', ...(after === '' ? {} : { after }) };
    const found = await team.get('/api/admin/operations/reviews', { params });
    const page = (await found.json()) as { reviews: ReviewView[]; next: string | null };
    review = page.reviews.find(({ home }) => home?.id === id);
    after = page.next;
  }
  const decided = await team.post(`/api/admin/operations/reviews/${review?.id}/decide`, {
    data: { decision: 'approve', note: 'It’s where they say.' },
  });
  expect(decided.ok(), await decided.text()).toBe(true);
  await team.dispose();
}

/** The demo's authority speaks, and everything that follows has arrived. */
export async function publish(page: Page, stage: DemoStage): Promise<void> {
  const said = await page.request.post('/api/demo/evacuation', { data: { stage } });
  expect(said.status(), await said.text()).toBe(202);
  // The page shows an order as soon as it's published; services and check-ins follow a moment later.
  const isOn = stage === 'order' || stage === 'warning';
  await expect
    .poll(
      async () => {
        const { state, incidentId } = (await (
          await page.request.get(`${AT}/evacuation`)
        ).json()) as Evacuation;
        return { state, isApplied: !isOn || incidentId !== null };
      },
      { timeout: 90_000 },
    )
    .toEqual({ state: stage, isApplied: true });
}
