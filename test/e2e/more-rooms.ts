/**
 * Runs once before the soak tier's tests. Its families need more step-free rooms than the demo's hotels have, and one
 * without a room waits for it, as it should.
 */
import { expect, type FullConfig, request } from '@playwright/test';
import type { Hotel, HotelDetail } from '#contract/emergency/lodging.ts';
import { californiaDay } from '#contract/money/renewal-words.ts';
import { ADMIN } from './people.ts';

const ROOMS = 500;
const DAYS = 31;
const dayIn = (days: number) => californiaDay(new Date(Date.now() + days * 86_400_000));

// oxlint-disable-next-line import/no-default-export -- Playwright calls it
export default async function addRooms({ projects }: FullConfig): Promise<void> {
  const baseURL = projects[0]?.use.baseURL ?? '';
  const team = await request.newContext({ baseURL });
  await team.post('/api/auth/dev-login', { data: { email: ADMIN } });
  const listed = await team.get('/api/admin/hotels', { params: { state: 'CA', q: 'Chico' } });
  const { rows } = (await listed.json()) as { rows: Hotel[] };
  let blocks = 0;
  for (const { id } of rows) {
    const hotel = (await (await team.get(`/api/admin/hotels/${id}`)).json()) as HotelDetail;
    for (const block of hotel.blocks.filter(({ kind }) => kind === 'accessible')) {
      const data = { from: dayIn(0), to: dayIn(DAYS), capacity: ROOMS };
      const saved = await team.put(`/api/admin/room-blocks/${block.id}/nights`, { data });
      expect(saved.ok(), await saved.text()).toBe(true);
      blocks += 1;
    }
  }
  expect(blocks, 'step-free rooms near the families').toBeGreaterThan(0);
  await team.dispose();
}
