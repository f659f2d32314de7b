import type { z } from 'zod';
import type { getCaseReport, ReportRow } from '#contract/office/reports.ts';
import { SEVERITIES } from '#contract/service/cases.ts';
import { recordExport } from '#server/core/audit/audit.ts';
import { csvFile } from '#server/platform/csv-writing.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { caseReport } from '#server/service/cases/cases.ts';

type ReportDeps = Pick<Deps, 'db' | 'clock'>;

export async function readReport(
  { db, clock }: ReportDeps,
  days: number,
): Promise<z.input<typeof getCaseReport.reply>> {
  const rows = await caseReport(db, { now: clock.now(), days, severities: SEVERITIES });
  return { rows: rows as z.input<typeof ReportRow>[] };
}

/** The report as a file. The audit entry is written before the first row is sent. */
export async function exportReport(
  deps: ReportDeps,
  reader: Pick<Member, 'id' | 'device'>,
  days: number,
): Promise<FileReply> {
  const { rows } = await readReport(deps, days);
  const at = deps.clock.now();
  const { exportHeaders: t, caseNames } = say();
  await recordExport(deps.db, reader, {
    at,
    list: 'case report',
    query: { q: '', days: String(days) },
    rows: rows.length,
  });
  // oxlint-disable-next-line require-await -- a file is written from a stream of rows
  async function* cells() {
    for (const row of rows)
      yield [
        row.day ?? t.lastDays(days),
        caseNames.severities[row.severity],
        row.answered,
        row.firstP50,
        row.firstP90,
        row.closed,
        row.resolutionP50,
        row.resolutionP90,
        row.backlog,
      ];
  }
  return csvFile(`case-report-${at.toISOString().slice(0, 10)}.csv`, t.caseReport, cells());
}
