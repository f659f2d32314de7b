import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { openWorld } from '#test/world.ts';
import { WebBuildError } from './web-build.ts';

const { deps, database } = await openWorld({ withWorkers: false });
const page = { path: '/', file: 'index.html', isIndexed: true, fill: [], variants: [] };

test.each<[string, Record<string, string>]>([
  [
    'of an older version',
    { 'documents.json': '{"pages":[{"path":"/","file":"index.html"}],"memberPaths":[]}' },
  ],
  ['that ends in the middle', { 'documents.json': '{"pages":[' }],
  ['without its list of documents', {}],
  [
    'that lacks a document',
    { 'documents.json': JSON.stringify({ pages: [page], memberPaths: [], demoPaths: [] }) },
  ],
])('a web build %s fails with one sentence that says what to do', async (_, files) => {
  const webDir = mkdtempSync(path.join(tmpdir(), 'hearthline-old-web-'));
  onTestFinished(() => rmSync(webDir, { recursive: true, force: true }));
  mkdirSync(path.join(webDir, 'pages'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(webDir, name), text);
  const refused: unknown = await buildApp(deps, { database, version: 'test', webDir }).catch(
    (e: unknown) => e,
  );
  expect(refused).toBeInstanceOf(WebBuildError);
  expect((refused as Error).message).toBe(
    `The web app in ${webDir} is out of date or not whole. Build it again: npm start does, or node scripts/build-web.ts.`,
  );
});
