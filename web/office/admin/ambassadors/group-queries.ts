import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { closeGroupAsStaff, listAmbassadorGroups } from '#contract/emergency/neighbors-admin.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const groupsQuery = (ambassadorId: string) =>
  queryOptions({
    queryKey: ['admin', 'ambassador', ambassadorId, 'groups'],
    queryFn: () => call(listAmbassadorGroups, { params: { ambassadorId } }),
  });

type Context = { client: QueryClient };
export const closeGroup = mutationOptions({
  mutationFn: ({ groupId, reason }: { groupId: string; reason: string }) =>
    call(closeGroupAsStaff, { params: { groupId }, body: { reason } }),
  onSettled: (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
    client.invalidateQueries({ queryKey: ['admin'] }),
});
