import type { QueryClient } from '@tanstack/react-query';
import { checkIn, type PersonCheckIn } from '#contract/emergency/check-ins.ts';
import { sentence } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { inTurn, isTemporary, useSentLater } from '#web/lib/send-later.ts';
import { toast } from '#web/lib/toast.ts';
import {
  dropCheckIn,
  clearOthersCheckIns,
  type PendingCheckIn,
  pendingCheckIns,
  usePendingCheckIns,
} from './pending-check-ins.ts';
import { evacuationQuery } from './queries.ts';
import * as t from '#text/emergency/banner.ts';

const AGAIN_MS = 15_000;

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
  inTurn('check-ins', async () => {
    clearOthersCheckIns();
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
        if (isTemporary(error)) return;
        const name = client.getQueryData(queryKey)?.people.find((one) => one.personId === personId)?.name;
        toast({
          title: t.notCheckedIn(name ?? null),
          text: sentence(error),
          destructive: true,
        });
      }
      dropCheckIn(next);
      void client.invalidateQueries({ queryKey: ['evacuation'] });
    }
  });

/** Sends pending check-ins whenever it may work, on any page. */
export const useCheckInsSent = (): void =>
  useSentLater(usePendingCheckIns().length, sendPendingCheckIns, AGAIN_MS);
