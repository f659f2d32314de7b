import { mix, polygon, stroke } from './kit.ts';
import { STUFF, tones, type Light, type Tones } from './light.ts';
import { face, toneOf, wall, type Camera, type Place, type Stand } from './space.ts';

export type Lodge = Stand & {
  rooms: number;
  floors: number;
  colour: string;
  door: string;
  /** [room from the far end, floor] of windows with light behind the curtain */
  lit: readonly (readonly [number, number])[];
  /** the room whose door stands open, waiting for somebody */
  open?: readonly [number, number];
};

const ROOM = 4.4;
const STOREY = 2.9;
const GALLERY = 1.6;

/**
 * A motor lodge with open galleries, seen along its front. It starts at its far end; turned by a negative angle it
 * comes towards us at the right and faces the evening sun.
 */
export function lodge(
  view: Camera,
  light: Light,
  { rooms, floors, colour, door, lit, open, ...stand }: Lodge,
): string {
  const front = wall(view, stand);
  const plaster = tones(light, colour);
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
  stand: Stand,
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
