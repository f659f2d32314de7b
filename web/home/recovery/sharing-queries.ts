import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/home/recovery-sharing.ts';
import * as tasks from '#contract/home/recovery-tasks.ts';
import { call } from '#web/lib/call.ts';

export const sharesQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['recovery', homeId, 'shares'],
    queryFn: () => call(contract.listRecoveryShares, { params: { homeId } }),
  });

export const tasksQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['recovery', homeId, 'tasks'],
    queryFn: () => call(tasks.getRecoveryTasks, { params: { homeId } }),
  });

const onSuccess = (
  _done: unknown,
  { homeId }: { homeId: string },
  _result: unknown,
  { client }: { client: QueryClient },
) => client.invalidateQueries({ queryKey: ['recovery', homeId] });

export const shareRecovery = mutationOptions({
  mutationFn: ({ homeId, body }: { homeId: string; body: z.input<typeof contract.NewRecoveryShare> }) =>
    call(contract.shareRecovery, { params: { homeId }, body }),
  onSuccess,
});

export const revokeShare = mutationOptions({
  mutationFn: (params: { homeId: string; shareId: string }) => call(contract.revokeRecoveryShare, { params }),
  onSuccess,
});

export const finishTask = mutationOptions({
  mutationFn: (params: { homeId: string; taskId: string }) => call(tasks.finishRecoveryTask, { params }),
  onSuccess,
});
