import { useMutation, useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { HomeScreenSteps } from './home-screen-steps.tsx';
import { pushQuery, thisBrowserQuery, turnOnHere } from './push-queries.ts';
import { CannotSubscribe } from './this-browser.ts';
import * as t from '#text/core/notifications.ts';

/** Offers notifications in this browser if it can show them and they aren't on yet. On an iPhone, explains how. */
export function PushOffer({ onDone }: { onDone: () => void }) {
  const push = useQuery(pushQuery);
  const here = useQuery(thisBrowserQuery);
  const turnOn = useMutation({
    ...turnOnHere,
    onSuccess: async (...given) => {
      await turnOnHere.onSuccess?.(...given);
      toast({ title: t.turnedOnHere });
      onDone();
    },
    onError: (error, ...rest) => {
      void turnOnHere.onError?.(error, ...rest);
      const text = error instanceof CannotSubscribe ? error.message : sentence(error);
      toast({ title: t.stillOff, text, destructive: true });
    },
  });
  if (here.data?.is === 'home-screen')
    return (
      <div className="grid gap-2 border-t border-line pt-4">
        <p className="font-medium">{t.homeScreenNeeded}</p>
        <HomeScreenSteps />
      </div>
    );
  const publicKey = push.data?.publicKey;
  const mark = here.data?.is === 'able' ? here.data.mark : undefined;
  const isOn = push.data?.browsers.some((browser) => browser.mark === mark) ?? false;
  if (!publicKey || mark === undefined || isOn) return null;
  return (
    <Button variant="outline" busy={turnOn.isPending} onClick={() => turnOn.mutate(publicKey)}>
      <BellRing className="size-5" aria-hidden="true" />
      {t.turnOnHere}
    </Button>
  );
}
