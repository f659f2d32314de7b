import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as readiness from '#contract/home/readiness.ts';
import { call } from '#web/lib/call.ts';
import { upload } from '#web/lib/upload.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const readinessQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['readiness', homeId],
    queryFn: () => call(readiness.getReadiness, { params: { homeId } }),
    // A plan, a card or a phone number checks tasks without a live update of this topic.
    staleTime: 0,
  });

export const recompute = mutationOptions({
  mutationFn: (homeId: string) => call(readiness.recomputeReadiness, { params: { homeId } }),
  onSuccess: (data, homeId, _result, { client }) =>
    client.setQueryData(readinessQuery(homeId).queryKey, data),
});

/** Updates the task right away, then refetches the score and sometimes the points. */
const onSuccess = (
  { task }: readiness.TaskChanged,
  _given: unknown,
  _result: unknown,
  { client }: { client: QueryClient },
) => {
  client.setQueriesData<readiness.Readiness>(
    { queryKey: ['readiness'] },
    (data) => data && { ...data, tasks: data.tasks.map((one) => (one.id === task.id ? task : one)) },
  );
  void client.invalidateQueries({ queryKey: ['readiness'] });
  void client.invalidateQueries({ queryKey: ['points'] });
};

export const changeTask = mutationOptions({
  mutationFn: ({ taskId, status }: { taskId: string; status: readiness.TaskStatus }) =>
    call(readiness.changeTask, { params: { taskId }, body: { status } }),
  onSuccess,
});

export const addProof = mutationOptions({
  mutationFn: ({
    taskId,
    ...sent
  }: {
    taskId: string;
    file: File;
    onProgress: (share: number) => void;
    signal: AbortSignal;
  }) => upload(readiness.addProof, { params: { taskId }, ...sent }),
  onSuccess,
});

export const removeProof = mutationOptions({
  mutationFn: (taskId: string) => call(readiness.removeProof, { params: { taskId } }),
  onSuccess,
});
