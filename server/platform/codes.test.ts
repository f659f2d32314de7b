import { execFile } from 'node:child_process';
import { scryptSync } from 'node:crypto';
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
test('each code tried against a stolen hash costs scrypt’s 16,384 rounds in 16 MB', async () => {
  const script = `
    import { hashCode } from ${JSON.stringify(path.resolve(import.meta.dirname, 'codes.ts'))};
    console.log(Buffer.from(await hashCode('004217', 'challenge')).toString('hex'));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const costly = scryptSync('004217', 'challenge', 32, { N: 16_384, r: 8, p: 1 });
  expect(stdout.trim()).toBe(costly.toString('hex'));
});
