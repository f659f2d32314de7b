import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as handOvers from '#contract/service/hand-overs.ts';
import * as shifts from '#contract/service/shifts.ts';
import { call } from '#web/lib/call.ts';

export const shiftQuery = queryOptions({
  queryKey: ['desk', 'shift'],
  queryFn: () => call(handOvers.getShift),
});

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['desk'] });

export const startShift = mutationOptions({ mutationFn: () => call(shifts.startShift), onSettled });
export const pauseShift = mutationOptions({ mutationFn: () => call(shifts.pauseShift), onSettled });
export const endShift = mutationOptions({
  mutationFn: (body: z.input<typeof handOvers.endShift.body>) => call(handOvers.endShift, { body }),
  onSettled,
});

export const offerCases = mutationOptions({
  mutationFn: (body: z.input<typeof handOvers.handOverCases.body>) => call(handOvers.handOverCases, { body }),
  onSettled,
});

type Settling =
  | { handOverId: string; what: 'accept' | 'take-back' }
  | { handOverId: string; what: 'return'; reason: string };

export const settleHandOver = mutationOptions({
  mutationFn: (given: Settling) => {
    const params = { handOverId: given.handOverId };
    if (given.what === 'return')
      return call(handOvers.returnHandOver, { params, body: { reason: given.reason } });
    const endpoint = given.what === 'accept' ? handOvers.acceptHandOver : handOvers.takeBackHandOver;
    return call(endpoint, { params, body: {} });
  },
  onSettled,
});
