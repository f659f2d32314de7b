import type { ReactNode } from 'react';
import { KIND_NAMES } from '#contract/core/notifications.ts';

/** "Evacuation notices by text" */
export const ChannelName = ({ way }: { way: string }) => (
  <span className="font-medium">
    {KIND_NAMES.evacuation}
    <span className="font-normal text-muted"> {way}</span>
  </span>
);

/** A channel that isn't set up yet, with the button that adds it. */
export const WayRow = ({ way, hint, children }: { way: string; hint: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
    <span className="grid min-w-0 flex-1 basis-56 gap-0.5">
      <ChannelName way={way} />
      <span className="text-sm text-muted">{hint}</span>
    </span>
    {children}
  </div>
);
