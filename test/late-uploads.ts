import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { join, type homeowner } from './homes.ts';
import { signedIn, type World } from './world.ts';

type Send = (sender: { id: string; device: string }, stream: Readable) => Promise<unknown>;

/** A file that is still uploading when its sender is removed from the home, or the home is archived, is refused. */
export async function expectLateUploadsRefused(
  world: World,
  me: Awaited<ReturnType<typeof homeowner>>,
  bytes: Uint8Array,
  send: Send,
): Promise<void> {
  const friend = await signedIn(world);
  const whileSending = (happens: () => Promise<{ status: number }>) => {
    const arriving = async function* () {
      yield bytes.subarray(0, 100);
      expect((await happens()).status).toBeLessThan(300);
      yield bytes.subarray(100);
    };
    return send({ id: friend.user.id, device: 'a phone' }, Readable.from(arriving()));
  };
  await join(world, me.homeId, friend, 'member');
  await expect(
    whileSending(() => me.delete(`${me.api}/household/members/${friend.user.id}`)),
  ).rejects.toMatchObject({ code: 'not_found' });
  await join(world, me.homeId, friend, 'member');
  await expect(whileSending(() => me.post(`${me.api}/archive`))).rejects.toMatchObject({ code: 'conflict' });
}
