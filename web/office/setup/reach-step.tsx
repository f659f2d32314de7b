import { useQuery } from '@tanstack/react-query';
import { phoneQuery } from '#web/core/notifications/phone-queries.ts';
import { PhoneForm } from '#web/core/notifications/phone-form.tsx';
import { PushOffer } from '#web/core/notifications/push-offer.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { Card, CardText } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { StepProps } from './step-props.ts';
import * as t from '#text/office/setup.ts';

/** A phone number, or notifications in this browser: one of them is enough. */
export function ReachStep({ onDone }: StepProps) {
  const phone = useQuery(phoneQuery);
  if (phone.isPending) return <Skeleton className="h-64 w-full rounded-card!" />;
  if (phone.isLoadingError)
    return (
      <ErrorState
        title={t.numberNotLoaded}
        text={sentence(phone.error)}
        retrying={phone.isFetching}
        onRetry={() => void phone.refetch()}
      />
    );
  return (
    <Card className="gap-4">
      {phone.data?.isOffered && <PhoneForm Words={CardText} onDone={onDone} />}
      <PushOffer onDone={onDone} />
    </Card>
  );
}
