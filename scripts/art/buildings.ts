import { mix, polygon, stroke, type Point } from './kit.ts';
import { STUFF, tones, type Light, type Tones } from './light.ts';
import {
  face,
  isSeen,
  placed,
  toneOf,
  wall,
  type Camera,
  type Place,
  type Placement,
  type Wall,
} from './space.ts';

export type Lodge = Placement & {
  rooms: number;
  floors: number;
  color: string;
  door: string;
  /** [room from the far end, floor] of windows with light behind the curtain */
  lit: readonly (readonly [number, number])[];
  /** the room whose door is open */
  open?: readonly [number, number];
};

const ROOM = 4.4;
const STOREY = 2.9;
const GALLERY = 1.6;

/**
 * A motel with open galleries, seen along its front. It starts at its far end. With a negative angle it comes
 * toward us on the right and faces the evening sun.
 */
export function lodge(
  view: Camera,
  light: Light,
  { rooms, floors, color, door, lit, open, ...stand }: Lodge,
): string {
  const front = wall(view, stand);
  const plaster = tones(light, color);
  const paint = tones(light, door);
  const wood = tones(light, STUFF.cream);
  const length = rooms * ROOM;
  const has = (list: readonly (readonly [number, number])[], room: number, floor: number) =>
    list.some(([r, f]) => r === room && f === floor);
  const facing = (t: Tones) => toneOf(t, [front.at(0, 2), front.at(1, 2), front.at(1, 1)]);
  const parts = [front.panel(0, 0, length, floors * STOREY, facing(plaster))];

  for (let floor = 0; floor < floors; floor++) {
    const base = floor * STOREY;
    // under each gallery the wall lies in the shade of the slab above
    parts.push(
      front.panel(
        0,
        base + STOREY - 0.95,
        length,
        0.95,
        facing({ ...plaster, lit: plaster.mid, mid: plaster.shade }),
      ),
    );
    for (let room = 0; room < rooms; room++) {
      const left = room * ROOM;
      const isOpen = open?.[0] === room && open[1] === floor;
      const isLit = isOpen || has(lit, room, floor);
      parts.push(front.panel(left + 0.5, base, 1, 2.12, isOpen ? light.glow : facing(paint)));
      if (isOpen) {
        const leaf: Place[] = [
          front.at(left + 0.5, base + 2.12),
          front.at(left + 0.22, base + 2.12, 0.8),
          front.at(left + 0.22, base, 0.8),
          front.at(left + 0.5, base),
        ];
        parts.push(face(view, leaf, paint.shade));
      }
      parts.push(front.panel(left + 1.95, base + 0.72, 1.95, 1.42, wood.lit));
      parts.push(
        front.panel(
          left + 2.03,
          base + 0.8,
          1.79,
          1.26,
          isLit ? light.lamp : mix(light.sky[0], light.shadow, 0.55),
        ),
      );
      const curtain = isLit ? mix(light.lamp, light.glow, 0.7) : mix(light.sky[1], light.shadow, 0.5);
      parts.push(front.panel(left + 2.03, base + 0.8, 0.55, 1.26, curtain));
      if (isLit) parts.push(front.panel(left + 3.3, base + 0.8, 0.52, 1.26, curtain));
    }
    parts.push(gallery(view, light, stand, length, base, floor > 0, rooms));
  }
  const eave = floors * STOREY;
  const roof = tones(light, STUFF.clay);
  parts.push(
    front.panel(-0.4, eave, length + 0.8, 0.16, wood.shade, GALLERY + 0.2),
    front.panel(-0.4, eave + 0.16, length + 0.8, 0.5, facing(roof), GALLERY + 0.2),
    front.panel(-0.4, eave + 0.16, length + 0.8, 0.14, roof.shade, GALLERY + 0.2),
  );
  return parts.join('');
}

function gallery(
  view: Camera,
  light: Light,
  stand: Placement,
  length: number,
  base: number,
  isUpper: boolean,
  rooms: number,
): string {
  const front = wall(view, stand);
  const wood = tones(light, STUFF.cream);
  const parts: string[] = [];
  const top = base + STOREY;
  // the underside of the slab above, then its edge
  parts.push(
    face(
      view,
      [front.at(0, top), front.at(length, top), front.at(length, top, GALLERY), front.at(0, top, GALLERY)],
      tones(light, STUFF.plaster).shade,
    ),
    front.panel(0, top - 0.08, length, 0.26, wood.mid, GALLERY),
  );
  for (let i = 0; i <= rooms; i++)
    parts.push(front.panel(i * ROOM - 0.07, base, 0.14, STOREY, wood.mid, GALLERY));
  if (isUpper) {
    const bars = Array.from({ length: rooms * 5 }, (_, i) => {
      const along = i * (ROOM / 5);
      return polygon(
        [front.at(along, base + 0.15, GALLERY), front.at(along, base + 1, GALLERY)].map((place) =>
          view.see(place),
        ),
        false,
      );
    });
    parts.push(
      stroke(bars.join(''), wood.shade, 1.4),
      front.panel(0, base + 1, length, 0.1, wood.lit, GALLERY),
    );
  }
  return parts.join('');
}

export type House = Placement & {
  /** the length under the ridge, the depth between gables' corners, the height of the walls and of the roof */
  w: number;
  d: number;
  h: number;
  rise: number;
  color: string;
  roof: string;
  eaves?: number;
};

/** The corners of a gabled house, for callers that add windows or a frame. */
export function gables({ w, d, h, rise, ...stand }: Pick<House, 'w' | 'd' | 'h' | 'rise'> & Placement) {
  const put = placed(stand);
  const corner = (x: number, y: number, z: number) => put([(x * w) / 2, y, (z * d) / 2]);
  return { put, corner, ridge: (x: number) => put([(x * w) / 2, h + rise, 0]) };
}

/**
 * A house with one gabled roof: walls, gables, and the roof with its eaves. Positioned by the middle of its
 * floor.
 */
export function house(view: Camera, light: Light, shape: House): string {
  const { w, d, h, rise, color, roof, eaves = 0.5 } = shape;
  const { put, corner, ridge } = gables(shape);
  const walls = tones(light, color);
  const tiles = tones(light, roof);
  const sides: Place[][] = [
    [corner(1, h, 1), corner(-1, h, 1), corner(-1, 0, 1), corner(1, 0, 1)],
    [corner(-1, h, -1), corner(1, h, -1), corner(1, 0, -1), corner(-1, 0, -1)],
    [corner(1, 0, -1), corner(1, h, -1), ridge(1), corner(1, h, 1), corner(1, 0, 1)],
    [corner(-1, 0, 1), corner(-1, h, 1), ridge(-1), corner(-1, h, -1), corner(-1, 0, -1)],
  ];
  const reach = 1 + (2 * eaves) / d;
  const drop = (rise * eaves * 2) / d;
  const out = w / 2 + eaves * 0.8;
  const slope = (side: number): Place[] => {
    const top: Place[] = [put([-out * side * -1, h + rise, 0]), put([-out * side, h + rise, 0])];
    const low: Place[] = [
      put([-out * side, h - drop, (side * d * reach) / 2]),
      put([out * side, h - drop, (side * d * reach) / 2]),
    ];
    return [...top, ...low];
  };
  // the edge of the roof over the gable: a board as deep as a hand
  const board = (side: number): Place[] => {
    const at = (y: number, z: number): Place => put([side * out, y, z]);
    const deep = eaves * 0.5;
    return [
      at(h - drop, (-d * reach) / 2),
      at(h + rise, 0),
      at(h - drop, (d * reach) / 2),
      at(h - drop - deep, (d * reach) / 2),
      at(h + rise - deep * 1.3, 0),
      at(h - drop - deep, (-d * reach) / 2),
    ];
  };
  const seenGable = [1, -1].filter((side) => isSeen(view, sides[side > 0 ? 2 : 3] as Place[]));
  const eave = (side: number): Place[] => {
    const at = (x: number, y: number): Place => put([x * out, y, (side * d * reach) / 2]);
    return [
      at(-1, h - drop),
      at(1, h - drop),
      at(1, h - drop - eaves * 0.36),
      at(-1, h - drop - eaves * 0.36),
    ];
  };
  return [
    ...sides
      .filter((places) => isSeen(view, places))
      .map((places) => face(view, places, toneOf(walls, places))),
    ...[1, -1]
      .filter((side) => isSeen(view, slope(side)))
      .map((side) => face(view, slope(side), toneOf(tiles, slope(side)))),
    ...seenGable.map((side) => face(view, board(side), tones(light, STUFF.cream).mid)),
    face(view, eave(-1), tones(light, STUFF.cream).shade),
  ].join('');
}

/** A window: frame, panes, and light or sky in them. */
export function pane(front: Wall, light: Light, [along, up]: Point, [w, h]: Point, isLit: boolean): string {
  const frame = tones(light, STUFF.cream);
  const bar = Math.min(w, h) * 0.06;
  const glass = isLit ? light.lamp : mix(light.sky[0], light.shadow, 0.5);
  return [
    front.panel(along - bar, up - bar, w + 2 * bar, h + 2 * bar, frame.lit),
    front.panel(along, up, w, h, glass),
    isLit ? front.panel(along, up, w, h * 0.45, mix(light.lamp, light.glow, 0.6)) : '',
    front.panel(along + w / 2 - bar / 2, up, bar, h, frame.mid),
    front.panel(along, up + h * 0.52, w, bar, frame.mid),
  ].join('');
}

/** Where the front wall of a house begins, at its left end. */
export function begin(shape: Pick<House, 'w' | 'd'> & Placement): { x: number; z: number } {
  const [x, , z] = placed(shape)([-shape.w / 2, 0, -shape.d / 2]);
  return { x, z };
}
