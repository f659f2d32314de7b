import type { QueryClient } from '@tanstack/react-query';
import { sendHelpMessage } from '#contract/service/conversations.ts';
import { sentence } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { inTurn, isTemporary, useSentLater } from '#web/lib/send-later.ts';
import {
  dropMessage,
  clearOthersMessages,
  pendingMessages,
  refuseMessage,
  usePendingMessages,
} from './pending-messages.ts';
import { helpQuery } from './queries.ts';

const AGAIN_MS = 10_000;

/** Sends what waits on the device. What fails for now stays; what is refused stays with the reason. */
export const sendPendingMessages = (client: QueryClient): Promise<void> =>
  inTurn('help-messages', async () => {
    clearOthersMessages();
    const nextOne = () => pendingMessages().find(({ problem }) => problem === undefined);
    for (let next = nextOne(); next; next = nextOne()) {
      const { id, homeId, text } = next;
      try {
        await call(sendHelpMessage, { params: { homeId }, body: { id, text } });
      } catch (error) {
        if (isTemporary(error)) return;
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
  const waiting = usePendingMessages().filter(({ problem }) => problem === undefined);
  useSentLater(waiting.length, sendPendingMessages, AGAIN_MS);
}
