import type { QueryClient } from '@tanstack/react-query';
import { sendHelpFile, sendHelpMessage } from '#contract/service/conversations.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { inTurn, isTemporary, useSentLater } from '#web/lib/send-later.ts';
import { upload } from '#web/lib/upload.ts';
import { keptFile } from './pending-files.ts';
import {
  dropMessage,
  clearOthersMessages,
  type PendingMessage,
  pendingMessages,
  refuseMessage,
  usePendingMessages,
} from './pending-messages.ts';
import { helpQuery, helpThreadQuery } from './queries.ts';
import * as t from '#text/service/conversations.ts';

const AGAIN_MS = 10_000;

async function sendOne({ id, homeId, text, fileName }: PendingMessage): Promise<unknown> {
  if (fileName === undefined) return call(sendHelpMessage, { params: { homeId }, body: { id, text } });
  const file = await keptFile(id);
  if (!file) throw new ApiError(410, JSON.stringify({ error: t.fileGone, code: 'not_found' }), '');
  return upload(sendHelpFile, { params: { homeId, messageId: id }, file });
}

/**
 * Fetches a message that was just sent: with what is new in the conversation, or with the whole page if it is in
 * another one.
 */
async function fetchSent(client: QueryClient, homeId: string, id: string): Promise<void> {
  const { conversation = null } = client.getQueryData(helpQuery(homeId).queryKey) ?? {};
  const thread =
    conversation && (await client.fetchQuery({ ...helpThreadQuery(homeId, conversation), staleTime: 0 }));
  if (!thread?.messages.some((message) => message.id === id))
    await client.fetchQuery({ ...helpQuery(homeId), staleTime: 0 });
}

/** Sends what is queued on the device. Temporary failures stay queued; refused messages stay with the reason. */
export const sendPendingMessages = (client: QueryClient): Promise<void> =>
  inTurn('help-messages', async () => {
    clearOthersMessages();
    const nextOne = () => pendingMessages().find(({ problem }) => problem === undefined);
    for (let next = nextOne(); next; next = nextOne()) {
      const { id, homeId } = next;
      try {
        await sendOne(next);
      } catch (error) {
        if (isTemporary(error)) return;
        refuseMessage(id, sentence(error));
        continue;
      }
      // Refetch before removing it from the device, so that it doesn't vanish in between.
      await fetchSent(client, homeId, id).catch(() => undefined);
      dropMessage(id);
    }
  });

/** Sends queued messages whenever it may work, on any page. */
export function useMessagesSent(): void {
  const waiting = usePendingMessages().filter(({ problem }) => problem === undefined);
  useSentLater(waiting.length, sendPendingMessages, AGAIN_MS);
}
