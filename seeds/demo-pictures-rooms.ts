import { below, line, lit, plant, rect, round, scene, shade, shape, WIDTH } from './demo-drawing.ts';

export const television = () =>
  scene(
    'sage',
    'oak',
    below(320, 436, 230),
    rect(110, 352, 420, 66, 'walnut', 6),
    shade(320, 352, 210, 66, 6),
    rect(132, 418, 14, 22, 'coal'),
    rect(494, 418, 14, 22, 'coal'),
    line('M320 352v-60', 'coal', 16),
    rect(120, 96, 400, 228, 'coal', 8),
    rect(130, 106, 380, 200, 'pine', 3),
    shape('M130 252l90-58 70 44 84-74 136 96v46H130z', 'moss', 0.8),
    round(438, 158, 22, 22, 'brass', 0.9),
    shape('M130 106h150L160 306h-30z', 'cream', 0.1),
    plant(570, 436),
  );

export const sofa = () =>
  scene(
    'plaster',
    'oak',
    below(320, 432, 262),
    rect(92, 206, 456, 150, 'moss', 26),
    rect(64, 254, 96, 160, 'moss', 24),
    rect(480, 254, 96, 160, 'moss', 24),
    shade(480, 254, 96, 160, 24),
    rect(146, 300, 174, 84, 'moss', 16),
    rect(322, 300, 172, 84, 'moss', 16),
    rect(146, 300, 174, 84, 'cream', 16, 0.14),
    rect(322, 300, 172, 84, 'coal', 16, 0.06),
    line('M321 310v66', 'pine', 3),
    rect(150, 376, 340, 36, 'moss'),
    shade(150, 376, 340, 36),
    rect(92, 412, 16, 22, 'walnut'),
    rect(532, 412, 16, 22, 'walnut'),
    `<g transform="rotate(-12 216 266)">${rect(170, 220, 92, 88, 'brass', 12)}</g>`,
    `<g transform="rotate(9 430 266)">${rect(388, 222, 90, 86, 'rust', 12, 0.85)}</g>`,
    rect(236, 60, 168, 112, 'walnut', 3),
    rect(246, 70, 148, 92, 'sky'),
    shape('M246 136l50-34 38 24 26-16 34 28v24H246z', 'pine', 0.8),
  );

export const piano = () =>
  scene(
    'clay',
    'walnut',
    below(320, 442, 230),
    rect(120, 130, 400, 306, 'coal', 6),
    lit(120, 130, 400, 10, 4),
    rect(146, 158, 348, 88, 'walnut', 4, 0.55),
    rect(100, 276, 440, 44, 'coal', 5),
    rect(112, 284, 416, 24, 'cream', 2),
    Array.from({ length: 26 }, (_, i) => rect(127 + i * 16, 284, 1.4, 24, 'coal')).join(''),
    Array.from({ length: 25 }, (_, i) =>
      [2, 6].includes(i % 7) ? '' : rect(123 + i * 16, 284, 8, 15, 'coal'),
    ).join(''),
    rect(112, 320, 16, 116, 'coal'),
    rect(512, 320, 16, 116, 'coal'),
    rect(270, 172, 100, 66, 'cream', 2),
    [186, 198, 210, 222].map((y) => rect(280, y, 80, 2, 'coal', 0, 0.5)).join(''),
    line('M296 424h16M328 424h16', 'brass', 7),
    plant(470, 130),
  );

export const bed = () =>
  scene(
    'dusk',
    'oak',
    below(320, 452, 266),
    rect(86, 130, 468, 236, 'walnut', 14),
    rect(76, 272, 488, 150, 'cream', 18),
    rect(124, 216, 176, 84, 'cream', 26),
    rect(340, 216, 176, 84, 'cream', 26),
    shade(340, 216, 176, 84, 26),
    shape('M76 326q244-44 488 0v96q0 18-18 18H94q-18 0-18-18z', 'pine'),
    shape('M76 326q244-44 488 0v30q-244-44-488 0z', 'moss'),
    rect(92, 438, 18, 22, 'walnut'),
    rect(530, 438, 18, 22, 'walnut'),
    rect(588, 300, 52, 130, 'walnut', 4),
    shape('M592 250h44l12-58h-66z', 'brass', 0.9),
    rect(608, 250, 10, 50, 'coal'),
  );

export const laptop = () =>
  scene(
    'plaster',
    'walnut',
    rect(0, 330, WIDTH, 150, 'oak'),
    lit(0, 330, WIDTH, 8),
    round(320, 424, 236, 16, 'coal', 0.3),
    rect(146, 112, 348, 238, 'coal', 14),
    rect(158, 124, 324, 206, 'sky', 4),
    shape('M158 262l86-64 60 40 76-62 102 80v74H158z', 'pine', 0.75),
    shape('M158 298q160-50 324 6v26H158z', 'moss'),
    round(414, 166, 20, 20, 'brass'),
    shape('M116 404l30-54h348l30 54q0 14-14 14H130q-14 0-14-14z', 'steel'),
    shape('M158 358h324l12 24H146z', 'coal', 0.75),
    shape('M274 388h92l6 18H268z', 'coal', 0.22),
    rect(548, 332, 58, 70, 'rust', 8, 0.9),
    line('M606 350q24 2 16 26-6 10-16 10', 'rust', 9),
  );

export const chair = () =>
  scene(
    'sage',
    'oak',
    below(320, 452, 136),
    shape('M230 92q0-30 30-30h120q30 0 30 30l-14 160H244z', 'coal'),
    shape('M254 96q0-12 12-12h108q12 0 12 12l-10 136H264z', 'pine'),
    rect(204, 264, 232, 46, 'pine', 22),
    shade(320, 264, 116, 46, 22),
    line('M214 276h-24v-56h34M426 276h24v-56h-34', 'coal', 12),
    line('M320 310v78', 'coal', 18),
    line('M320 388l-92 46M320 388l92 46M320 388l-30 56M320 388l30 56', 'coal', 13),
    [228, 290, 350, 412].map((x, i) => round(x, [440, 450, 450, 440][i] ?? 440, 12, 12, 'coal')).join(''),
    rect(498, 214, 142, 16, 'walnut'),
    rect(516, 230, 14, 206, 'walnut'),
    plant(590, 214),
  );
