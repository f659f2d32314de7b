import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as canned from '#contract/office/canned.ts';
import { call } from '#web/lib/call.ts';

export const cannedQuery = queryOptions({
  queryKey: ['desk', 'canned'],
  queryFn: () => call(canned.listCanned),
});

export const filledCannedQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['desk', 'canned', caseId],
    queryFn: () => call(canned.fillCanned, { params: { caseId } }),
  });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['desk', 'canned'] });

type Words = { title: string; text: string };

export const saveCanned = mutationOptions({
  mutationFn: ({ known, ...body }: Words & { known: { id: string; version: number } | null }) =>
    known
      ? call(canned.changeCanned, {
          params: { replyId: known.id },
          body: { ...body, version: known.version },
        })
      : call(canned.addCanned, { body }),
  onSettled,
});

export const removeCanned = mutationOptions({
  mutationFn: (replyId: string) => call(canned.removeCanned, { params: { replyId } }),
  onSettled,
});
