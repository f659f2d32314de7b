import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { getGuide } from '#contract/home/recovery-guide.ts';
import * as recovery from '#contract/home/recovery.ts';
import { call } from '#web/lib/call.ts';

export const guideQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['recovery', homeId, 'guide'],
    queryFn: () => call(getGuide, { params: { homeId } }),
  });

type Context = { client: QueryClient };
const onSuccess = async (
  view: recovery.RecoveryView,
  { homeId }: { homeId: string },
  _result: unknown,
  { client }: Context,
) => {
  client.setQueryData(['recovery', homeId], view);
  await client.invalidateQueries({ queryKey: ['recovery', homeId, 'guide'] });
};

type Mark = { homeId: string; subject: string; kind: 'done' | 'not_needed'; today: string };

/** Marks a step or an aid as done or not needed, from today. */
export const addMark = mutationOptions({
  mutationFn: ({ homeId, subject, kind, today }: Mark) =>
    call(recovery.recordFact, {
      params: { homeId },
      body: { kind, subject, day: today, evidence: { kind: 'statement', note: '', documentId: null } },
    }),
  onSuccess,
});

export const removeMark = mutationOptions({
  mutationFn: (params: { homeId: string; factId: string }) => call(recovery.withdrawFact, { params }),
  onSuccess,
});
