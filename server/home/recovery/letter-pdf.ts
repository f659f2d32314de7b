import type { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { BRAND } from '#contract/brand.ts';
import type { LetterDetails } from '#contract/home/recovery-letters.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { Pen, registerFonts, type Style } from '#server/platform/pdf-text.ts';
import type { RecoveryDeps } from './change.ts';
import { dayInWords } from './letter-facts.ts';
import { readLetter } from './letters.ts';
import { openFor } from './log.ts';

/** US Letter in points. */
const PAGE = { width: 612, height: 792, margin: 64 } as const;
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 24;
const TEXT: Style = { size: 11, color: '#16241f' };
const MUTED: Style = { size: 8.5, color: '#51605a' };
const GAP = 9;

export type LetterSheet = LetterDetails & { date: string; foot: string };

/** A letter for printing and mailing: plain, without our letterhead, because the household is the sender. */
export function drawLetter({ to, subject, body, date, foot }: LetterSheet): PDFKit.PDFDocument {
  const { letterTexts: t } = messagesIn('en');
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    autoFirstPage: false,
    displayTitle: true,
    lang: 'en-US',
    pdfVersion: '1.7',
    info: { Title: subject, Creator: BRAND.name },
  });
  registerFonts(doc);
  const pen = new Pen(doc);
  let y = 0;
  let page = 0;
  const newPage = () => {
    doc.addPage();
    page += 1;
    y = PAGE.margin;
    const at = PAGE.height - PAGE.margin + 12;
    pen.line(foot, PAGE.margin, at, MUTED);
    pen.line(String(page), PAGE.margin, at, MUTED, { width: WIDTH, to: 'right' });
  };
  const put = (text: string, style: Style) => {
    for (const line of text.split('\n'))
      for (const part of pen.lines(line, style, WIDTH)) {
        if (y + 16 > BOTTOM) newPage();
        pen.line(part, PAGE.margin, y, style);
        y += 16;
      }
    y += GAP;
  };
  newPage();
  put(date, TEXT);
  put(t.toLine(to), TEXT);
  put(t.subjectLine(subject), { ...TEXT, weight: 600 });
  for (const paragraph of body.split(/\n{2,}/)) put(paragraph, TEXT);
  doc.end();
  return doc;
}

/** A sent letter is rendered from its frozen text and the day it was sent; a draft is marked as one. */
export async function letterPdf(
  deps: RecoveryDeps,
  userId: string,
  { homeId, letterId }: { homeId: string; letterId: string },
): Promise<FileReply> {
  const { today } = await openFor(deps, userId, homeId);
  const { kind, details, sentOn } = await readLetter(deps, userId, homeId, letterId);
  const { letterTexts: t } = messagesIn('en');
  const day = sentOn ?? today;
  const date = dayInWords(day, 'en');
  const doc = drawLetter({ ...details, date, foot: sentOn ? t.pdfFoot(date) : t.pdfDraft });
  return {
    stream: doc as unknown as Readable,
    mime: 'application/pdf',
    filename: `${t.file}-${kind}-${day}.pdf`,
  };
}
