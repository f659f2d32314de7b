import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { swapIn } from './swap-in.ts';

function open() {
  const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-swap-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const at = (name: string) => path.join(dir, name);
  const make = (name: string) => {
    mkdirSync(at(name), { recursive: true });
    writeFileSync(path.join(at(name), 'which'), name);
  };
  return {
    make,
    swap: () => swapIn(at('ready'), at('target'), at('aside')),
    inTarget: () => readFileSync(path.join(at('target'), 'which'), 'utf8'),
    list: () => readdirSync(dir),
  };
}

test('a new build replaces the previous one and leaves no leftovers', async () => {
  const { make, swap, inTarget, list } = open();
  make('target');
  make('ready');
  await swap();
  expect(inTarget()).toBe('ready');
  expect(list()).toEqual(['target']);
});

test('the first build has nothing to replace', async () => {
  const { make, swap, inTarget } = open();
  make('ready');
  await swap();
  expect(inTarget()).toBe('ready');
});

test('restores the previous build when the new one can’t be moved in', async () => {
  const { make, swap, inTarget, list } = open();
  make('target');
  await expect(swap()).rejects.toThrow('ENOENT');
  expect(inTarget()).toBe('target');
  expect(list()).toEqual(['target']);
});

test('reports the error when the new build can’t be moved in and there was no previous one', async () => {
  const { swap, list } = open();
  await expect(swap()).rejects.toThrow('ENOENT');
  expect(list()).toEqual([]);
});
