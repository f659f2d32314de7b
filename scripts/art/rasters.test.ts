import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SPLASH_SCREENS, splashName } from './splash.ts';

const folder = path.resolve(import.meta.dirname, '../../web/public');
const read = (name: string) => readFileSync(path.join(folder, name));
/** Width and height from a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the social sharing image has the recommended size and is at most 120 kB', () => {
  expect(sizeOf(read('social.png'))).toEqual([1200, 630]);
  expect(statSync(path.join(folder, 'social.png')).size).toBeLessThanOrEqual(120_000);
});

test('every icon in the manifest exists at its declared size', () => {
  const manifest = JSON.parse(read('site.webmanifest').toString()) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) expect(sizeOf(read(src)).join('x')).toBe(sizes);
});

test('the manifest names the app by its own id and scope, and its shortcuts lead to member pages', () => {
  const manifest = JSON.parse(read('site.webmanifest').toString()) as Record<string, string> & {
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({ id: '/', scope: '/', start_url: '/', display: 'standalone' });
  const roots = readFileSync(path.join(folder, '..', 'member-roots.ts'), 'utf8');
  for (const { url } of manifest.shortcuts) expect(roots).toContain(`'${url.slice(1)}',`);
});

test('every iPhone screen has a start picture of its exact size, linked by its media query', () => {
  const html = readFileSync(path.join(folder, '..', 'member.html'), 'utf8');
  for (const screen of SPLASH_SCREENS) {
    const { width, height, ratio } = screen;
    const file = `splash/${splashName(screen)}`;
    expect(sizeOf(read(file))).toEqual([width * ratio, height * ratio]);
    const media = `(device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait)`;
    expect(html.replaceAll(/\s+/g, ' ')).toContain(`href="/${file}" media="${media}"`);
  }
});

test('the start pictures together are at most 250 kB', () => {
  const bytes = SPLASH_SCREENS.map((screen) => read(`splash/${splashName(screen)}`).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000);
});

test('browser and phone icons exist', () => {
  expect(sizeOf(read('apple-touch-icon.png'))).toEqual([180, 180]);
  // An .ico begins with a table; the picture of 32 pixels starts after it.
  const ico = read('favicon.ico');
  expect(ico.readUInt16LE(4)).toBe(1);
  expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual([32, 32]);
});

test.each(['visitor.html', 'member.html'])('%s links the icons and the manifest', (name) => {
  const html = readFileSync(path.join(folder, '..', name), 'utf8');
  for (const file of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'site.webmanifest']) {
    expect(html).toContain(`href="/${file}"`);
  }
});
