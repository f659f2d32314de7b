import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as board from '#contract/office/board.ts';
import * as desk from '#contract/office/desk.ts';
import { resendCaseReply } from '#contract/service/contact.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A query key starts with the topic of the live updates that invalidate it.

/** An alert must be seen within a minute, even in a window that gets no live updates. */
const ALERT_POLL_MS = 20_000;

export const deskQuery = queryOptions({
  queryKey: ['desk', 'overview'],
  queryFn: () => call(desk.getDesk),
  refetchInterval: ALERT_POLL_MS,
});

export const casesQuery = (query: z.input<typeof desk.listCases.query>) =>
  queryOptions({ queryKey: ['desk', 'cases', query], queryFn: () => call(desk.listCases, { query }) });

export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['desk', 'case', caseId],
    queryFn: () => call(desk.getCase, { params: { caseId } }),
  });

export const boardsQuery = queryOptions({
  queryKey: ['desk', 'boards'],
  queryFn: () => call(board.listBoards),
});

export const boardQuery = (incidentId: string) =>
  queryOptions({
    queryKey: ['desk', 'board', incidentId],
    queryFn: () => call(board.getBoard, { params: { incidentId } }),
  });

export const householdQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['desk', 'household', caseId],
    queryFn: () => call(desk.getCaseHousehold, { params: { caseId } }),
  });

/** Fetched only on click, because every view is logged. */
export const casePhonesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['contact-data', 'case', caseId],
    queryFn: () => call(desk.getCasePhones, { params: { caseId } }),
    staleTime: Infinity,
    gcTime: 0,
  });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['desk'] });

export const fetchCases = (query: z.input<typeof desk.exportCases.query>): Promise<Blob> =>
  fetchFile(desk.exportCases, { query });

export const closeCases = mutationOptions({
  mutationFn: (body: z.input<typeof desk.closeCases.body>) => call(desk.closeCases, { body }),
  onSettled,
});

export const resendReply = mutationOptions({
  mutationFn: (params: { caseId: string; messageId: string }) => call(resendCaseReply, { params }),
  onSettled,
});

export const takeNext = mutationOptions({ mutationFn: () => call(desk.takeNextCase), onSettled });

const CHANGES = {
  take: desk.takeCase,
  note: desk.noteOnCase,
  call: desk.logCall,
  assign: desk.assignCase,
  wait: desk.waitOnCase,
  reopen: desk.reopenCase,
  close: desk.closeCase,
  severity: desk.setCaseSeverity,
  reason: desk.openCaseOfOther,
  merge: desk.mergeCase,
  remind: desk.remindOfCase,
};
type Changes = typeof CHANGES;
export type CaseChange = {
  [K in keyof Changes]: { caseId: string; what: K; body: z.input<Changes[K]['body']> };
}[keyof Changes];

export const changeCase = mutationOptions({
  mutationFn: ({ caseId, what, body }: CaseChange) =>
    call(CHANGES[what] as typeof desk.takeCase, { params: { caseId }, body: body as Record<string, never> }),
  onSettled,
});

export const finishReminder = mutationOptions({
  mutationFn: (reminderId: string) => call(desk.finishReminder, { params: { reminderId } }),
  onSettled,
});
