/** A separate server, for tests that need other settings than the shared one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const QUICK = `--import=${pathToFileURL(path.join(root, 'server/platform/quick-modules.ts')).href}`;

/** Warnings and errors in the log. */
const IS_SERIOUS = /"level":[4-6]0/;

const freePort = () =>
  new Promise<string>((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(String(port)));
    });
  });

export async function openOwnServer(
  settings: Record<string, string>,
  /** Runs before the server starts, with its data folder. */
  prepare: (data: string) => void = () => undefined,
) {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'hearthline-e2e-own-'));
  const env = { ...process.env, ...settings, PORT: port, DATA_DIR: data };
  prepare(data);
  const child = spawn(path.join(root, 'node_modules/.bin/node'), [QUICK, path.join(root, 'server/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    let text = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      text += `${line}\n`;
      if (line.startsWith('Hearthline ready at ')) resolve();
      // Next to the test that caused it, as for the shared server.
      if (IS_SERIOUS.test(line)) process.stderr.write(`${line}\n`);
    });
    child.once('exit', () => reject(new Error(`the server ended: ${text}`)));
  });
  const base = `http://localhost:${port}`;
  // On a busy machine, a server that has just started refuses work for a moment.
  await expect(async () => expect((await fetch(`${base}/faq`)).status).toBe(200)).toPass({ timeout: 90_000 });
  return {
    base,
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}
