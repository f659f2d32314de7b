import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { formatPhone } from '#contract/phone.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { reviewPhonesQuery } from './queries.ts';

/** Phone numbers, shown only on request, because every access is logged. */
export function ReviewPhones({ reviewId }: { reviewId: string }) {
  const [isAsked, setAsked] = useState(false);
  const phones = useQuery({ ...reviewPhonesQuery(reviewId), enabled: isAsked });
  return (
    // Always rendered, so that screen readers announce the numbers.
    <div role="status" className="grid justify-items-start gap-2">
      {!phones.data && !phones.isError && (
        <>
          <Button variant="secondary" busy={phones.isFetching} onClick={() => setAsked(true)}>
            <Phone className="size-5" aria-hidden="true" />
            Show whom to call
          </Button>
          <p className="text-sm text-muted">Your look at their numbers is written down.</p>
        </>
      )}
      {phones.isError && (
        <ErrorState
          title="The numbers did not load"
          text={sentence(phones.error)}
          retrying={phones.isFetching}
          onRetry={() => void phones.refetch()}
        />
      )}
      {phones.data && (
        <ul className="grid w-full gap-2">
          {phones.data.people.map(({ userId, name, phone }) => (
            <li key={userId} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="font-medium wrap-anywhere">{name}</span>
              {phone ? (
                <a
                  href={`tel:${phone}`}
                  className={buttonClass({ variant: 'outline', className: 'tabular' })}
                >
                  <Phone className="size-5" aria-hidden="true" />
                  {formatPhone(phone)}
                </a>
              ) : (
                <span className="text-muted">No proven phone number</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {phones.data?.people.every(({ phone }) => phone === null) && (
        <p>
          Nobody here can be called. Call the county’s emergency dispatch, and give them the address above.
        </p>
      )}
    </div>
  );
}
