import { useQuery } from '@tanstack/react-query';
import { AddressForm } from '#web/home/homes/address-form.tsx';
import { addressParts } from '#web/home/join/address-parts.ts';
import { joiningQuery } from '#web/money/membership/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { StepProps } from './step-props.ts';

/** The address, prefilled from an invitation. */
export function HomeStep({ onDone }: StepProps) {
  const joining = useQuery(joiningQuery);
  if (joining.isPending) return <Skeleton className="h-80 w-full rounded-card!" />;
  const invited = joining.data?.invitation?.address ?? joining.data?.place?.address;
  return (
    <Card>
      <AddressForm start={invited ? addressParts(invited) : undefined} onSaved={onDone} />
    </Card>
  );
}
