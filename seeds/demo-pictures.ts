import { bed, chair, laptop, piano, sofa, television } from './demo-pictures-rooms.ts';
import { bike, espresso, goBag, range, refrigerator, ring, station } from './demo-pictures-things.ts';

/** Pictures by the name of the item they show, or the task they prove. */
export const DEMO_PICTURES: ReadonlyMap<string, () => string> = new Map([
  ['65-inch television', television],
  ['Sectional sofa', sofa],
  ['Upright piano', piano],
  ['Refrigerator', refrigerator],
  ['Gas range', range],
  ['Espresso machine', espresso],
  ['Queen bed and mattress', bed],
  ['Wedding ring', ring],
  ['Laptop', laptop],
  ['Office chair', chair],
  ['Mountain bike', bike],
  ['Portable power station', station],
  ['Pack a go-bag for each person', goBag],
]);
