import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { formatPhone } from '#contract/phone.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { reviewPhonesQuery } from './queries.ts';
import * as t from '#text/office/operations-reviews.ts';

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
            {t.showPhones}
          </Button>
          <p className="text-sm text-muted">{t.phonesLogged}</p>
        </>
      )}
      {phones.isError && (
        <ErrorState
          title={t.phonesNotLoaded}
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
                <span className="text-muted">{t.noPhone}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {phones.data?.people.every(({ phone }) => phone === null) && <p>{t.noPhoneDetail}</p>}
    </div>
  );
}
