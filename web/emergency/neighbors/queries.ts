import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as drills from '#contract/emergency/neighbor-drills.ts';
import * as contract from '#contract/emergency/neighbors.ts';
import { codeOf } from '#web/lib/api-error.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const groupsQuery = queryOptions({
  queryKey: ['neighbors'],
  queryFn: () => call(contract.listGroups),
});

/** During an order, check-ins change without a live update to neighbors. */
const BOARD_EVERY_MS = 30_000;

/** Null once the reader may no longer see it: an error would keep showing what was loaded before. */
export const groupQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['neighbors', groupId],
    queryFn: async (): Promise<contract.NeighborGroup | null> => {
      try {
        return await call(contract.getGroup, { params: { groupId } });
      } catch (error) {
        if (['not_found', 'validation_failed'].includes(codeOf(error) ?? '')) return null;
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data?.board ? BOARD_EVERY_MS : false),
  });

type Context = { client: QueryClient };
const refetch = (_data: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['neighbors'] });
const showGroup = (view: contract.NeighborGroup, _given: unknown, _result: unknown, { client }: Context) =>
  client.setQueryData(groupQuery(view.id).queryKey, view);

export const startGroup = mutationOptions({
  mutationFn: (body: z.input<typeof contract.startGroup.body>) => call(contract.startGroup, { body }),
  onSuccess: refetch,
});
export const closeGroup = mutationOptions({
  mutationFn: (groupId: string) => call(contract.closeGroup, { params: { groupId } }),
  onSuccess: refetch,
});
export const addLink = mutationOptions({
  mutationFn: ({ groupId, ...body }: { groupId: string } & z.input<typeof contract.addLink.body>) =>
    call(contract.addLink, { params: { groupId }, body }),
  onSuccess: showGroup,
});
export const revokeLink = mutationOptions({
  mutationFn: (params: { groupId: string; linkId: string }) => call(contract.revokeLink, { params }),
  onSuccess: showGroup,
});
export const removeHousehold = mutationOptions({
  mutationFn: (params: { groupId: string; id: string }) => call(contract.removeHousehold, { params }),
  onSuccess: showGroup,
});
type Home = { groupId: string; homeId: string };
export const setShares = mutationOptions({
  mutationFn: ({ groupId, homeId, body }: Home & { body: z.input<typeof contract.SharesInput> }) =>
    call(contract.setShares, { params: { groupId, homeId }, body }),
  onSuccess: showGroup,
});
export const leaveGroup = mutationOptions({
  mutationFn: (params: Home) => call(contract.leaveGroup, { params }),
  onSuccess: refetch,
});
export const askForNeighbor = mutationOptions({
  mutationFn: ({ groupId, ...body }: { groupId: string; id: string; kind: 'ride' | 'check' }) =>
    call(contract.askForNeighbor, { params: { groupId }, body }),
  onSuccess: showGroup,
});

export const planDrill = mutationOptions({
  mutationFn: ({ groupId, plannedFor }: { groupId: string; plannedFor: string }) =>
    call(drills.planDrill, { params: { groupId }, body: { plannedFor } }),
  onSuccess: showGroup,
});
const MOVES = { start: drills.startGroupDrill, end: drills.endGroupDrill, cancel: drills.cancelDrill };
export type DrillMove = keyof typeof MOVES;
export const moveDrill = mutationOptions({
  mutationFn: ({ move, ...params }: { groupId: string; drillId: string; move: DrillMove }) =>
    call(MOVES[move], { params }),
  onSuccess: showGroup,
});
export const claimDrill = mutationOptions({
  mutationFn: ({ confirmer, ...params }: { groupId: string; drillId: string; confirmer: string | null }) =>
    call(drills.claimDrill, { params, body: { confirmer } }),
  onSuccess: (view: contract.NeighborGroup, given: unknown, result: unknown, context: Context) => {
    showGroup(view, given, result, context);
    return context.client.invalidateQueries({ queryKey: ['ambassador'] });
  },
});

/** The current picture. Its key starts with the topic, so a withdrawn consent redraws it. */
export const pictureQuery = (params: { groupId: string; drillId: string }) =>
  queryOptions({
    queryKey: ['neighbors', params.groupId, 'picture', params.drillId],
    queryFn: () => fetchFile(drills.getDrillPicture, { params }),
  });
