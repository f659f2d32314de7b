import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sendHelpMessage } from '#contract/service/conversations.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import {
  dropMessage,
  forgetOthersMessages,
  pendingMessages,
  refuseMessage,
  usePendingMessages,
} from './pending-messages.ts';
import { helpQuery } from './queries.ts';

/** A connection that hangs fires no event when it recovers, so retry at this interval. */
const AGAIN_MS = 10_000;

/** One tab at a time, and one after the other, so that messages arrive in the order they were written. */
const inTurn = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('help-messages', work) : work();

/** Temporary failures (no response, a proxy's response, a server error, an ended session) can be retried. */
const passes = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status) ||
  error.code === 'account_switched';

/** Sends what waits on the device. What fails for now stays; what is refused stays with the reason. */
export const sendPendingMessages = (client: QueryClient): Promise<void> =>
  inTurn(async () => {
    forgetOthersMessages();
    const nextOne = () => pendingMessages().find(({ problem }) => problem === undefined);
    for (let next = nextOne(); next; next = nextOne()) {
      const { id, homeId, text } = next;
      try {
        await call(sendHelpMessage, { params: { homeId }, body: { id, text } });
      } catch (error) {
        if (passes(error)) return;
        refuseMessage(id, sentence(error));
        continue;
      }
      // Refetch before removing it from the device, so that it doesn't vanish in between.
      await client.fetchQuery({ ...helpQuery(homeId), staleTime: 0 }).catch(() => undefined);
      dropMessage(id);
    }
  });

/** Sends messages that wait on the device whenever it may work, on any page. */
export function useMessagesSent(): void {
  const client = useQueryClient();
  const waiting = usePendingMessages().filter(({ problem }) => problem === undefined).length;
  useEffect(() => {
    if (waiting === 0) return;
    const again = () => {
      if (navigator.onLine) void sendPendingMessages(client);
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
  }, [waiting, client]);
}
