import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as places from '#contract/emergency/places.ts';
import { call } from '#web/lib/call.ts';

/** Refetched every minute, because orders come and go while the map is open. */
const EVERY_MS = 60_000;

export const myMapQuery = queryOptions({
  queryKey: ['places', 'mine'],
  queryFn: () => call(places.getMyMap),
  refetchInterval: EVERY_MS,
});

type Context = { client: QueryClient };
const onSuccess = (_data: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['places'] });

export const watchPlace = mutationOptions({
  mutationFn: (body: places.WatchedInput) => call(places.addWatchedPlace, { body }),
  onSuccess,
});

export const stopWatching = mutationOptions({
  mutationFn: (placeId: string) => call(places.removeWatchedPlace, { params: { placeId } }),
  onSuccess,
});
