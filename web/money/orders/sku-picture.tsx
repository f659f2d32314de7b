import recovery from '#web/art/feature-recovery.svg';
import coordinated from '#web/art/gallery-coordinated.svg';
import delivered from '#web/art/gallery-delivered.svg';
import filed from '#web/art/gallery-filed.svg';
import relocated from '#web/art/gallery-relocated.svg';
import travel from '#web/art/gallery-travel.svg';
import airCleaner from '#web/art/goods-air-cleaner.svg';
import alarms from '#web/art/goods-alarms.svg';
import debrisHaul from '#web/art/goods-debris-haul.svg';
import emberVents from '#web/art/goods-ember-vents.svg';
import fuelCard from '#web/art/goods-fuel-card.svg';
import goBags from '#web/art/goods-go-bags.svg';
import moving from '#web/art/goods-moving.svg';
import permitCheck from '#web/art/goods-permit-check.svg';
import petGoBag from '#web/art/goods-pet-go-bag.svg';
import policyReview from '#web/art/goods-policy-review.svg';
import powerStation from '#web/art/goods-power-station.svg';
import quakeStraps from '#web/art/goods-quake-straps.svg';
import storage from '#web/art/goods-storage.svg';
import waterBarrel from '#web/art/goods-water-barrel.svg';
import architect from '#web/art/service-architect.svg';
import car from '#web/art/service-car.svg';
import contractor from '#web/art/service-contractor.svg';
import daycare from '#web/art/service-daycare.svg';
import food from '#web/art/service-food.svg';
import hotel from '#web/art/service-hotel.svg';
import insurance from '#web/art/service-insurance.svg';
import petCare from '#web/art/service-pet-care.svg';
import tutor from '#web/art/service-tutor.svg';
import { cn } from '#web/ui/cn.ts';

/** Pictures of the built-in items; items added by an administrator get the default one. */
const PICTURES: Record<string, string> = {
  'lumber-drywall': contractor,
  'contractor-visit': coordinated,
  'smoke-cleaning-kit': delivered,
  'debris-haul': debrisHaul,
  'air-cleaner': airCleaner,
  'water-heater-straps': quakeStraps,
  'ember-vents': emberVents,
  'power-station': powerStation,
  'document-scan': filed,
  'claim-hour': insurance,
  'pet-boarding': petCare,
  'storage-month': storage,
  'hotel-night': hotel,
  'rental-search': relocated,
  'meals-week': food,
  'child-care-day': daycare,
  'tutor-hours': tutor,
  'pet-go-bag': petGoBag,
  'ride-out': car,
  'rental-car': travel,
  'fuel-card': fuelCard,
  'moving-half-day': moving,
  'architect-hour': architect,
  'permit-check': permitCheck,
  'policy-review': policyReview,
  alarms,
  'go-bag-two': goBags,
  'water-barrel': waterBarrel,
};

type SkuPictureProps = { sku: { key: string | null }; className?: string; isLazy?: boolean };

/** Decorative: the name is next to it. */
export function SkuPicture({ sku, className, isLazy = false }: SkuPictureProps) {
  const picture = PICTURES[sku.key ?? ''] ?? recovery;
  return (
    <img
      src={picture}
      alt=""
      width={480}
      height={320}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className={cn('block object-cover', className)}
    />
  );
}
