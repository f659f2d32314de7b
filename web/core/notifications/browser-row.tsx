import { useMutation, useQuery } from '@tanstack/react-query';
import type { PushState } from '#contract/core/push.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/lib/toast.ts';
import { HomeScreenSteps } from './home-screen-steps.tsx';
import { pushQuery, thisBrowserQuery, turnOffBrowser, turnOnHere } from './push-queries.ts';
import { CannotSubscribe, type ThisBrowser } from './this-browser.ts';
import { ChannelName, WayRow } from './way-row.tsx';
import * as t from '#text/core/notifications.ts';
import * as errors from '#text/lib/errors.ts';
import * as frame from '#text/ui/frame.ts';

const failed = (error: unknown) =>
  toast({
    title: errors.error,
    text: error instanceof CannotSubscribe ? error.message : sentence(error),
    destructive: true,
  });

const hintOf = (here: ThisBrowser): string => {
  if (here.is === 'unable') return t.browserCannot;
  if (here.is === 'home-screen') return t.homeScreenNeeded;
  if (here.is === 'refused') return t.browserBlocked;
  return t.browserHint;
};

function Browsers({ browsers, mark }: { browsers: PushState['browsers']; mark: string | null }) {
  const turnOff = useMutation({ ...turnOffBrowser, onError: failed });
  return (
    <ul className="grid gap-1" aria-label={t.browsers}>
      {browsers.map((browser) => {
        const isThis = browser.mark === mark;
        return (
          <li key={browser.id} className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
            <span>
              {isThis ? t.thisBrowser : (browser.device ?? t.someBrowser)}
              <span className="text-muted"> {t.since(formatDate(browser.createdAt))}</span>
            </span>
            <Button
              variant="link"
              className="px-0"
              busy={turnOff.isPending && turnOff.variables.id === browser.id}
              onClick={() => turnOff.mutate({ id: browser.id, isThis })}
            >
              {isThis ? t.turnOffHere : t.turnOffThere}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

type Props = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Evacuation notifications in browsers. Permission is requested only on a click. */
export function BrowserRow({ isOn, onChange }: Props) {
  const push = useQuery(pushQuery);
  const here = useQuery(thisBrowserQuery);
  const turnOn = useMutation({
    ...turnOnHere,
    onError: (error, key, before, context) => {
      void turnOnHere.onError?.(error, key, before, context);
      failed(error);
    },
    onSuccess: async (state, key, before, context) => {
      await turnOnHere.onSuccess?.(state, key, before, context);
      toast({ title: t.turnedOnHere });
    },
  });
  const browsers = push.data?.browsers ?? [];
  const mark = here.data?.is === 'able' ? here.data.mark : null;
  const isOnHere = browsers.some((browser) => browser.mark === mark);
  const publicKey = push.data?.publicKey;
  const button = here.data?.is === 'able' && !isOnHere && publicKey && (
    <Button variant="outline" size="small" busy={turnOn.isPending} onClick={() => turnOn.mutate(publicKey)}>
      {t.turnOnHere}
    </Button>
  );
  if (push.isPending || here.isPending)
    return (
      <WayRow channel="push" hint={t.browserHint}>
        <Skeleton className="h-11 w-44 rounded-control" />
      </WayRow>
    );
  if (push.isError || here.isError)
    return (
      <WayRow channel="push" hint={t.browsersNotLoaded}>
        <Button variant="outline" size="small" onClick={() => void push.refetch()}>
          {frame.tryAgain}
        </Button>
      </WayRow>
    );
  const steps = here.data.is === 'home-screen' && <HomeScreenSteps />;
  if (browsers.length === 0)
    return (
      <>
        <WayRow channel="push" hint={hintOf(here.data)}>
          {button}
        </WayRow>
        {steps}
      </>
    );
  return (
    <>
      <Switch
        label={<ChannelName channel="push" />}
        hint={hintOf(here.data)}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Browsers browsers={browsers} mark={mark} />
      {steps}
      {button && <div className="pb-2">{button}</div>}
    </>
  );
}
