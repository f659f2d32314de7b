import { at, circle, ellipse, fill, group, n, stroke, type Point } from './kit.ts';
import { SKIN, STUFF, tones, type Light } from './light.ts';

/**
 * People are small, seen from behind or the side, without facial features. One unit is a person's height; x
 * to the right, y up from the ground. A limb is given by its middle joint and its end.
 */
type Limb = readonly [joint: Point, end: Point];
type Pose = { lean?: number; legs: readonly [Limb, Limb]; arms: readonly [Limb, Limb] };

const standing = (left: number, right: number): readonly [Limb, Limb] => [
  [
    [-0.05, 0.25],
    [left, 0.02],
  ],
  [
    [0.055, 0.25],
    [right, 0.02],
  ],
];
const TOGETHER = standing(-0.055, 0.06);
const APART = standing(-0.06, 0.07);

export const POSES = {
  stand: {
    legs: TOGETHER,
    arms: [
      [
        [-0.14, 0.64],
        [-0.13, 0.48],
      ],
      [
        [0.14, 0.64],
        [0.13, 0.48],
      ],
    ],
  },
  walk: {
    lean: 0.02,
    legs: [
      [
        [0.07, 0.27],
        [0.13, 0.02],
      ],
      [
        [-0.02, 0.26],
        [-0.14, 0.05],
      ],
    ],
    arms: [
      [
        [-0.13, 0.65],
        [-0.1, 0.5],
      ],
      [
        [0.12, 0.64],
        [0.17, 0.5],
      ],
    ],
  },
  carry: {
    legs: [
      [
        [-0.05, 0.25],
        [-0.07, 0.02],
      ],
      [
        [0.06, 0.26],
        [0.09, 0.02],
      ],
    ],
    arms: [
      [
        [-0.13, 0.65],
        [0.05, 0.6],
      ],
      [
        [0.14, 0.65],
        [0.2, 0.64],
      ],
    ],
  },
  reach: {
    legs: APART,
    arms: [
      [
        [-0.13, 0.64],
        [-0.12, 0.48],
      ],
      [
        [0.19, 0.74],
        [0.3, 0.8],
      ],
    ],
  },
  point: {
    legs: APART,
    arms: [
      [
        [-0.13, 0.64],
        [-0.06, 0.56],
      ],
      [
        [0.22, 0.8],
        [0.35, 0.86],
      ],
    ],
  },
  hand: {
    legs: TOGETHER,
    arms: [
      [
        [-0.16, 0.65],
        [-0.2, 0.5],
      ],
      [
        [0.14, 0.64],
        [0.13, 0.48],
      ],
    ],
  },
  sit: {
    legs: [
      [
        [0.19, 0.44],
        [0.18, 0.18],
      ],
      [
        [0.2, 0.46],
        [0.2, 0.18],
      ],
    ],
    arms: [
      [
        [-0.02, 0.62],
        [0.16, 0.58],
      ],
      [
        [0.1, 0.64],
        [0.24, 0.58],
      ],
    ],
  },
} as const satisfies Record<string, Pose>;

export type Person = {
  x: number;
  /** where the feet are, and how tall in pixels (an adult is 1.7 m) */
  y: number;
  tall: number;
  pose?: keyof typeof POSES;
  coat: string;
  trousers?: string;
  skin?: (typeof SKIN)[number];
  hair?: string;
  hat?: string;
  child?: boolean;
  pack?: string;
  skirt?: boolean;
  mirrored?: boolean;
};

export function person(light: Light, who: Person): string {
  const { pose = 'stand', child = false, tall } = who;
  const { legs, arms, lean = 0 }: Pose = POSES[pose];
  const u = (value: number) => value * 100;
  const coat = tones(light, who.coat);
  const trousers = tones(light, who.trousers ?? STUFF.slate);
  const skin = tones(light, who.skin ?? SKIN[0]);
  const hair = tones(light, who.hair ?? '#4a3527');
  // Children have larger heads and shorter legs.
  const head = child ? 1.3 : 1;
  const hip = child ? 0.44 : 0.49;
  const shoulder = 0.81;
  const path = (points: readonly Point[]) => `M${points.map(([x, y]) => `${n(u(x))} ${n(-u(y))}`).join('L')}`;
  // Limbs taper toward hands and feet.
  const leg = ([knee, foot]: Limb, from: number, paint: string) =>
    fill(`M${shoe(u(foot[0]), -u(foot[1]))}`, tones(light, STUFF.coal).shade) +
    stroke(path([[from, hip], knee]), paint, 9.4) +
    stroke(path([knee, [foot[0], foot[1] + 0.02]]), paint, 7);
  const arm = ([elbow, hand]: Limb, from: number, paint: string) =>
    fill(circle(u(hand[0]), -u(hand[1]), 2.7), skin.mid) +
    stroke(path([[from + lean, shoulder - 0.02], elbow]), paint, 6.6) +
    stroke(
      path([elbow, [elbow[0] + (hand[0] - elbow[0]) * 0.84, elbow[1] + (hand[1] - elbow[1]) * 0.84]]),
      paint,
      5.4,
    );
  const [x, top] = [u(lean), -u(0.845)];
  const hem = who.skirt ? 0.3 : hip - 0.03;
  const flare = who.skirt ? 15 : 10.2;
  const torso = `M${n(x - 5)} ${n(top)}Q${n(x - 12)} ${n(top + 1.5)} ${n(x - 12.4)} ${n(top + 9)}L${n(-flare)} ${n(-u(hem))}Q0 ${n(-u(hem) + 2.5)} ${n(flare)} ${n(-u(hem))}L${n(x + 12.4)} ${n(top + 9)}Q${n(x + 12)} ${n(top + 1.5)} ${n(x + 5)} ${n(top)}z`;
  const sunny = `M${n(x - 5)} ${n(top)}Q${n(x - 12)} ${n(top + 1.5)} ${n(x - 12.4)} ${n(top + 9)}L${n(-flare)} ${n(-u(hem))}l5 1.4Q${n(x - 6)} ${n(top + 20)} ${n(x - 1)} ${n(top)}z`;
  const headY = -u(0.925);
  const parts = [
    leg(legs[1], 0.045, trousers.shade),
    leg(legs[0], -0.045, trousers.mid),
    arm(arms[1], 0.095, coat.shade),
    fill(torso, coat.mid),
    fill(sunny, who.mirrored ? coat.shade : coat.lit),
    arm(arms[0], -0.095, who.mirrored ? coat.shade : coat.lit),
    fill(`M${n(x - 2.6)} ${n(top + 2)}v-6h5.2v6q-2.6 2-5.2 0z`, skin.shade),
    fill(ellipse(x, headY, 5.8 * head, 7 * head), skin.mid),
    fill(
      `M${n(x - 6.4 * head)} ${n(headY + 2.5 * head)}q-1.4-${n(10.5 * head)} ${n(6.4 * head)}-${n(10.6 * head)}q${n(7.6 * head)} .2 ${n(6.4 * head)} ${n(10.6 * head)}q-1 ${n(2.6 * head)}-2.6 ${n(3 * head)}h-${n(7.4 * head)}q-2-.6-2.8-${n(3 * head)}z`,
      hair.mid,
    ),
    who.pack ? pack(light, who.pack, x, top) : '',
    who.hat ? hat(light, who.hat, x, headY, head) : '',
  ];
  return group({ at: at(who.x, who.y, tall / 100, who.mirrored) }, ...parts);
}

/** The outline of a shoe under a foot. */
const shoe = (x: number, y: number) => `${n(x - 3.6)} ${n(y + 2)}q-.6-5 3.4-5.4 3 .6 5.6 2.6 1.8 1 1.6 2.8z`;

const pack = (light: Light, color: string, x: number, top: number) => {
  const cloth = tones(light, color);
  return (
    fill(`M${n(x - 8)} ${n(top + 6)}q0-4 4-4h8q4 0 4 4v18q0 3.4-4 3.4h-8q-4 0-4-3.4z`, cloth.mid) +
    fill(`M${n(x - 5.6)} ${n(top + 15)}h11.2v7q0 2-2 2h-7.2q-2 0-2-2z`, cloth.lit)
  );
};

const hat = (light: Light, color: string, x: number, y: number, head: number) => {
  const shell = tones(light, color);
  return (
    fill(
      `M${n(x - 7 * head)} ${n(y - 1 * head)}q0-${n(8.6 * head)} ${n(7 * head)}-${n(8.6 * head)}t${n(7 * head)} ${n(8.6 * head)}z`,
      shell.lit,
    ) +
    fill(`M${n(x - 8.6 * head)} ${n(y - 1.4 * head)}h${n(17.2 * head)}v1.8h-${n(17.2 * head)}z`, shell.mid)
  );
};
