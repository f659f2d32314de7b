import { at, fill, group, mix } from './kit.ts';
import { tones, type Light } from './light.ts';

export type Dog = {
  x: number;
  /** where the paws are, and the height of the back in pixels */
  y: number;
  tall: number;
  color: string;
  /** 0 is a long-legged dog, 16 a very short-legged one */
  low?: number;
  ears?: 'soft' | 'up';
  /** muzzle, chest and paws */
  pale?: string;
  collar: string;
  mirrored?: boolean;
};

const BODY =
  'M9-52C22-59 44-54 59-57C66-59 68-68 73-74Q79-80 87-76L91-71 101-69Q105-67 104-63Q102-59 95-59L89-58Q84-49 81-41Q79-29 70-27Q52-24 35-32Q22-31 12-36Q5-44 9-52z';
const SUNNY = 'M9-52C22-59 44-54 59-57C66-59 68-68 73-74Q79-80 87-76Q77-72 72-61Q62-50 42-49Q22-48 8-46z';
const TAIL = 'M14-54Q0-53-7-71Q-11-69-9-61Q-5-45 12-45z';
const NEAR_HIND = 'M9-44Q8-31 15-24Q17-17 10-9L8-2Q8 0 11 0H18Q19-3 15-5Q21-14 24-21Q35-28 34-38z';
const FAR_HIND = 'M24-36Q31-27 29-20Q24-12 28-4L34-3V0H25Q21-6 20-12Q22-20 16-28z';
const NEAR_FORE = 'M64-38Q66-22 67-13L65-4 63 0H73L74-5Q76-19 79-33z';
const FAR_FORE = 'M69-34Q78-25 82-14L87-4 92-3 91 0H84L77-11Q68-21 63-30z';
const EARS = {
  soft: 'M76-76Q70-71 72-60Q77-56 81-63L84-74z',
  up: 'M73-73L74-89 83-77Q80-71 76-69z',
} as const;

/** A dog walking to the right, seen from the side. */
export function dog(light: Light, pet: Dog): string {
  const coat = tones(light, pet.color);
  const pale = tones(light, pet.pale ?? pet.color);
  const low = pet.low ?? 0;
  const sunny = pet.mirrored ? mix(coat.mid, coat.shade, 0.4) : coat.lit;
  return group(
    { at: at(pet.x, pet.y, pet.tall / (56 - low), pet.mirrored) },
    fill(FAR_HIND + FAR_FORE, coat.shade),
    group(
      { at: at(0, low) },
      fill(TAIL, coat.mid),
      fill(BODY, coat.mid),
      fill(SUNNY, sunny),
      fill('M91-71L101-69Q105-67 104-63Q102-59 95-59L89-58Q86-64 91-71z', pale.mid),
      fill('M101-69Q105-67 104-64L100-65z', coat.deep),
      fill(EARS[pet.ears ?? 'soft'], mix(coat.shade, coat.mid, 0.3)),
      fill('M66-61L82-50 80-46 64-57z', tones(light, pet.collar).mid),
    ),
    fill(NEAR_HIND + NEAR_FORE, mix(coat.mid, coat.shade, 0.25)),
  );
}

/** A dog asleep on a rug, nose under tail. */
export function sleepingDog(light: Light, x: number, y: number, wide: number, color: string): string {
  const coat = tones(light, color);
  return group(
    { at: at(x, y, wide / 100) },
    fill('M-52 2Q0 16 58 2Q20-4-52 2z', light.shadow, { opacity: 0.4 }),
    fill('M-48-6Q-50-30-20-37Q16-42 38-26Q52-14 46-3Q20 5-22 3Q-44 2-48-6z', coat.mid),
    fill('M-48-6Q-50-30-20-37Q6-40 24-34Q-4-32-20-20Q-36-12-48-6z', coat.lit),
    fill('M46-3Q52-14 38-26Q42-12 20-6Q4-2-8-3Q20 5 46-3z', coat.shade),
    fill('M-44-2Q-50-14-40-21Q-32-26-24-21Q-14-16-6-6Q-6 0-16 1Q-36 3-44-2z', mix(coat.lit, coat.mid, 0.5)),
    fill('M-34-23Q-40-16-36-8Q-30-6-27-13L-25-22z', coat.shade),
    fill('M-8-8Q-4-5-6-2-10-1-12-4z', coat.deep),
  );
}
