import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/outreach/contact-admin.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const messagesQuery = (query: z.input<typeof contract.listMessages.query>) =>
  queryOptions({
    queryKey: ['admin', 'messages', query],
    queryFn: () => call(contract.listMessages, { query }),
  });

export const messageQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['admin', 'messages', 'one', messageId],
    queryFn: () => call(contract.getMessage, { params: { messageId } }),
  });

export const colleaguesQuery = queryOptions({
  queryKey: ['admin', 'colleagues'],
  queryFn: () => call(contract.listColleagues),
});

export const fetchMessages = (query: z.input<typeof contract.exportMessages.query>): Promise<Blob> =>
  fetchFile(contract.exportMessages, { query });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['admin'] });

type One = { messageId: string };

export const assignMessage = mutationOptions({
  mutationFn: ({ messageId, ...body }: One & z.input<typeof contract.assignMessage.body>) =>
    call(contract.assignMessage, { params: { messageId }, body }),
  onSettled,
});

export const replyToMessage = mutationOptions({
  mutationFn: ({ messageId, ...body }: One & z.input<typeof contract.replyToMessage.body>) =>
    call(contract.replyToMessage, { params: { messageId }, body }),
  onSettled,
});

export const resendReply = mutationOptions({
  mutationFn: (params: One & { replyId: string }) => call(contract.resendReply, { params }),
  onSettled,
});

export const noteOnMessage = mutationOptions({
  mutationFn: ({ messageId, text }: One & { text: string }) =>
    call(contract.noteOnMessage, { params: { messageId }, body: { text } }),
  onSettled,
});

export const closeMessage = mutationOptions({
  mutationFn: ({ messageId, reason }: One & { reason?: string }) =>
    call(contract.closeMessage, { params: { messageId }, body: reason ? { reason } : {} }),
  onSettled,
});

export const reopenMessage = mutationOptions({
  mutationFn: ({ messageId }: One) => call(contract.reopenMessage, { params: { messageId } }),
  onSettled,
});
