import { Readable } from 'node:stream';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import type { REPORT_FORMATS } from '#contract/emergency/community-hours.ts';
import { dateText } from '#contract/text/format.ts';
import { pacificDay } from '#server/emergency/ambassadors/ambassadors.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { CSV_TYPE, shield, toCsv } from '#server/platform/csv-writing.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { say } from '#server/platform/say.ts';
import type { EventDeps } from './planning.ts';
import { refuse } from './refusals.ts';
import { readYear } from './report.ts';
import { linesOf } from './report-lines.ts';
import { drawReport, figureRows, type ReportSheet } from './report-pdf.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Drops characters XML can't contain: control characters except tab and line breaks. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;

const text = (value: string, bold = false): Cell =>
  value === ''
    ? null
    : {
        value: shield(value.toWellFormed().replaceAll(UNWRITABLE, '')),
        type: String,
        ...(bold ? { fontWeight: 'bold' as const } : {}),
      };
const number = (value: number, format: string): Cell => ({ value, type: Number, format });
const hoursOf = (minutes: number) => Math.round((minutes / 60) * 100) / 100;

const tableHead = ({ words: t }: ReportSheet) => [t.date, t.what, t.people, t.hours, t.dollars];

const csvOf = (sheet: ReportSheet): string =>
  toCsv(tableHead(sheet), [
    ...sheet.lines.map((line) => [
      dateText(line.day, sheet.language),
      line.what,
      line.people,
      hoursOf(line.minutes),
      line.cents === null ? null : line.cents / 100,
    ]),
    ...figureRows(sheet.report, sheet.words).map(([label, value]) => [label, value, null, null, null]),
    [sheet.words.notOfficial, null, null, null, null],
  ]);

async function xlsxOf(sheet: ReportSheet): Promise<Buffer> {
  const { report, lines, words: t, language } = sheet;
  return writeXlsxFile([
    {
      data: [
        [text(t.title(report.year), true), null],
        [text(report.site.name), null],
        [text(t.notOfficial), null],
        ...figureRows(report, t).map(([label, value]) => [text(label), text(value)]),
      ],
      sheet: t.summary,
      columns: [{ width: 34 }, { width: 18 }],
    },
    {
      data: [
        tableHead(sheet).map((title) => text(title, true)),
        ...lines.map((line) => [
          text(dateText(line.day, language)),
          text(line.what),
          number(line.people, '0'),
          number(hoursOf(line.minutes), '0.00'),
          line.cents === null ? null : number(line.cents / 100, '#,##0.00'),
        ]),
      ],
      sheet: t.lines,
      columns: [16, 50, 10, 10, 14].map((width) => ({ width })),
      stickyRowsCount: 1,
    },
  ]).toBuffer();
}

/** The yearly report as a file, in the reader's language. It needs the declared number of homes. */
export async function yearFile(
  deps: EventDeps,
  userId: string,
  year: number,
  format: (typeof REPORT_FORMATS)[number],
): Promise<FileReply> {
  const report = await readYear(deps, userId, year);
  const { site } = report;
  if (!site) throw refuse('noHomes');
  const { hoursReport: words, eventPages } = say();
  const sheet: ReportSheet = {
    report: { ...report, site },
    lines: linesOf(report, words, eventPages.kinds),
    words,
    language: callerLanguage(),
    madeOn: pacificDay(deps.clock.now()),
  };
  const filename = `${words.file}-${year}.${format}`;
  if (format === 'pdf')
    return { stream: drawReport(sheet) as unknown as Readable, mime: 'application/pdf', filename };
  const bytes = format === 'xlsx' ? await xlsxOf(sheet) : Buffer.from(csvOf(sheet));
  return {
    stream: Readable.from([bytes]),
    mime: format === 'xlsx' ? XLSX : CSV_TYPE,
    bytes: bytes.length,
    filename,
  };
}
