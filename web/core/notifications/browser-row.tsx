import { useMutation, useQuery } from '@tanstack/react-query';
import type { PushState } from '#contract/core/push.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/lib/toast.ts';
import { pushQuery, thisBrowserQuery, turnOffBrowser, turnOnHere } from './push-queries.ts';
import { CannotSubscribe, type ThisBrowser } from './this-browser.ts';
import { ChannelName, WayRow } from './way-row.tsx';

const WAY = 'in the browser';

const failed = (error: unknown) =>
  toast({
    title: 'Error',
    text: error instanceof CannotSubscribe ? error.message : sentence(error),
    destructive: true,
  });

const hintOf = (here: ThisBrowser): string => {
  if (here.is === 'unable')
    return 'This browser cannot show them. On an iPhone or iPad, add Hearthline to the Home Screen and open it there.';
  if (here.is === 'refused')
    return 'This browser is told not to. Allow notifications for this site in its settings.';
  return 'Shown at once, also when Hearthline is closed.';
};

function Browsers({ browsers, mark }: { browsers: PushState['browsers']; mark: string | null }) {
  const turnOff = useMutation({ ...turnOffBrowser, onError: failed });
  return (
    <ul className="grid gap-1" aria-label="Browsers that show notices">
      {browsers.map((browser) => {
        const isThis = browser.mark === mark;
        return (
          <li key={browser.id} className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
            <span>
              {isThis ? 'This browser' : (browser.device ?? 'A browser')}
              <span className="text-muted"> since {formatDate(browser.createdAt)}</span>
            </span>
            <Button
              variant="link"
              className="px-0"
              busy={turnOff.isPending && turnOff.variables.id === browser.id}
              onClick={() => turnOff.mutate({ id: browser.id, isThis })}
            >
              {isThis ? 'Turn off here' : 'Turn off there'}
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
      toast({ title: 'Notices are on in this browser' });
    },
  });
  const browsers = push.data?.browsers ?? [];
  const mark = here.data?.is === 'able' ? here.data.mark : null;
  const isOnHere = browsers.some((browser) => browser.mark === mark);
  const publicKey = push.data?.publicKey;
  const button = here.data?.is === 'able' && !isOnHere && publicKey && (
    <Button variant="outline" size="small" busy={turnOn.isPending} onClick={() => turnOn.mutate(publicKey)}>
      Turn on in this browser
    </Button>
  );
  if (push.isPending || here.isPending)
    return (
      <WayRow way={WAY} hint="Shown at once, also when Hearthline is closed.">
        <Skeleton className="h-11 w-44 rounded-control" />
      </WayRow>
    );
  if (push.isError || here.isError)
    return (
      <WayRow way={WAY} hint="Which browsers show them did not load.">
        <Button variant="outline" size="small" onClick={() => void push.refetch()}>
          Try again
        </Button>
      </WayRow>
    );
  if (browsers.length === 0)
    return (
      <WayRow way={WAY} hint={hintOf(here.data)}>
        {button}
      </WayRow>
    );
  return (
    <>
      <Switch
        label={<ChannelName way={WAY} />}
        hint={hintOf(here.data)}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Browsers browsers={browsers} mark={mark} />
      {button && <div className="pb-2">{button}</div>}
    </>
  );
}
