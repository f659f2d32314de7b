import { expect } from 'vitest';
import { circleAround } from '#contract/home/circle.ts';
import { sendConfirmationText } from '#contract/office/operations-incidents.ts';
import { signedInAdmin, type World } from './world.ts';

const at = '/api/admin/operations';

/** Two administrators declare an order within a mile of a place, and it takes effect. */
export async function declareOrder(world: World, spot: { lat: number; lng: number }): Promise<void> {
  const [first, second] = [await signedInAdmin(world), await signedInAdmin(world)];
  const made = await first.post(`${at}/declarations`, {
    status: 'order',
    name: 'Ridge Road',
    source: 'County sheriff, press release at 14:05',
    shape: circleAround(spot, 1),
  });
  expect([made.status, made.text]).toEqual([201, expect.any(String)]);
  const { id, shapeHash, homes } = made.body as { id: string; shapeHash: string; homes: number };
  const decided = await second.post(`${at}/declarations/${id}/decide`, {
    decision: 'approved',
    note: 'Read it, too.',
    shownHash: shapeHash,
    confirm: sendConfirmationText(homes),
  });
  expect([decided.status, decided.text]).toEqual([200, expect.any(String)]);
}
