import type { ExportTable } from '#contract/data-export.ts';

/** One capability's part of a data export: rows by table, and the files they reference. */
export type ExportRow = Record<string, string | number | boolean | null | string[]>;
export type ExportFile = { homeId: string; fileId: string; folder: string; name: string };
export type ExportTables = Partial<Record<ExportTable, ExportRow[]>>;
export type ExportPart = { tables: ExportTables; files?: ExportFile[] };

/**
 * A row in portable form: instants in UTC, amounts as stored, and without bytes (hashes and sealed texts; an
 * exporter of sealed text opens and adds it).
 */
export function plainRow(row: object): ExportRow {
  const plain: Record<string, ExportRow[string]> = {};
  for (const [key, value] of Object.entries(row) as [string, unknown][]) {
    if (value instanceof Uint8Array || value === undefined) continue;
    if (value instanceof Date) plain[key] = value.toISOString();
    else if (value === null || typeof value !== 'object') plain[key] = value as ExportRow[string];
    else if (Array.isArray(value) && value.every((v) => typeof v === 'string')) plain[key] = value;
    else plain[key] = JSON.stringify(value);
  }
  return plain;
}
