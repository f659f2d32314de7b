import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { readZip } from '#test/zip.ts';
import { toCsv } from './csv-writing.ts';
import { openZip } from './zip.ts';

test('an archive returns what was added, with correct hashes', async () => {
  const zip = openZip(new Date());
  const whole = buffer(zip.stream);
  await zip.add('a.txt', 'hello');
  await zip.addStream('b/c.pdf', Readable.from([Buffer.alloc(300_000, 7), Buffer.from('end')]));
  await zip.add('d.png', Buffer.alloc(20_000_000, 1)); // more than may wait in memory
  await zip.add('e.txt', '');
  zip.end();
  const found = await readZip(await whole);
  expect([...found.keys()]).toEqual(['a.txt', 'b/c.pdf', 'd.png', 'e.txt']);
  expect(zip.entries).toHaveLength(4);
  for (const { path, bytes, sha256 } of zip.entries) {
    const content = found.get(path) ?? Buffer.alloc(0);
    expect(content.length).toBe(bytes);
    expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
  }
});

test('a source that fails midway breaks the archive, so no one gets a partial file as complete', async () => {
  const zip = openZip(new Date());
  const whole = buffer(zip.stream);
  whole.catch(() => undefined);
  const broken = Readable.from(
    (function* () {
      yield Buffer.alloc(10);
      throw new Error('unreadable');
    })(),
  );
  await expect(zip.addStream('x.pdf', broken)).rejects.toThrow('unreadable');
  zip.abort(new Error('unreadable'));
  await expect(whole).rejects.toThrow('unreadable');
});

test('adding stops when the reader is gone', async () => {
  const zip = openZip(new Date());
  await zip.add('a.png', Buffer.alloc(12_000_000));
  zip.stream.on('error', () => undefined);
  setTimeout(() => zip.stream.destroy(), 20);
  await expect(zip.add('b.png', Buffer.alloc(10))).rejects.toThrow('nobody reads');
});

test('a CSV table shows its values in spreadsheets and runs nothing', () => {
  expect(
    toCsv(
      ['name', 'n'],
      [
        ['=HYPERLINK("x")', -5],
        ['two\nlines, "quoted"', null],
      ],
    ),
  ).toBe('\uFEFF"name","n"\r\n"\'=HYPERLINK(""x"")",-5\r\n"two\nlines, ""quoted""",\r\n');
});

test('an archive of any size needs little memory, because data already read is freed', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().arrayBuffers;
  };
  // Other test files of this worker hold memory of their own.
  const before = used();
  const zip = openZip(new Date());
  zip.stream.resume();
  for (let i = 0; i < 40; i += 1) await zip.add(`${i}.png`, Buffer.alloc(4_000_000, i));
  for (let i = 0; i < 20; i += 1) await turn();
  await zip.add('last.txt', 'the end');
  // V8 gives freed buffers back in another thread, which a busy machine may starve. What is held stays.
  await expect.poll(() => used() - before).toBeLessThan(40_000_000);
  zip.end();
});
