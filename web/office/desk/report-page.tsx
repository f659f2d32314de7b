import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exportCaseReport, REPORT_DAYS, type ReportRow } from '#contract/office/reports.ts';
import { sentence } from '#web/lib/api-error.ts';
import { fetchFile } from '#web/lib/download.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Select } from '#web/ui/select.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { reportQuery } from './broadcast-queries.ts';
import { DeskFrame } from './desk-frame.tsx';
import { spanWords } from './report-words.ts';
import * as t from '#text/office/desk.ts';
import { severities } from '#text/service/case-names.ts';

const COLUMNS: readonly Column<ReportRow>[] = [
  { key: 'severity', header: t.columns.severity, cell: ({ severity }) => severities[severity] },
  { key: 'answered', header: t.columns.answered, numeric: true, cell: ({ answered }) => answered },
  {
    key: 'first50',
    header: t.columns.firstHalf,
    numeric: true,
    cell: (row) => spanWords(row.firstP50),
  },
  { key: 'first90', header: t.columns.first90, numeric: true, cell: (row) => spanWords(row.firstP90) },
  { key: 'closed', header: t.columns.closed, numeric: true, cell: ({ closed }) => closed },
  {
    key: 'done50',
    header: t.columns.resolvedHalf,
    numeric: true,
    cell: (row) => spanWords(row.resolutionP50),
  },
  { key: 'done90', header: t.columns.resolved90, numeric: true, cell: (row) => spanWords(row.resolutionP90) },
  { key: 'backlog', header: t.columns.open, numeric: true, cell: ({ backlog }) => backlog },
];
const DAY: Column<ReportRow> = { key: 'day', header: t.columns.day, fit: true, cell: ({ day }) => day };

/** /desk/report: how fast households hear from us, how long cases take, and how many are open. */
export function ReportPage() {
  const [days, setDays] = useState<(typeof REPORT_DAYS)[number]>(30);
  const [isSaving, setSaving] = useState(false);
  const query = useQuery(reportQuery(days));
  const save = async () => {
    setSaving(true);
    try {
      saveFile(await fetchFile(exportCaseReport, { query: { days } }), `case-report-${days}-days.csv`);
    } catch (error) {
      toast({ title: t.reportNotSaved, text: sentence(error), destructive: true });
    } finally {
      setSaving(false);
    }
  };
  return (
    <DeskFrame
      actions={
        <Button variant="outline" busy={isSaving} onClick={() => void save()}>
          {t.exportCsv}
        </Button>
      }
    >
      <Field label={t.period} className="max-w-xs">
        <Select
          value={days}
          onChange={(event) => setDays(REPORT_DAYS.find((n) => n === Number(event.target.value)) ?? 30)}
        >
          {REPORT_DAYS.map((n) => (
            <option key={n} value={n}>
              {t.last(n)}
            </option>
          ))}
        </Select>
      </Field>
      <Loaded query={query} what={t.theReport}>
        {({ rows }) => (
          <div className="grid gap-8">
            <Table
              caption={t.bySeverity(days)}
              showCaption
              columns={COLUMNS}
              rows={rows.filter(({ day }) => day === null)}
              rowKey={({ severity }) => String(severity)}
            />
            <Table
              caption={t.byDay}
              showCaption
              dense
              columns={[DAY, ...COLUMNS]}
              rows={rows.filter(({ day }) => day !== null)}
              rowKey={({ day, severity }) => `${day} ${severity}`}
            />
            <p className="text-sm text-muted">{t.reportNote}</p>
          </div>
        )}
      </Loaded>
    </DeskFrame>
  );
}
