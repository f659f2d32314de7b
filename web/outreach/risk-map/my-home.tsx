import { LocateFixed } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { AddressCombobox } from '#web/outreach/addresses/address-combobox.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { HomeAnswer } from './lazy-parts.ts';
import type { MyHome as Home } from './use-my-home.ts';
import * as t from '#text/outreach/risk-map.ts';
import { localPath } from '#web/lib/local-path.ts';

export type MyHomeProps = {
  home: Home;
  onAsk: (address: string) => void;
  onAskHere: () => void;
  onClose: () => void;
};

/** Checks the risk of the visitor's own home. Without scripts the form leads to the waitlist. */
export function MyHome({ home, onAsk, onAskHere, onClose }: MyHomeProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get('address') ?? '').trim();
    if (address) {
      setProblem(null);
      return onAsk(address);
    }
    setProblem(t.enterPlace);
    form.current?.querySelector('input')?.focus();
  };
  const isAsking = home.status === 'asking';
  return (
    <section
      aria-labelledby="my-home-title"
      className="grid gap-4 rounded-card border border-line-strong bg-raised p-4 @lg:p-5"
    >
      <h2 id="my-home-title" className="text-xl">
        {t.myHome}
      </h2>
      <form ref={form} action={localPath('/waitlist')} noValidate onSubmit={submit} className="grid gap-3">
        <Field label={t.yourPlaceField} error={problem}>
          <AddressCombobox
            required
            name="address"
            onChange={() => setProblem(null)}
            onPick={(place) => onAsk(place.formattedAddress)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={isAsking} className="flex-1 whitespace-nowrap">
            {t.checkMyHome}
          </Button>
          <Button
            variant="outline"
            className="flex-1 whitespace-nowrap noscript:hidden"
            aria-disabled={isAsking}
            onClick={() => isAsking || onAskHere()}
          >
            <LocateFixed className="size-5" aria-hidden="true" />
            {t.useMyLocation}
          </Button>
        </div>
      </form>
      {isAsking && <Asking />}
      {home.status === 'failed' && <ErrorState title={home.title} text={home.problem} onRetry={home.retry} />}
      {home.status === 'ready' && (
        <HomeAnswer answer={home.answer} address={home.address} onClose={onClose} />
      )}
    </section>
  );
}

function Asking() {
  return (
    <SkeletonGroup label={t.checking} className="grid gap-3 border-t border-line pt-4">
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  );
}
