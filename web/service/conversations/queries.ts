import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as conversations from '#contract/service/conversations.ts';
import type { HelpView } from '#contract/service/conversations.ts';
import { call } from '#web/lib/call.ts';
import { upload } from '#web/lib/upload.ts';
import { catchUp, mergeThreads, type Thread } from './thread.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const helpQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['help', homeId],
    queryFn: () => call(conversations.getHelp, { params: { homeId }, query: {} }),
  });

type Conversation = NonNullable<HelpView['conversation']>;

/**
 * Messages since the page was loaded, for live updates about messages: fetches only what is new. Other changes of the
 * case refetch `helpQuery`.
 */
export const helpThreadQuery = (homeId: string, conversation: Conversation | null) => {
  const { caseId = '', messages = [], lastSeq = 0, readByTeam: read = 0 } = conversation ?? {};
  const queryKey = ['messages', caseId, 'household'];
  return queryOptions({
    queryKey,
    enabled: conversation !== null,
    queryFn: ({ client }): Promise<Thread> => {
      const known = mergeThreads({ messages, lastSeq, read }, client.getQueryData<Thread>(queryKey));
      return catchUp(known, async (after) => {
        const given = { params: { homeId, caseId }, query: { after } };
        const { readByTeam, isDeskOpen, ...part } = await call(conversations.getHelpMessages, given);
        const help = client.getQueryData(helpQuery(homeId).queryKey);
        if (help && help.hours.isOpen !== isDeskOpen)
          void client.invalidateQueries({ queryKey: helpQuery(homeId).queryKey });
        return { ...part, read: readByTeam };
      });
    },
  });
};

export const markRead = mutationOptions({
  mutationFn: ({ homeId, ...body }: { homeId: string; caseId: string; seq: number }) =>
    call(conversations.markHelpRead, { params: { homeId }, body }),
});

export const caseMessagesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['desk', 'messages', caseId],
    queryFn: () => call(conversations.getCaseMessages, { params: { caseId }, query: {} }),
  });

type CaseMessages = Awaited<ReturnType<NonNullable<ReturnType<typeof caseMessagesQuery>['queryFn']>>>;

/** The same for our team: messages since the case was loaded. */
export const caseThreadQuery = (caseId: string, loaded: CaseMessages | undefined) => {
  const { messages = [], lastSeq = 0, readByHousehold: read = 0 } = loaded ?? {};
  const queryKey = ['messages', caseId, 'team'];
  return queryOptions({
    queryKey,
    enabled: loaded !== undefined,
    queryFn: ({ client }): Promise<Thread> => {
      const known = mergeThreads({ messages, lastSeq, read }, client.getQueryData<Thread>(queryKey));
      return catchUp(known, async (after) => {
        const { readByHousehold, ...part } = await call(conversations.getCaseMessages, {
          params: { caseId },
          query: { after },
        });
        return { lastSeq: part.lastSeq, messages: part.messages, read: readByHousehold };
      });
    },
  });
};

type Context = { client: QueryClient };

/**
 * Clears the form once the sender's own message is visible. The lists refetch independently: if the form waited for
 * them, it would take the focus from a person who already continues typing.
 */
const refetchCase = (client: QueryClient): Promise<void> => {
  void client.invalidateQueries({ queryKey: ['desk'] });
  return client.invalidateQueries({ queryKey: ['messages'] });
};

export const replyInCase = mutationOptions({
  mutationFn: ({ caseId, ...body }: { caseId: string; id: string; text: string; readSeq: number }) =>
    call(conversations.replyInCase, { params: { caseId }, body }),
  onSettled: (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
    refetchCase(client),
});

export const sendCaseFile = mutationOptions({
  mutationFn: ({ caseId, file, id, readSeq }: { caseId: string; file: File; id: string; readSeq: number }) =>
    upload(conversations.sendCaseFile, { params: { caseId, messageId: id }, query: { readSeq }, file }),
  onSettled: (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
    refetchCase(client),
});

export const markCaseRead = mutationOptions({
  mutationFn: ({ caseId, seq }: { caseId: string; seq: number }) =>
    call(conversations.markCaseRead, { params: { caseId }, body: { seq } }),
});
