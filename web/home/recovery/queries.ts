import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as recovery from '#contract/home/recovery.ts';
import { call } from '#web/lib/call.ts';

export const recoveryQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['recovery', homeId],
    queryFn: () => call(recovery.getRecovery, { params: { homeId } }),
  });

type Context = { client: QueryClient };
/** Every change returns the whole recovery, because one fact can move many deadlines. */
const onSuccess = (
  view: recovery.RecoveryView,
  { homeId }: { homeId: string },
  _result: unknown,
  { client }: Context,
) => client.setQueryData(['recovery', homeId], view);

type Given<E extends { body: z.ZodType }> = { homeId: string; body: z.input<E['body']> };

export const startRecovery = mutationOptions({
  mutationFn: ({ homeId, body }: Given<typeof recovery.startRecovery>) =>
    call(recovery.startRecovery, { params: { homeId }, body }),
  onSuccess,
});

export const changeRecovery = mutationOptions({
  mutationFn: ({ homeId, body }: Given<typeof recovery.changeRecovery>) =>
    call(recovery.changeRecovery, { params: { homeId }, body }),
  onSuccess,
});

export const recordFact = mutationOptions({
  mutationFn: ({ homeId, body }: Given<typeof recovery.recordFact>) =>
    call(recovery.recordFact, { params: { homeId }, body }),
  onSuccess,
});

export const correctFact = mutationOptions({
  mutationFn: ({ homeId, factId, body }: Given<typeof recovery.correctFact> & { factId: string }) =>
    call(recovery.correctFact, { params: { homeId, factId }, body }),
  onSuccess,
});

export const withdrawFact = mutationOptions({
  mutationFn: (params: { homeId: string; factId: string }) => call(recovery.withdrawFact, { params }),
  onSuccess,
});
