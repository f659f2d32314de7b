import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/service/advisors.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const advisorQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['help', homeId, 'advisor'],
    queryFn: () => call(contract.getAdvisor, { params: { homeId } }),
  });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['help'] });

export const requestCall = mutationOptions({
  mutationFn: ({ homeId, ...body }: { homeId: string } & z.input<typeof contract.requestCall.body>) =>
    call(contract.requestCall, { params: { homeId }, body }),
  onSettled,
});

export const cancelCall = mutationOptions({
  mutationFn: (homeId: string) => call(contract.cancelCall, { params: { homeId } }),
  onSettled,
});
