import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Policy } from '#contract/home/policies.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { policyNumberQuery } from './queries.ts';
import * as t from '#text/home/policies.ts';

/** The last digits of the number. The full number is fetched on click and dropped when hidden. */
export function PolicyNumber({ policy }: { policy: Policy }) {
  const [isShown, setShown] = useState(false);
  const whole = useQuery({ ...policyNumberQuery(policy.homeId, policy.id), enabled: isShown });
  const isOpen = isShown && whole.data !== undefined;
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="tabular wrap-anywhere" aria-live="polite">
        {isOpen ? whole.data.policyNumber : <MaskedNumber end={policy.policyNumberEnd} />}
      </span>
      <Button
        variant="link"
        size="small"
        busy={isShown && whole.isFetching}
        onClick={() => setShown(!isShown)}
      >
        <Icon className="size-4" aria-hidden="true" />
        {isShown ? t.hide : t.show} <span className="sr-only">{t.numberOf(policy.carrier)}</span>
      </Button>
      {isShown && whole.isError && (
        <span role="alert" className="basis-full text-sm text-danger-ink">
          {t.numberNotLoaded(sentence(whole.error))}
        </span>
      )}
    </span>
  );
}

function MaskedNumber({ end }: { end: string }) {
  return (
    <>
      <span aria-hidden="true">•••• {end}</span>
      <span className="sr-only">{t.numberEndsIn(end.split('').join(' '))}</span>
    </>
  );
}
