import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { NewTask } from '#contract/home/recovery-tasks.ts';
import * as contract from '#contract/service/recovery-advice.ts';
import { call } from '#web/lib/call.ts';

export const recoveriesQuery = queryOptions({
  queryKey: ['desk-recoveries'],
  queryFn: () => call(contract.listAdvisedRecoveries, {}),
});

export const advisedQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['desk-recoveries', homeId],
    queryFn: () => call(contract.getAdvisedRecovery, { params: { homeId } }),
  });

const onSuccess = (
  view: contract.AdvisedRecovery,
  { homeId }: { homeId: string },
  _result: unknown,
  { client }: { client: QueryClient },
) => client.setQueryData(['desk-recoveries', homeId], view);

export const giveTask = mutationOptions({
  mutationFn: ({ homeId, body }: { homeId: string; body: z.input<typeof NewTask> }) =>
    call(contract.giveRecoveryTask, { params: { homeId }, body }),
  onSuccess,
});

export const removeTask = mutationOptions({
  mutationFn: (params: { homeId: string; taskId: string }) => call(contract.removeRecoveryTask, { params }),
  onSuccess,
});
