import { heroShapes } from './hero.ts';

/** iPhone screens in CSS pixels and their pixel ratio. iOS shows a start picture only if it fits exactly. */
export const SPLASH_SCREENS = [
  { width: 375, height: 667, ratio: 2 },
  { width: 414, height: 896, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 414, height: 896, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 420, height: 912, ratio: 3 },
  { width: 428, height: 926, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
] as const;

export type SplashScreen = (typeof SPLASH_SCREENS)[number];

export const splashName = ({ width, height, ratio }: SplashScreen): string =>
  `${width}x${height}-${ratio}.png`;

/**
 * What an iPhone shows while the app opens: the mark and the name on paper, with the hills of the landing page below.
 * Flat colors only, so that each picture stays at a few kilobytes.
 */
export function splashPage(
  { width, height }: SplashScreen,
  name: string,
  { display, mark }: { display: string; mark: { tile: string; line: string } },
): string {
  const shapes = heroShapes();
  const hill = (shape: string, paint: string) => `<path fill="${paint}" d="${shapes[shape] ?? ''}"/>`;
  return `<style>
    @font-face { font-family: Display; src: url(${display}); font-weight: 200 800 }
    body { margin: 0; width: ${width}px; height: ${height}px; background: #faf8f3; overflow: hidden }
    main { position: absolute; inset: 0 0 22% 0; display: grid; place-content: center; justify-items: center; gap: 20px }
    p { margin: 0; font: 650 30px/1 Display; letter-spacing: -0.015em; color: #1a5540 }
    .hills { position: absolute; left: 0; bottom: 0; width: ${width}px; height: 24% }
    </style><body>
    <svg class="hills" viewBox="300 130 620 330" preserveAspectRatio="xMidYMin slice">
      ${hill('far', '#e3e9dd')}${hill('high', '#d3ddcf')}${hill('middle', '#bccdbd')}${hill('low', '#9db8a3')}${hill('near', '#7fa28b')}
      <rect x="0" y="425" width="1400" height="200" fill="#7fa28b"/>
    </svg>
    <main><svg width="88" height="88" viewBox="0 0 32 32" fill="none">
      <path fill="#1a5540" d="${mark.tile}"/>
      <path stroke="#fdfcf7" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round" d="${mark.line}"/>
    </svg><p>${name}</p></main></body>`;
}
