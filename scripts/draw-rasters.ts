/**
 * Renders in a browser the pictures that can't be SVG: the sharing image and the icons in web/public. They
 * are committed; run this after changing the mark (web/public/favicon.svg), the words or the landscape.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { BRAND } from '#contract/brand.ts';
import { tagline } from '#text/brand.ts';
import { repack } from './art/png.ts';
import { socialPage } from './art/social.ts';
import { SPLASH_SCREENS, splashName, splashPage } from './art/splash.ts';

const root = path.resolve(import.meta.dirname, '..');
const out = (name: string) => path.join(root, 'web/public', name);
const font = (family: string) =>
  `data:font/woff2;base64,${readFileSync(
    path.join(root, `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
  ).toString('base64')}`;

/** Tile and line of the logo mark, read from their single source. */
function readMark(): { tile: string; line: string } {
  const svg = readFileSync(out('favicon.svg'), 'utf8');
  const path = (name: string) => new RegExp(`class="${name}" d="([^"]+)"`).exec(svg)?.[1];
  const [tile, line] = [path('tile'), path('line')];
  if (!tile || !line) throw new Error('web/public/favicon.svg has no tile or no line.');
  return { tile, line };
}

const mark = readMark();
const WHOLE_SQUARE = 'M0 0h32v32H0z';

async function photograph(
  page: Page,
  html: string,
  width: number,
  height: number,
  isOpaque = false,
): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  return await page.screenshot({ omitBackground: !isOpaque });
}

/** The mark at a size: on its rounded tile, or on a full square where the system rounds the corners. */
const icon = (page: Page, size: number, tile: string) =>
  photograph(
    page,
    `<body style="margin:0"><svg width="${size}" height="${size}" viewBox="0 0 32 32" fill="none" style="display:block">
      <path fill="#1a5540" d="${tile}"/>
      <path stroke="#fdfcf7" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d="${mark.line}"/></svg>`,
    size,
    size,
  );

/** An .ico file that contains one 32-pixel PNG. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  const words = {
    name: BRAND.name,
    tagline,
    line: 'A hotel, cash and a guide, ready before you need them.',
  };
  const social = socialPage(words, { display: font('bricolage-grotesque'), text: font('figtree'), mark });
  writeFileSync(out('social.png'), repack(await photograph(page, social, 1200, 630, true), 2));
  writeFileSync(out('favicon.ico'), icoOf(await icon(page, 32, mark.tile)));
  writeFileSync(out('apple-touch-icon.png'), await icon(page, 180, WHOLE_SQUARE));
  writeFileSync(out('icon-192.png'), await icon(page, 192, mark.tile));
  writeFileSync(out('icon-512.png'), await icon(page, 512, mark.tile));
  writeFileSync(out('icon-maskable-512.png'), await icon(page, 512, WHOLE_SQUARE));
  mkdirSync(out('splash'), { recursive: true });
  for (const screen of SPLASH_SCREENS) {
    const { width, height, ratio } = screen;
    const phone = await browser.newPage({ deviceScaleFactor: ratio });
    const html = splashPage(screen, BRAND.name, { display: font('bricolage-grotesque'), mark });
    const drawn = await photograph(phone, html, width, height, true);
    await phone.close();
    writeFileSync(
      out(`splash/${splashName(screen)}`),
      await sharp(drawn).png({ palette: true, colours: 16, dither: 0, effort: 10 }).toBuffer(),
    );
  }
} finally {
  await browser.close();
}
