import { below, COLOR, line, lit, rect, round, scene, shade, shape, WIDTH } from './demo-drawing.ts';

const knobs = (y: number, count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, i) => round(from + i * step, y, 7, 7, 'coal')).join('');

export const refrigerator = () =>
  scene(
    'dusk',
    'clay',
    below(320, 446, 150),
    rect(196, 40, 248, 400, 'steel', 10),
    lit(202, 46, 116, 240, 6),
    shade(322, 46, 116, 240, 6),
    rect(318, 40, 4, 246, 'coal', 0, 0.5),
    rect(196, 286, 248, 5, 'coal', 0, 0.5),
    rect(196, 362, 248, 4, 'coal', 0, 0.35),
    line('M304 150v104M336 150v104M250 312h140M250 386h140', 'coal', 7),
    rect(222, 120, 58, 84, 'coal', 5, 0.75),
    rect(0, 250, 178, 26, 'cream', 3),
    rect(0, 276, 170, 96, 'pine'),
    rect(84, 276, 3, 96, 'coal'),
    rect(462, 250, 178, 26, 'cream', 3),
    rect(470, 276, 170, 96, 'pine'),
    rect(552, 276, 3, 96, 'coal'),
    round(540, 236, 40, 15, 'rust', 0.85),
    round(526, 224, 15, 15, 'brass'),
    round(552, 222, 16, 16, 'moss'),
  );

export const range = () =>
  scene(
    'plaster',
    'clay',
    below(320, 446, 160),
    rect(0, 232, WIDTH, 20, 'cream'),
    rect(0, 252, 168, 120, 'pine'),
    rect(472, 252, 168, 120, 'pine'),
    rect(170, 212, 300, 228, 'steel', 6),
    rect(170, 212, 300, 18, 'coal', 4),
    rect(170, 230, 300, 40, 'coal', 0, 0.85),
    knobs(250, 5, 210, 55),
    Array.from({ length: 5 }, (_, i) => round(210 + i * 55, 250, 10, 10, 'steel')).join(''),
    rect(196, 300, 248, 106, 'coal', 8),
    lit(206, 310, 84, 86, 5),
    line('M206 286h228', 'cream', 8),
    line('M196 206h72M220 206v-10M372 206h72M400 206v-10', 'coal', 7),
    shape('M356 206h104l-8-56h-88z', 'rust', 0.9),
    rect(350, 144, 116, 9, 'rust', 4),
    line('M392 140q16-14 32 0', 'coal', 6),
  );

export const espresso = () =>
  scene(
    'sage',
    'plaster',
    rect(0, 356, WIDTH, 124, 'walnut'),
    lit(0, 356, WIDTH, 8),
    round(336, 424, 180, 16, 'coal', 0.35),
    rect(190, 136, 262, 284, 'steel', 14),
    lit(196, 142, 110, 272, 10),
    rect(190, 136, 262, 64, 'coal', 14),
    round(238, 168, 19, 19, 'cream'),
    line('M238 168l8-11', 'rust', 3),
    round(322, 168, 12, 12, 'steel'),
    round(366, 168, 12, 12, 'steel'),
    round(410, 168, 12, 12, 'steel'),
    rect(214, 230, 214, 130, 'coal', 8, 0.7),
    rect(282, 214, 78, 38, 'coal', 5),
    line('M282 236h-74', 'walnut', 16),
    line('M312 252v18M330 252v18', 'coal', 8),
    rect(288, 306, 66, 50, 'cream', 9),
    line('M354 320q24 2 16 18-4 10-18 8', 'cream', 8),
    rect(200, 364, 242, 22, 'coal', 4),
    shape('M494 420h62l-8-86h-46z', 'steel'),
    line('M556 346q30 6 18 40', 'steel', 9),
  );

const wheel = (x: number) =>
  `<circle cx="${x}" cy="348" r="86" fill="none" stroke="${COLOR.coal}" stroke-width="13"/>` +
  `<circle cx="${x}" cy="348" r="76" fill="none" stroke="${COLOR.steel}" stroke-width="3"/>` +
  line(
    Array.from({ length: 10 }, (_, i) => {
      const angle = (i * Math.PI) / 5;
      return `M${x} 348L${(x + 76 * Math.cos(angle)).toFixed(1)} ${(348 + 76 * Math.sin(angle)).toFixed(1)}`;
    }).join(''),
    'steel',
    2,
  ) +
  round(x, 348, 9, 9, 'coal');
export const bike = () =>
  scene(
    'plaster',
    'dusk',
    below(320, 440, 250),
    wheel(176),
    wheel(470),
    line('M176 348l84-132h142M260 216l58 132 84-132M176 348h142M402 216l-12-44M402 216l68 132', 'rust', 13),
    line('M260 216l-12-40M222 174h54', 'coal', 12),
    line('M362 172h44q20 0 26 16', 'coal', 12),
    round(318, 348, 22, 22, 'coal'),
    line('M318 348l26 36M334 388h24', 'steel', 8),
    rect(20, 120, 10, 252, 'walnut'),
    rect(58, 90, 10, 282, 'walnut'),
  );

export const ring = () =>
  scene(
    'clay',
    'walnut',
    rect(0, 300, WIDTH, 180, 'pine'),
    round(320, 402, 210, 34, 'coal', 0.4),
    rect(170, 270, 300, 128, 'walnut', 16),
    rect(170, 262, 300, 40, 'oak', 14),
    rect(192, 274, 256, 30, 'cream', 12),
    `<ellipse cx="320" cy="226" rx="74" ry="76" fill="none" stroke="${COLOR.brass}" stroke-width="17"/>`,
    `<path d="M264 178a74 76 0 0 1 40-26" fill="none" stroke="${COLOR.cream}" stroke-width="6" stroke-linecap="round"/>`,
    rect(224, 278, 192, 26, 'cream', 12),
    shape('M320 96l38 26-38 42-38-42z', 'cream'),
    shape('M282 122h76l-38 42z', 'sky'),
    shape('M304 122l16 42 16-42-16-26z', 'cream', 0.8),
  );

export const station = () =>
  scene(
    'dusk',
    'clay',
    below(320, 436, 190),
    rect(148, 162, 344, 266, 'coal', 22),
    rect(176, 126, 288, 60, 'coal', 22),
    rect(226, 146, 188, 22, 'dusk', 11),
    rect(176, 200, 128, 84, 'sky', 6),
    rect(188, 214, 66, 12, 'pine', 3),
    rect(188, 236, 104, 9, 'pine', 3, 0.6),
    rect(188, 254, 84, 9, 'pine', 3, 0.6),
    [330, 400]
      .map((x) => rect(x, 204, 56, 56, 'steel', 10) + line(`M${x + 20} 222v16M${x + 36} 222v16`, 'coal', 5))
      .join(''),
    [330, 400].map((x) => rect(x, 276, 56, 30, 'steel', 5)).join(''),
    rect(176, 316, 280, 10, 'rust', 5),
    rect(176, 344, 288, 60, 'steel', 8, 0.28),
    line('M492 380q60 10 60 60h88', 'coal', 9),
  );

export const goBag = () =>
  scene(
    'sage',
    'oak',
    below(306, 440, 176),
    shape('M168 190q0-82 138-82t138 82l14 234q0 16-16 16H170q-16 0-16-16z', 'rust'),
    shape('M306 108q138 0 138 82l14 234q0 16-16 16H306z', 'coal', 0.14),
    line('M258 112q0-46 48-46t48 46', 'coal', 13),
    shape('M190 286h232l10 132q0 10-10 10H190q-10 0-10-10z', 'coal', 0.2),
    line('M186 284h240', 'cream', 6),
    rect(288, 276, 36, 22, 'brass', 5),
    rect(278, 180, 56, 56, 'cream', 8),
    rect(301, 188, 10, 40, 'pine'),
    rect(286, 203, 40, 10, 'pine'),
    rect(494, 302, 62, 136, 'sky', 14),
    rect(510, 280, 30, 26, 'pine', 5),
    rect(494, 346, 62, 40, 'cream', 0, 0.7),
    rect(54, 388, 78, 46, 'coal', 10),
    shape('M132 392l34-18v74l-34-18z', 'brass'),
  );
