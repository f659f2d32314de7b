import { across, circle, falling, fill, mix, picture, polygon, rectangle, stroke } from './kit.ts';
import { clouds, glow, ridge, sky, sun } from './landscape.ts';
import { DUSK, MORNING, STUFF, tones } from './light.ts';
import { oak, palm } from './trees.ts';

const [W, H] = [640, 400];

/** Cash on the way: from the driver's seat, the road ahead, the card and the phone on the console. */
export function cash(): string {
  const light = DUSK;
  const [a, b, c, d, e, f] = light.land;
  const dark = mix(STUFF.coal, light.shadow, 0.6);
  const edge = mix(dark, light.warmth, 0.28);
  const soft = mix(dark, light.sky[0], 0.22);
  return picture(W, H, [
    sky(light, W, 300, 214),
    sun(light, 168, 156, 18),
    clouds(light, 3, [
      [250, 66, 200],
      [40, 92, 150],
      [470, 104, 160],
    ]),
    ridge(
      { width: W, base: 226, bottom: 250, height: 98, seed: 17, rough: 0.7, hills: 2.2 },
      a,
      light.mist,
      mix(a, c, 0.45),
    ),
    ridge(
      { width: W, base: 232, bottom: 256, height: 62, seed: 29, rough: 0.5, hills: 2.6 },
      mix(b, c, 0.3),
      light.mist,
      mix(c, d, 0.3),
    ),
    fill(rectangle(0, 214, W, 90), falling([0, mix(e, light.mist, 0.45)], [1, mix(e, light.mist, 0.1)])),
    fill(
      polygon([
        [336, 215],
        [344, 215],
        [560, 304],
        [150, 304],
      ]),
      mix(STUFF.asphalt, light.shadow, 0.35),
    ),
    ...[
      [340, 219, 1],
      [342, 226, 1.8],
      [345, 238, 3],
      [350, 257, 5],
    ].map(([x = 0, y = 0, w = 0]) =>
      fill(
        polygon([
          [x - w * 0.5, y],
          [x + w * 0.5, y],
          [x + w, y + w * 3],
          [x - w * 0.5, y + w * 3],
        ]),
        light.warmth,
        { opacity: 0.7 },
      ),
    ),
    // tail lights of another car ahead
    fill(circle(331, 222, 1.6) + circle(338, 222, 1.6), '#d8452f'),
    palm(560, 232, 70, 5, d, 0.05),
    oak(72, 240, 62, 12, mix(d, c, 0.2), mix(c, d, 0.2)),
    // the frame of the windshield, the mirror
    fill(`M0 0H${W}V${H}H0zM44 286Q330 232 604 292Q612 150 566 30Q320 10 96 34Q40 150 44 286z`, dark),
    fill('M96 34Q320 10 566 30l2 5Q320 16 92 42z', edge, { opacity: 0.5 }),
    fill('M268 34h116q8 0 6 10l-6 20q-2 6-10 6h-92q-9 0-11-6l-7-20q-2-10 4-10z', soft),
    fill(
      'M274 39h104q5 0 4 6l-5 17q-1 4-7 4h-90q-6 0-8-4l-5-17q-1-6 7-6z',
      falling([0, light.sky[1]], [0.7, light.sky[2]], [1, light.sky[3]]),
    ),
    fill('M322 12h8v22h-8z', dark),
    // dashboard
    fill('M0 300Q330 222 640 306V400H0z', falling([0, soft], [0.3, dark], [1, mix(dark, '#0c1c1e', 0.5)])),
    stroke('M0 301Q330 223 640 307', edge, 2, { opacity: 0.8 }),
    // instruments and wheel
    glow(light, 168, 316, 80, 34, 0.35),
    fill('M84 320Q90 282 168 280T252 316z', mix(dark, '#0c1c1e', 0.4)),
    stroke('M110 312a24 22 0 0 1 46-4M180 307a24 22 0 0 1 46 3', light.lamp, 2.5, { opacity: 0.8 }),
    stroke('M22 420C22 328 88 288 168 288S314 328 314 420', mix(dark, '#0c1c1e', 0.55), 20),
    stroke('M15 400C22 322 88 280 168 280', edge, 2.5, { opacity: 0.7 }),
    fill('M128 352q40-14 80 0l10 52h-100z', mix(dark, '#0c1c1e', 0.5)),
    // the phone on its mount, the card before it
    glow(light, 432, 306, 150, 104, 0.55),
    fill('M424 352h22l8 30h-38z', mix(dark, '#0c1c1e', 0.5)),
    fill('M402 246q0-8 8-8h50q8 0 8 8v104q0 8-8 8h-50q-8 0-8-8z', mix(STUFF.coal, '#0c1c1e', 0.4)),
    fill('M407 249q0-5 5-5h46q5 0 5 5v98q0 5-5 5h-46q-5 0-5-5z', falling([0, light.glow], [1, light.lamp])),
    fill(circle(435, 276, 15), tones(MORNING, STUFF.pine).mid),
    stroke('M428 276l5 6 10-11', light.glow, 3.4),
    fill(
      rectangle(418, 300, 34, 7) + rectangle(422, 313, 26, 4) + rectangle(418, 330, 34, 11),
      tones(MORNING, STUFF.pine).mid,
      { opacity: 0.8 },
    ),
    fill('M474 338l108-22 20 56q1 5-4 6l-102 20q-6 1-7-4l-19-50q-1-5 4-6z', light.shadow, { opacity: 0.5 }),
    fill(
      'M470 332l108-22q5-1 7 4l18 52q1 5-4 6l-106 21q-6 1-7-4l-20-51q-1-5 4-6z',
      across(
        [0, tones(light, STUFF.pine).lit],
        [0.55, tones(light, STUFF.pine).mid],
        [1, tones(light, STUFF.pine).shade],
      ),
    ),
    fill('M484 346l20-4 6 16-20 4z', light.lamp),
    stroke('M508 377l74-15', light.glow, 3, { opacity: 0.55 }),
    stroke('M470 332l108-22', light.warmth, 1.4, { opacity: 0.7 }),
    fill('M0 394Q320 372 640 396V400H0z', f),
  ]);
}
