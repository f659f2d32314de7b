import { heroShapes } from './hero.ts';
import { at, falling, fill, group, mix, picture, rectangle } from './kit.ts';
import { clouds, glow, sun } from './landscape.ts';
import { DUSK, STUFF, tones } from './light.ts';

const [W, H] = [1200, 630];

/** The landing page's landscape at dusk, for shared links. */
export function socialPicture(): string {
  const light = DUSK;
  const shapes = heroShapes();
  const [a, b, c, d, e, f] = light.land;
  const draw = (name: string, paint: string, opacity?: number) =>
    fill(shapes[name] ?? '', paint, opacity === undefined ? {} : { opacity });
  const misty = (tone: string, share: number) =>
    falling([0, tone], [0.4, tone], [1, mix(tone, light.mist, share)]);
  const oaks = (places: readonly (readonly [number, number, number])[], tone: string, sunny: string) =>
    places
      .map(([x, y, size]) =>
        group({ at: at(x, y, size) }, draw('trunk', tone), draw('crown', tone), draw('sunny', sunny)),
      )
      .join('');
  const wall = tones(light, STUFF.cream);
  const roof = tones(light, STUFF.clay);
  const lane = mix(light.warmth, light.shadow, 0.12);
  return picture(W, H, [
    fill(
      rectangle(0, 0, W, H),
      falling([0, '#26495a'], [0.38, '#4a757c'], [0.57, light.sky[2]], [0.67, light.sky[3]]),
    ),
    sun(light, 500, 390, 33, 6),
    clouds(light, 5, [
      [720, 304, 300],
      [1000, 336, 200],
    ]),
    group(
      { at: at(-76, 192) },
      draw('far', misty(a, 0.6)),
      draw('farFolds', mix(a, c, 0.45), 0.5),
      draw('high', misty(mix(b, c, 0.2), 0.55)),
      draw('highFolds', mix(c, d, 0.3), 0.5),
      draw('middle', misty(mix(c, d, 0.35), 0.4)),
      draw('low', falling([0, mix(d, c, 0.2)], [1, d])),
      oaks(
        [
          [356, 336, 0.36],
          [410, 334, 0.26],
          [890, 326, 0.3],
          [1168, 332, 0.44],
          [1212, 326, 0.3],
        ],
        mix(d, e, 0.6),
        mix(d, e, 0.1),
      ),
      draw('lowRoad', lane),
      draw('near', mix(d, e, 0.7)),
      draw('nearRoad', lane),
      draw('drive', lane),
      oaks([[752, 392, 0.6]], f, e),
      draw('gable', wall.shade),
      draw('wall', wall.mid),
      draw('windows', light.lamp),
      draw('chimney', roof.shade),
      draw('roof', roof.lit),
      draw('eave', wall.mid),
      glow(light, 652, 384, 110, 90, 0.5),
      oaks([[512, 400, 0.95]], f, e),
      draw('front', f),
      draw('blades', f),
      oaks([[1240, 436, 1.3]], f, e),
    ),
  ]);
}

export type SocialWords = { name: string; tagline: string; line: string };
/** Font files as data URLs, and the mark as the paths of its tile and line. */
export type SocialParts = { display: string; text: string; mark: { tile: string; line: string } };

/** The page that is rendered as the sharing image, the only picture with words. */
export const socialPage = (
  { name, tagline, line }: SocialWords,
  { display, text, mark }: SocialParts,
): string => `
<!doctype html>
<meta charset="utf-8" />
<style>
  @font-face { font-family: display; font-weight: 200 800; src: url(${display}) format('woff2'); }
  @font-face { font-family: text; font-weight: 300 900; src: url(${text}) format('woff2'); }
  * { margin: 0; }
  body { position: relative; width: ${W}px; height: ${H}px; overflow: hidden; color: #fdf8ea; }
  body > svg { position: absolute; inset: 0; }
  main { position: absolute; left: 72px; top: 60px; }
  h1 { display: flex; align-items: center; gap: 26px; font: 700 84px/1 display; letter-spacing: -0.02em; }
  h1 svg { width: 84px; height: 84px; }
  .tagline { margin-top: 28px; font: 700 25px/1 text; letter-spacing: 0.24em; color: #ffe3a6; }
  .line { margin-top: 22px; font: 500 37px/1.25 text; white-space: nowrap; }
</style>
${socialPicture()}
<main>
  <h1>
    <svg viewBox="0 0 32 32" fill="none">
      <path fill="#fdf8ea" d="${mark.tile}" />
      <path stroke="#1a5540" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d="${mark.line}" />
    </svg>
    ${name}
  </h1>
  <p class="tagline">${tagline}</p>
  <p class="line">${line}</p>
</main>`;
