import { BatteryCharging, Grid3x3, type LucideIcon, Truck, Warehouse, Wind, Wrench } from 'lucide-react';
import recovery from '#web/art/feature-recovery.svg';
import coordinated from '#web/art/gallery-coordinated.svg';
import delivered from '#web/art/gallery-delivered.svg';
import filed from '#web/art/gallery-filed.svg';
import contractor from '#web/art/service-contractor.svg';
import insurance from '#web/art/service-insurance.svg';
import petCare from '#web/art/service-pet-care.svg';
import { cn } from '#web/ui/cn.ts';
import { SkuScene } from './sku-scene.tsx';

/** Pictures of what the product brings along; what an administrator adds gets the common one. */
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
};

type SkuPictureProps = { sku: { key: string | null }; className?: string; isLazy?: boolean };

/** Decoration: the name beside it says what it is. */
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
