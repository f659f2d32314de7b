import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exportCaseReport, REPORT_DAYS, type ReportRow } from '#contract/office/reports.ts';
import { SEVERITY_NAMES } from '#contract/service/cases.ts';
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

const COLUMNS: readonly Column<ReportRow>[] = [
  { key: 'severity', header: 'Severity', cell: ({ severity }) => SEVERITY_NAMES[severity] },
  { key: 'answered', header: 'Answered', numeric: true, cell: ({ answered }) => answered },
  {
    key: 'first50',
    header: 'First response, half within',
    numeric: true,
    cell: (row) => spanWords(row.firstP50),
  },
  { key: 'first90', header: '90% within', numeric: true, cell: (row) => spanWords(row.firstP90) },
  { key: 'closed', header: 'Closed', numeric: true, cell: ({ closed }) => closed },
  {
    key: 'done50',
    header: 'Resolved, half within',
    numeric: true,
    cell: (row) => spanWords(row.resolutionP50),
  },
  { key: 'done90', header: '90% within', numeric: true, cell: (row) => spanWords(row.resolutionP90) },
  { key: 'backlog', header: 'Open', numeric: true, cell: ({ backlog }) => backlog },
];
const DAY: Column<ReportRow> = { key: 'day', header: 'Day', fit: true, cell: ({ day }) => day };

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
      toast({ title: 'The report wasn’t saved', text: sentence(error), destructive: true });
    } finally {
      setSaving(false);
    }
  };
  return (
    <DeskFrame
      actions={
        <Button variant="outline" busy={isSaving} onClick={() => void save()}>
          Export CSV
        </Button>
      }
    >
      <Field label="Period" className="max-w-xs">
        <Select
          value={days}
          onChange={(event) => setDays(REPORT_DAYS.find((n) => n === Number(event.target.value)) ?? 30)}
        >
          {REPORT_DAYS.map((n) => (
            <option key={n} value={n}>
              Last {n} days
            </option>
          ))}
        </Select>
      </Field>
      <Loaded query={query} what="the report">
        {({ rows }) => (
          <div className="grid gap-8">
            <Table
              caption={`Last ${days} days, by severity`}
              showCaption
              columns={COLUMNS}
              rows={rows.filter(({ day }) => day === null)}
              rowKey={({ severity }) => String(severity)}
            />
            <Table
              caption="By day, Pacific time"
              showCaption
              dense
              columns={[DAY, ...COLUMNS]}
              rows={rows.filter(({ day }) => day !== null)}
              rowKey={({ day, severity }) => `${day} ${severity}`}
            />
            <p className="text-sm text-muted">
              Merged cases are left out. A case that was closed and opened again counts as open until it’s
              closed for good.
            </p>
          </div>
        )}
      </Loaded>
    </DeskFrame>
  );
}
