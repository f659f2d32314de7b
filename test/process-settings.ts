/** What the tests of whole processes need: folders, addresses of databases, and settings of a server in production. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { newMasterKey } from '#server/platform/master-keys.ts';

export const urlOf = ({ host, database }: { host: string; database: string }) =>
  `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`;

export const tempDir = () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-process-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};

/** Without the demo there is nothing to seed, which is half of a first start. */
export const IN_PRODUCTION = {
  NODE_ENV: 'production',
  DRAIN_SECONDS: '0',
  VAULT_KEYS: newMasterKey('test'),
  MAIL_FROM: 'hello@hearthline.test',
  SUPPORT_EMAIL: 'support@hearthline.test',
  CONCIERGE_PHONE: '+18005551212',
};
