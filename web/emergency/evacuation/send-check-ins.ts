import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { checkIn, type PersonCheckIn } from '#contract/emergency/evacuation.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { toast } from '#web/lib/toast.ts';
import {
  dropCheckIn,
  forgetOthersCheckIns,
  type PendingCheckIn,
  pendingCheckIns,
  usePendingCheckIns,
} from './pending-check-ins.ts';
import { evacuationQuery } from './queries.ts';

/** A connection that hangs fires no event when it recovers, so retry at this interval. */
const AGAIN_MS = 15_000;

/** One tab at a time, and one after the other. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('check-ins', work) : work();

/** Temporary failures (no response, a proxy's response, a server error, an ended session) can be retried. */
const passes = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status) ||
  error.code === 'account_switched';

const send = ({
  homeId,
  personId,
  incidentId,
  state,
  at,
  isForEveryone,
}: PendingCheckIn): Promise<PersonCheckIn> =>
  call(checkIn, {
    params: { homeId, personId },
    body: {
      state,
      secondsAgo: Math.max(0, Math.floor((Date.now() - at) / 1000)),
      ...(incidentId === null ? {} : { incidentId }),
      ...(isForEveryone ? { isForEveryone } : {}),
    },
  });

/** Sends the pending check-ins. Those that fail stay on the device. */
export const sendPendingCheckIns = (client: QueryClient): Promise<void> =>
  inTurn(async () => {
    forgetOthersCheckIns();
    const { queryKey } = evacuationQuery;
    for (let next = pendingCheckIns()[0]; next; next = pendingCheckIns()[0]) {
      const { personId } = next;
      try {
        const said = await send(next);
        // Update the cache before removing it from the device, so that the old status doesn't flash in
        // between.
        client.setQueryData(queryKey, (known) =>
          known
            ? { ...known, people: known.people.map((one) => (one.personId === personId ? said : one)) }
            : known,
        );
      } catch (error) {
        if (passes(error)) return;
        const name = client.getQueryData(queryKey)?.people.find((one) => one.personId === personId)?.name;
        toast({
          title: `${name ?? 'Somebody'} was not checked in`,
          text: sentence(error),
          destructive: true,
        });
      }
      dropCheckIn(next);
      void client.invalidateQueries({ queryKey: ['evacuation'] });
    }
  });

/** Sends pending check-ins whenever it may work, on any page. */
export function useCheckInsSent(): void {
  const client = useQueryClient();
  const hasKept = usePendingCheckIns().length > 0;
  useEffect(() => {
    if (!hasKept) return;
    const again = () => {
      if (navigator.onLine) void sendPendingCheckIns(client);
    };
    again();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [hasKept, client]);
}
