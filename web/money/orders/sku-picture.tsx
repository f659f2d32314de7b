import {
  AlarmSmoke,
  Backpack,
  BatteryCharging,
  Droplets,
  FileCheck,
  Fuel,
  Grid3x3,
  type LucideIcon,
  Package,
  PawPrint,
  ShieldCheck,
  Truck,
  Warehouse,
  Wind,
  Wrench,
} from 'lucide-react';
import recovery from '#web/art/feature-recovery.svg';
import coordinated from '#web/art/gallery-coordinated.svg';
import delivered from '#web/art/gallery-delivered.svg';
import filed from '#web/art/gallery-filed.svg';
import relocated from '#web/art/gallery-relocated.svg';
import travel from '#web/art/gallery-travel.svg';
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
import { SkuScene } from './sku-scene.tsx';

/** Pictures of the built-in items; items added by an administrator get the default one. */
const PICTURES: Record<string, string | LucideIcon> = {
  'lumber-drywall': contractor,
  'contractor-visit': coordinated,
  'smoke-cleaning-kit': delivered,
  'debris-haul': Truck,
  'air-cleaner': Wind,
  'water-heater-straps': Wrench,
  'ember-vents': Grid3x3,
  'power-station': BatteryCharging,
  'document-scan': filed,
  'claim-hour': insurance,
  'pet-boarding': petCare,
  'storage-month': Warehouse,
  'hotel-night': hotel,
  'rental-search': relocated,
  'meals-week': food,
  'child-care-day': daycare,
  'tutor-hours': tutor,
  'pet-go-bag': PawPrint,
  'ride-out': car,
  'rental-car': travel,
  'fuel-card': Fuel,
  'moving-half-day': Package,
  'architect-hour': architect,
  'permit-check': FileCheck,
  'policy-review': ShieldCheck,
  alarms: AlarmSmoke,
  'go-bag-two': Backpack,
  'water-barrel': Droplets,
};

type SkuPictureProps = { sku: { key: string | null }; className?: string; isLazy?: boolean };

/** Decorative: the name is next to it. */
export function SkuPicture({ sku, className, isLazy = false }: SkuPictureProps) {
  const picture = PICTURES[sku.key ?? ''] ?? recovery;
  if (typeof picture !== 'string')
    return <SkuScene icon={picture} {...(className === undefined ? {} : { className })} />;
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
