import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
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
const PLACES = path.resolve('.data/e2e/places');
const ROWS = 14;
const COLUMNS = 18;

export type Spot = { lat: number; lng: number };

/**
 * The families of a run are miles apart, so that no order reaches another's home, but hotels are near. Each place is
 * reserved through a folder, because all test processes share them: a family at a reused place would be under the
 * earlier one's order.
 */
function reservePlace(): Spot {
  mkdirSync(PLACES, { recursive: true });
  for (let n = 0; n < ROWS * COLUMNS; n += 1) {
    if (!isReserved(n))
      return { lat: 39.4 + 0.05 * Math.floor(n / COLUMNS), lng: -121.5 - 0.05 * (n % COLUMNS) };
  }
  throw new Error('Every place of this run has a family.');
}

function isReserved(n: number): boolean {
  try {
    mkdirSync(path.join(PLACES, String(n)));
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true;
    throw error;
  }
}

/** Far from every other family, for tests that cancel a whole incident as a mistake. No hotel is near. */
export const farPlace = (): Spot => ({ lat: 33.4 + 3 * Math.random(), lng: -115.4 - 2 * Math.random() });

/** A family in a home with an exact location, at its own place. */
export async function family(
  page: Page,
  given: { isMember?: boolean; hasCard?: boolean; hasHousehold?: boolean; at?: Spot } = {},
): Promise<string> {
  const { isMember = true, hasCard = true, hasHousehold = true } = given;
  const email = await signIn(page);
  const { lat, lng } = given.at ?? reservePlace();
  // A house of their own, or our team would have to review who owns it.
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

/** Our team approves a home far from its ZIP code, in a separate browser. */
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

/** The demo's authority publishes, and all effects have arrived. */
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
