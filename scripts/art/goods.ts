import { fuelCard, goBags, petGoBag, powerStation, waterBarrel } from './goods-deck.ts';
import { debrisHaul, movingHalfDay, storageMonth } from './goods-outdoors.ts';
import { airCleaner, alarms, emberVents, permitCheck, policyReview, quakeStraps } from './goods-room.ts';

/** Items of the marketplace that no service picture shows, 600 x 400. */
export const goods: Record<string, () => string> = {
  'goods-air-cleaner': airCleaner,
  'goods-alarms': alarms,
  'goods-debris-haul': debrisHaul,
  'goods-ember-vents': emberVents,
  'goods-fuel-card': fuelCard,
  'goods-go-bags': goBags,
  'goods-moving': movingHalfDay,
  'goods-permit-check': permitCheck,
  'goods-pet-go-bag': petGoBag,
  'goods-policy-review': policyReview,
  'goods-power-station': powerStation,
  'goods-quake-straps': quakeStraps,
  'goods-storage': storageMonth,
  'goods-water-barrel': waterBarrel,
};
