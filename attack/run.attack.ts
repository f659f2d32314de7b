/** Runs every attack against one instance and writes the report. Started by `npm run attack`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ATTACKS } from './all.ts';
import { hangUp, requestsSent } from './client.ts';
import { startInstance } from './instance.ts';
import { spoofedNetworks } from './sign-in-codes.ts';
import { type AttackResult, jsonOf, textOf } from './report.ts';
import { openForgedFeed } from './signatures.ts';
import { type Attack, NotTried, type Size } from './target.ts';

const seed = Number(process.env['ATTACK_SEED'] ?? 1);
const size: Size = process.env['ATTACK_SIZE'] === 'small' ? 'small' : 'full';
const folder = process.env['ATTACK_REPORT'] ?? 'test-results/attack';
const only = process.env['ATTACK_ONLY']?.split(',').filter(Boolean) ?? [];

const forged = await openForgedFeed();
const target = await startInstance({ seed, size, env: forged.env });

/** Without a proxy, no header identifies the caller. */
const withoutProxy: Attack = {
  name: 'addresses pretended to a server without a proxy',
  run: async () =>
    spoofedNetworks(await startInstance({ seed, size, env: { TRUST_PROXY: '' } }), 'without a proxy'),
};

const results: AttackResult[] = [];
const chosen = [...ATTACKS, forged.attack, withoutProxy].filter(
  ({ name }) => only.length === 0 || only.some((words) => name.includes(words)),
);

test.each(chosen)('$name', async ({ name, run }) => {
  const [began, sent] = [performance.now(), requestsSent()];
  const faults = await run(target).catch((error: unknown) =>
    error instanceof NotTried
      ? error
      : [`The attack broke off: ${error instanceof Error ? error.stack : String(error)}`],
  );
  const seconds = (performance.now() - began) / 1000;
  const requests = requestsSent() - sent;
  const skipped = faults instanceof NotTried ? faults.message : null;
  const found = faults instanceof NotTried ? [] : [...new Set(faults)];
  results.push({ name, seconds, requests, faults: found, skipped });
  writeReport();
  expect(found).toEqual([]);
});

/** Written after each attack, so that an interrupted run still leaves its findings. */
function writeReport(): void {
  mkdirSync(folder, { recursive: true });
  const run = { seed, size, at: new Date().toISOString(), results };
  writeFileSync(path.join(folder, 'report.json'), jsonOf(run));
  writeFileSync(path.join(folder, 'report.md'), textOf(run));
}

afterAll(hangUp);
