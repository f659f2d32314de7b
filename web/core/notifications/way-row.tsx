import type { ReactNode } from 'react';
import { type Channel, KIND_NAMES, type NotificationKind } from '#contract/core/notifications.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/core/notifications.ts';

const NAMES = { email: t.byEmail, sms: t.byText, push: t.inBrowser };

type ChannelNameProps = { kind?: NotificationKind; channel: Channel };

/** "Evacuation alerts by text" */
export const ChannelName = ({ kind = 'evacuation', channel }: ChannelNameProps) => (
  <span className="font-medium">
    {rich(
      NAMES[channel]((words) => <span className="font-normal text-muted">{words}</span>, KIND_NAMES[kind]),
    )}
  </span>
);

type WayRowProps = { channel: Channel; hint: string; children: ReactNode };

/** A channel that isn't set up yet, with the button that adds it. */
export const WayRow = ({ channel, hint, children }: WayRowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
    <span className="grid min-w-0 flex-1 basis-56 gap-0.5">
      <ChannelName channel={channel} />
      <span className="text-sm text-muted">{hint}</span>
    </span>
    {children}
  </div>
);
