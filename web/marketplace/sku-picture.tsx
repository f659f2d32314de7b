import recovery from '#web/art/feature-recovery.svg';
import coordinated from '#web/art/gallery-coordinated.svg';
import delivered from '#web/art/gallery-delivered.svg';
import filed from '#web/art/gallery-filed.svg';
import relocated from '#web/art/gallery-relocated.svg';
import architect from '#web/art/service-architect.svg';
import contractor from '#web/art/service-contractor.svg';
import emergency from '#web/art/service-emergency.svg';
import hotel from '#web/art/service-hotel.svg';
import insurance from '#web/art/service-insurance.svg';
import petCare from '#web/art/service-pet-care.svg';
import tutor from '#web/art/service-tutor.svg';
import { cn } from '#web/ui/cn.ts';

/** Pictures of what the product brings along; what an administrator adds gets the common one. */
const PICTURES: Record<string, string> = {
  'lumber-drywall': contractor,
  'contractor-visit': coordinated,
  'smoke-cleaning-kit': delivered,
  'debris-haul': relocated,
  'air-cleaner': hotel,
  'water-heater-straps': tutor,
  'ember-vents': architect,
  'power-station': emergency,
  'document-scan': filed,
  'claim-hour': insurance,
  'pet-boarding': petCare,
};

type SkuPictureProps = { sku: { key: string | null }; className?: string; isLazy?: boolean };

/** Decoration: the name beside it says what it is. */
export function SkuPicture({ sku, className, isLazy = false }: SkuPictureProps) {
  return (
    <img
      src={PICTURES[sku.key ?? ''] ?? recovery}
      alt=""
      width={480}
      height={320}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      className={cn('block object-cover', className)}
    />
  );
}
