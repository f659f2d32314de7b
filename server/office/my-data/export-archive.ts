import { z } from 'zod';
import { BRAND } from '#contract/brand.ts';
import { DataExport, type ExportTable } from '#contract/data-export.ts';
import { readStored } from '#server/core/files/files.ts';
import { homesOwnedBy } from '#server/home/homes/homes.ts';
import { toCsv } from '#server/platform/csv-writing.ts';
import type { Deps } from '#server/ports/deps.ts';
import { escapeHtml } from '#server/platform/document-choice.ts';
import type { ExportFile, ExportPart, ExportRow, ExportTables } from '#server/platform/export-part.ts';
import { uniquePaths } from '#server/platform/file-names.ts';
import type { ZipWriter } from '#server/platform/zip.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import type { ExportSources, Person } from './my-data.ts';

type Asked = { person: Person; sources: ExportSources; now: Date };

/** Collects all data of a person, table by table. */
async function collect(deps: Deps, { person, sources }: Asked) {
  const tables: ExportTables = {};
  const files: ExportFile[] = [];
  const take = (part: ExportPart) => {
    for (const [name, rows] of Object.entries(part.tables) as [ExportTable, ExportRow[]][])
      tables[name] = [...(tables[name] ?? []), ...rows];
    files.push(...(part.files ?? []));
  };
  for (const source of sources.ofPerson) take(await source(deps, person));
  for (const home of await homesOwnedBy(deps.db, person.id)) {
    const cipher = await cipherOf(deps.db, deps.masterKeys, home.id);
    for (const source of sources.ofHome) take(await source(deps, cipher));
  }
  return { tables, files };
}

const csvOf = (rows: readonly ExportRow[]): string => {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return toCsv(
    header,
    rows.map((row) =>
      header.map((key) => {
        const value = row[key];
        return typeof value === 'object' && value !== null ? value.join('; ') : value;
      }),
    ),
  );
};

/** Writes the archive: files first, then their metadata, then hashes of everything. */
export async function fillExport(deps: Deps, zip: ZipWriter, asked: Asked): Promise<void> {
  const { tables, files } = await collect(deps, asked);
  const pathFor = uniquePaths();
  const placed: DataExport['files'] = [];
  const missing: DataExport['missing'] = [];
  for (const { homeId, fileId, folder, name } of files) {
    const file = await readWhole(deps, homeId, fileId);
    if (!file) {
      missing.push({ fileId, name });
      continue;
    }
    const path = pathFor(`files/${folder}`, name, file.mime);
    await zip.add(path, file.content);
    placed.push({ path, fileId, homeId });
  }
  const whole: DataExport = {
    version: 1,
    madeAt: asked.now.toISOString(),
    person: asked.person,
    tables,
    files: placed,
    missing,
  };
  await zip.add('export.json', `${JSON.stringify(DataExport.parse(whole), null, 2)}\n`);
  await zip.add('export.schema.json', `${JSON.stringify(z.toJSONSchema(DataExport), null, 2)}\n`);
  for (const [name, rows] of Object.entries(tables))
    if (rows.length > 0) await zip.add(`tables/${name}.csv`, csvOf(rows));
  await zip.add('index.html', indexHtml(whole));
  const manifest = { version: 1, madeAt: whole.madeAt, hashes: 'SHA-256', files: zip.entries };
  await zip.add('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
  zip.end();
}

async function readWhole(deps: Deps, homeId: string, fileId: string) {
  try {
    return await readStored(deps, homeId, fileId);
  } catch (error) {
    deps.log.warn({ err: error, fileId }, 'file left out of data export');
    return null;
  }
}

/** An index page for people: what is where, without scripts or network access. */
function indexHtml({ madeAt, person, tables, files }: DataExport): string {
  const rows = Object.entries(tables)
    .filter(([, all]) => (all?.length ?? 0) > 0)
    .map(([name, all]) => `<li><a href="tables/${name}.csv">${name}</a>: ${all?.length ?? 0}</li>`);
  const links = files.map(
    ({ path }) =>
      `<li><a href="${path.split('/').map(encodeURIComponent).join('/')}">${escapeHtml(path)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Your ${BRAND.name} data</title></head>
<body>
<h1>Your ${BRAND.name} data</h1>
<p>Everything we keep about ${escapeHtml(person.email)}, as of ${madeAt} (UTC).</p>
<p><a href="export.json">export.json</a> holds all of it for programs; <a href="export.schema.json">export.schema.json</a> describes it. manifest.json has the SHA-256 of every file.</p>
<h2>Tables</h2><ul>${rows.join('\n')}</ul>
<h2>Files</h2><ul>${links.join('\n') || '<li>None</li>'}</ul>
</body></html>
`;
}
