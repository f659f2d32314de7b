import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { hashCode, isSame, newCode } from './codes.ts';

test('a code matches its own hash, and not that of another code or challenge', async () => {
  const code = '004217';
  const stored = await hashCode(code, 'challenge');
  expect(isSame(await hashCode(code, 'challenge'), stored)).toBe(true);
  expect(isSame(await hashCode('004218', 'challenge'), stored)).toBe(false);
  expect(isSame(await hashCode(code, 'another'), stored)).toBe(false);
});

test('codes have six digits, also small numbers', () => {
  const codes = Array.from({ length: 2000 }, newCode);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  expect(new Set(codes.map((code) => code[0])).size).toBe(10);
});

/** In a process of its own, because the gate's tests hash codes quickly: see test/quick-codes.ts. */
test('trying a code against a stolen hash takes ten thousand times as long as a quick hash', async () => {
  const script = `
    import { createHash } from 'node:crypto';
    import { hashCode } from ${JSON.stringify(path.resolve(import.meta.dirname, 'codes.ts'))};
    const cpuOf = async (times, work) => {
      const before = process.cpuUsage();
      for (let n = 0; n < times; n += 1) await work();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / times;
    };
    const quick = await cpuOf(20_000, () => createHash('sha256').update('004217').digest());
    const slow = await cpuOf(5, () => hashCode('004217', 'challenge'));
    console.log(slow / quick);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  expect(Number(stdout)).toBeGreaterThan(10_000);
});
