import { Readable } from 'node:stream';
import { BRAND } from '#contract/brand.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { EvacuationsOf } from './evacuations.ts';
import { ledgerOf } from './ledger.ts';
import { drawLedger } from './ledger-pdf.ts';
import { ledgerXlsx } from './ledger-xlsx.ts';
import { openFor } from './log.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The living expenses in the form that adjusters expect, in the reader's language. */
export async function exportLedger(
  deps: Deps,
  evacuationsOf: EvacuationsOf,
  userId: string,
  homeRef: string,
  format: 'pdf' | 'xlsx',
): Promise<FileReply> {
  const opening = await openFor(deps, userId, homeRef);
  const ledger = await ledgerOf(deps, opening, evacuationsOf);
  const words = say().recoveryLog;
  const filename = `${words.sheet.file}-${opening.today}.${format}`;
  if (format === 'xlsx') {
    const bytes = await ledgerXlsx(ledger, words);
    return { stream: Readable.from([bytes]), mime: XLSX, bytes: bytes.length, filename };
  }
  const { address, city, state, zip } = opening.home;
  const line = `${address}, ${city}, ${state} ${zip}`;
  const doc = drawLedger({
    address: line,
    madeOn: opening.today,
    ledger,
    words,
    foot: `${BRAND.name} · ${line} · ${opening.today}`,
    language: callerLanguage(),
  });
  return { stream: doc as unknown as Readable, mime: 'application/pdf', filename };
}
