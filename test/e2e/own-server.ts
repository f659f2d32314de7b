/** A separate server, for tests that need other settings than the shared one. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');

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
  const child: ChildProcess = spawn(
    path.join(root, 'node_modules/.bin/node'),
    [path.join(root, 'server/main.ts')],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise<void>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (some) => {
      text += String(some);
      if (text.includes('Hearthline ready at ')) resolve();
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
