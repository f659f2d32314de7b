import { mutationOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as contract from '#contract/office/setup.ts';
import { call } from '#web/lib/call.ts';

export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: () => call(contract.getSetup),
  staleTime: 0,
});

export const putOffStep = mutationOptions({
  mutationFn: ({ step, isPutOff }: { step: contract.SetupStep; isPutOff: boolean }) =>
    call(contract.putOffStep, { params: { step }, body: { isPutOff } }),
  onSuccess: (setup, _given, _result, { client }) => client.setQueryData(setupQuery.queryKey, setup),
});

/** The data from which setup is derived. */
const TOPICS = ['homes', 'membership', 'household', 'notifications', 'evacuation'];

/** Refetches setup when that data changes, here or on another device. */
export function useFollowChanges(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
        if (TOPICS.includes(String(event.query.queryKey[0])))
          void client.invalidateQueries({ queryKey: setupQuery.queryKey });
      }),
    [client],
  );
}
