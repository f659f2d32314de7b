import sharp from 'sharp';
import { expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { homeowner } from '#test/homes.ts';
import { sized } from '#test/tier.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
type Me = Awaited<ReturnType<typeof homeowner>>;

const list = async (rows: number) =>
  writeExcelFile([
    [{ value: 'Item' }, { value: 'Value' }],
    ...Array.from({ length: rows }, (_, i) => [{ value: `Lamp ${i}` }, { value: 10 }]),
  ]).toBuffer();

/** Sends many at once. Returns their replies, and the names in the order in which they finished. */
async function race(sent: { name: string; send: () => Promise<{ status: number }> }[]) {
  const done: string[] = [];
  const replies = await Promise.all(
    sent.map(async ({ name, send }) => {
      const reply = await send();
      if (reply.status < 300) done.push(name);
      return { name, ...reply };
    }),
  );
  return { done, replies };
}

const MANY = sized({ gate: 6, soak: 100 });

test('an account with many imports delays another account’s import by at most two of its own', async () => {
  const [greedy, other] = [await homeowner(world), await homeowner(world)];
  const workbook = await list(300);
  const preview = (me: Me) => me.sendFile(`${me.api}/inventory/import/preview`, 'list.xlsx', workbook);
  await preview(other); // the first reader process also fills the file cache
  const many = Array.from({ length: MANY }, () => ({ name: 'greedy', send: () => preview(greedy) }));
  const { done, replies } = await race([...many, { name: 'other', send: () => preview(other) }]);
  expect(replies.find(({ name }) => name === 'other')).toMatchObject({ status: 200 });
  expect(done.indexOf('other')).toBeLessThanOrEqual(2);
  // One was being read and five waited; the others were refused and can be sent again.
  const refused = replies.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(MANY - 6);
  for (const reply of refused)
    expect(reply).toMatchObject({
      body: { code: 'unavailable', error: expect.stringContaining('nothing was imported') },
      headers: { 'retry-after': '10' },
    });
});

test('an account with many pictures delays another account’s picture by at most two of its own', async () => {
  const [greedy, other] = [await homeowner(world), await homeowner(world)];
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
  const [large, small] = [await picture(6000, 6000), await picture(1200, 900)];
  const add = (me: Me, content: Buffer) => me.sendFile(`${me.api}/documents`, 'photo.jpg', content);
  const many = Array.from({ length: MANY }, () => ({ name: 'greedy', send: () => add(greedy, large) }));
  const { done, replies } = await race([...many, { name: 'other', send: () => add(other, small) }]);
  expect(replies.find(({ name }) => name === 'other')?.status).toBe(201);
  expect(done.indexOf('other')).toBeLessThanOrEqual(2);
});
