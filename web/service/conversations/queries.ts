import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as conversations from '#contract/service/conversations.ts';
import { call } from '#web/lib/call.ts';
import { upload } from '#web/lib/upload.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const helpQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['help', homeId],
    queryFn: () => call(conversations.getHelp, { params: { homeId }, query: {} }),
  });

export const markRead = mutationOptions({
  mutationFn: ({ homeId, ...body }: { homeId: string; caseId: string; seq: number }) =>
    call(conversations.markHelpRead, { params: { homeId }, body }),
});

export const caseMessagesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['desk', 'messages', caseId],
    queryFn: () => call(conversations.getCaseMessages, { params: { caseId }, query: {} }),
  });

type Context = { client: QueryClient };

export const replyInCase = mutationOptions({
  mutationFn: ({ caseId, ...body }: { caseId: string; id: string; text: string; readSeq: number }) =>
    call(conversations.replyInCase, { params: { caseId }, body }),
  onSettled: (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
    client.invalidateQueries({ queryKey: ['desk'] }),
});

export const sendCaseFile = mutationOptions({
  mutationFn: ({ caseId, file, id, readSeq }: { caseId: string; file: File; id: string; readSeq: number }) =>
    upload(conversations.sendCaseFile, { params: { caseId, messageId: id }, query: { readSeq }, file }),
  onSettled: (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
    client.invalidateQueries({ queryKey: ['desk'] }),
});

export const markCaseRead = mutationOptions({
  mutationFn: ({ caseId, seq }: { caseId: string; seq: number }) =>
    call(conversations.markCaseRead, { params: { caseId }, body: { seq } }),
});
