import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readTokens } from './contrast.ts';

const tokens = readTokens(readFileSync('web/styles/tokens.css', 'utf8'));
const GROUNDS = ['paper', 'surface', 'raised', 'sunken'];
const HUES = ['pine', 'ember', 'danger', 'amber', 'moss', 'sky', 'plan-blue', 'plan-purple', 'plan-orange'];
const EVACUATION = ['order', 'warning', 'shelter', 'advisory', 'lifted'];

type Pair = { text: string; ground: string; least: number };
const pairs: Pair[] = [
  ...GROUNDS.map((ground) => ({ text: 'ink', ground, least: 7 })),
  ...GROUNDS.map((ground) => ({ text: 'muted', ground, least: 4.5 })),
  { text: 'paper', ground: 'ink', least: 7 },
  ...HUES.flatMap((hue) => [
    { text: `on-${hue}`, ground: hue, least: 4.5 },
    { text: 'ink', ground: `${hue}-soft`, least: 7 },
    { text: 'muted', ground: `${hue}-soft`, least: 4.5 },
    ...[...GROUNDS, `${hue}-soft`].map((ground) => ({ text: `${hue}-ink`, ground, least: 4.5 })),
  ]),
  ...['pine', 'ember', 'danger'].map((hue) => ({ text: `on-${hue}`, ground: `${hue}-hover`, least: 4.5 })),
  ...EVACUATION.map((status) => ({ text: `on-evac-${status}`, ground: `evac-${status}`, least: 7 })),
  // Control borders, the focus ring and the fills of bars and dots are graphics, not text: 3:1 (WCAG 1.4.11).
  ...GROUNDS.flatMap((ground) =>
    ['line-strong', 'focus', 'pine', 'danger', 'moss', 'sky'].map((text) => ({ text, ground, least: 3 })),
  ),
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(pairs)('$text on $ground reaches $least:1', ({ text, ground, least }) => {
    const [front, back] = [tokens.get(text), tokens.get(ground)];
    if (!front || !back) throw new Error(`no such token: ${front ? ground : text}`);
    expect(contrast(front[theme], back[theme])).toBeGreaterThanOrEqual(least);
  });
});

test('black on white is 21:1 and a known pair agrees with the published figure', () => {
  expect(contrast({ l: 0, c: 0, h: 0 }, { l: 1, c: 0, h: 0 })).toBeCloseTo(21, 1);
  // #767676, the darkest gray that passes on white, is 4.54:1.
  expect(contrast({ l: 0.5659, c: 0, h: 0 }, { l: 1, c: 0, h: 0 })).toBeCloseTo(4.54, 1);
});
