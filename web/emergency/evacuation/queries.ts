import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { showEvacuation, type DemoStage } from '#contract/demo.ts';
import * as drills from '#contract/emergency/drills.ts';
import * as evacuation from '#contract/emergency/evacuation.ts';
import { getEvacuationRoute } from '#contract/emergency/evacuation-route.ts';
import * as requests from '#contract/emergency/service-requests.ts';
import * as rooms from '#contract/emergency/evacuation-room.ts';
import { CURRENT_HOME } from '#contract/home/homes.ts';
import { call } from '#web/lib/call.ts';
import { untilFromServer } from '#web/lib/from-device.ts';

// A query key starts with the topic of the live updates that invalidate it.

/** Refetched whenever it's opened. Offline, the service worker responds from its cache (web/sw.ts). */
export const evacuationQuery = queryOptions({
  queryKey: ['evacuation', 'home'],
  queryFn: () => call(evacuation.getEvacuation, { params: { homeId: CURRENT_HOME } }),
  staleTime: 0,
  refetchOnReconnect: true,
  refetchInterval: untilFromServer,
});

/** The route out. Refetched with every change; offline, the service worker responds from its cache. */
export const evacuationRouteQuery = queryOptions({
  queryKey: ['evacuation', 'route'],
  queryFn: () => call(getEvacuationRoute, { params: { homeId: CURRENT_HOME } }),
  staleTime: 0,
  refetchOnReconnect: true,
  // The route is checked against new hazards while the page is open.
  refetchInterval: (query) =>
    untilFromServer(query) || (query.state.data?.state === 'computing' ? 5_000 : 60_000),
});

export const bannerQuery = queryOptions({
  queryKey: ['evacuation', 'banner'],
  queryFn: () => call(evacuation.getEvacuationBanner),
});

export const drillsQuery = queryOptions({
  queryKey: ['evacuation', 'drills'],
  queryFn: () => call(drills.listDrills, { params: { homeId: CURRENT_HOME } }),
});

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['evacuation'] });

export const acknowledge = mutationOptions({
  mutationFn: (homeId: string) => call(evacuation.acknowledgeEvacuation, { params: { homeId } }),
  onSettled,
});

export const setOwnNights = mutationOptions({
  mutationFn: ({ homeId, ownNights }: { homeId: string; ownNights: number }) =>
    call(rooms.setOwnNights, { params: { homeId }, body: { ownNights } }),
  onSettled,
});

export const releaseRoom = mutationOptions({
  mutationFn: (homeId: string) => call(rooms.releaseRoom, { params: { homeId } }),
  onSettled,
});

export const allowWider = mutationOptions({
  mutationFn: (homeId: string) => call(rooms.allowWider, { params: { homeId } }),
  onSettled,
});

export const arriveAtRoom = mutationOptions({
  mutationFn: (homeId: string) => call(rooms.arriveAtRoom, { params: { homeId } }),
  onSettled,
});

/** One tap starts services if automatic activation is off. */
export const startServices = mutationOptions({
  mutationFn: (homeId: string) => call(evacuation.startServices, { params: { homeId } }),
  onSettled,
});

export const requestServices = mutationOptions({
  mutationFn: ({ homeId, why }: { homeId: string; why: string }) =>
    call(requests.requestServices, { params: { homeId }, body: { why } }),
  onSettled,
});

export const appealDecision = mutationOptions({
  mutationFn: ({ homeId, id, why }: { homeId: string; id: string; why: string }) =>
    call(requests.appealDecision, { params: { homeId, id }, body: { why } }),
  onSettled,
});

const onDrillSettled = async (
  _data: unknown,
  _error: unknown,
  _given: unknown,
  _result: unknown,
  { client }: Context,
) => {
  void client.invalidateQueries({ queryKey: ['readiness'] });
  await client.invalidateQueries({ queryKey: ['evacuation'] });
};

export const startDrill = mutationOptions({
  mutationFn: (homeId: string) => call(drills.startDrill, { params: { homeId } }),
  onSettled: onDrillSettled,
});

export const takeDrillStep = mutationOptions({
  mutationFn: ({ homeId, id, step }: { homeId: string; id: string; step: drills.DrillStep }) =>
    call(drills.takeDrillStep, { params: { homeId, id }, body: { step } }),
  // The user may be on the way to the car: update from the response right away, then refetch the rest.
  onSettled: (
    taken: drills.Drill | undefined,
    error: unknown,
    given: unknown,
    result: unknown,
    context: Context,
  ) => {
    if (taken)
      context.client.setQueryData(drillsQuery.queryKey, (known) =>
        known ? { drills: known.drills.map((drill) => (drill.id === taken.id ? taken : drill)) } : known,
      );
    void onDrillSettled(taken, error, given, result, context);
  },
});

export const stopDrill = mutationOptions({
  mutationFn: ({ homeId, id }: { homeId: string; id: string }) =>
    call(drills.stopDrill, { params: { homeId, id } }),
  onSettled: onDrillSettled,
});

/** Demo only: simulates a county's order. The effects arrive as live updates. */
export const showStage = mutationOptions({
  mutationFn: (stage: DemoStage) => call(showEvacuation, { body: { stage } }),
  onSettled,
});
