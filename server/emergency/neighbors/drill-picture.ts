import { Readable } from 'node:stream';
import { BRAND } from '#contract/brand.ts';
import type { Messages } from '#contract/text/catalog.ts';
import { dateText } from '#contract/text/format.ts';
import { pacificDay } from '#server/emergency/ambassadors/ambassadors.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { say } from '#server/platform/say.ts';
import { readCircle } from './circle.ts';
import { resultOf } from './drill-results.ts';
import type { GroupDeps } from './groups.ts';
import * as store from './store.ts';

/** The result of a drill as a picture to hang up or post. Counts only, so that anyone may see it. */

const escapeXml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const INK = '#16241f';
const MUTED = '#4a5b54';
const PINE = '#1d4a3c';
const TRACK = '#e4e9e4';
const WIDTH = 800;
const LEFT = 48;
const BAR = WIDTH - 2 * LEFT;
const FONT = 'Figtree, Helvetica, Arial, sans-serif';

type Counts = { invited: number; acknowledged: number; left: number; finished: number; declined: number };

/** Draws the picture. Long names are cut, so that they stay inside. */
export function drawDrill(
  t: Messages['neighborPicture'],
  { group, day, counts }: { group: string; day: string; counts: Counts },
): string {
  const rows = [
    [t.invited, counts.invited],
    [t.acknowledged, counts.acknowledged],
    [t.left, counts.left],
    [t.finished, counts.finished],
    [t.declined, counts.declined],
  ] as const;
  const title = group.length > 40 ? `${group.slice(0, 39)}…` : group;
  const most = Math.max(1, counts.invited);
  const text = (x: number, y: number, size: number, words: string, more = '') =>
    `<text x="${x}" y="${y}" font-family="${FONT}" font-size="${size}" fill="${INK}" ${more}>${escapeXml(words)}</text>`;
  const bars = rows.map(([label, count], n) => {
    const y = 200 + n * 76;
    return [
      text(LEFT, y, 22, label),
      text(WIDTH - LEFT, y, 22, String(count), 'font-weight="700" text-anchor="end"'),
      `<rect x="${LEFT}" y="${y + 12}" width="${BAR}" height="18" rx="9" fill="${TRACK}"/>`,
      count > 0
        ? `<rect x="${LEFT}" y="${y + 12}" width="${Math.round((BAR * count) / most)}" height="18" rx="9" fill="${PINE}"/>`
        : '',
    ].join('');
  });
  const described = rows.map(([label, count]) => `${label}: ${count}`).join('. ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} 660" width="${WIDTH}" height="660" role="img" aria-labelledby="t d">
<title id="t">${escapeXml(`${t.title}: ${group}`)}</title><desc id="d">${escapeXml(`${day}. ${described}.`)}</desc>
<rect width="${WIDTH}" height="660" fill="#fbfaf6"/>
${text(LEFT, 64, 20, t.title, `font-weight="700"`)}
${text(LEFT, 112, 36, title, 'font-weight="700"')}
${text(LEFT, 148, 20, day)}
${bars.join('\n')}
<text x="${LEFT}" y="600" font-family="${FONT}" font-size="18" fill="${MUTED}">${escapeXml(t.note)}</text>
<text x="${LEFT}" y="630" font-family="${FONT}" font-size="18" fill="${MUTED}">${escapeXml(BRAND.name)}</text>
</svg>
`;
}

export async function drillPicture(
  { db, masterKeys }: Pick<GroupDeps, 'db' | 'masterKeys'>,
  userId: string,
  { groupId, drillId }: { groupId: string; drillId: string },
): Promise<FileReply> {
  const circle = await readCircle(db, masterKeys, userId, groupId);
  const row = await store.findDrill(db, groupId, drillId);
  if (!row?.startedAt) throw new AppError('not_found', say().drillsErrors.noSuchDrill);
  const { counts } = await resultOf(db, circle, row);
  const { neighborPicture: t } = say();
  const day = dateText(pacificDay(row.startedAt), callerLanguage());
  const svg = drawDrill(t, { group: circle.group.name, day, counts });
  return { stream: Readable.from([svg]), mime: 'image/svg+xml', filename: `${t.file}.svg` };
}
