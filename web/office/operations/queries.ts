import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as information from '#contract/emergency/information.ts';
import * as drills from '#contract/emergency/operations-drills.ts';
import * as incidents from '#contract/office/operations-incidents.ts';
import * as operations from '#contract/office/operations.ts';
import * as zones from '#contract/office/operations-zones.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

/** A pull without changes publishes no live update, so the data is refetched this often. */
const EVERY_MS = 30_000;

export const overviewQuery = queryOptions({
  queryKey: ['operations', 'overview'],
  queryFn: () => call(operations.getOperations),
  refetchInterval: EVERY_MS,
});

type ReviewsAsked = { state: 'open' | 'decided'; kind: string; search: string; after?: string };
export const reviewsQuery = (query: ReviewsAsked) =>
  queryOptions({
    queryKey: ['operations', 'reviews', query],
    queryFn: () => call(operations.listReviews, { query }),
  });

/** Fetched only on a click, and never cached: every access is logged. Live updates don't refetch it. */
export const reviewPhonesQuery = (id: string) =>
  queryOptions({
    queryKey: ['review-phones', id],
    queryFn: () => call(operations.getReviewPhones, { params: { id } }),
    gcTime: 0,
  });

export const incidentsQuery = queryOptions({
  queryKey: ['operations', 'incidents'],
  queryFn: () => call(incidents.listIncidents),
});

export const incidentQuery = (id: string) =>
  queryOptions({
    queryKey: ['operations', 'incident', id],
    queryFn: () => call(incidents.getIncident, { params: { id } }),
    refetchInterval: EVERY_MS,
  });

export const incidentHomesQuery = (id: string, query: { search: string; page: number }) =>
  queryOptions({
    queryKey: ['operations', 'incident', id, 'homes', query],
    queryFn: () => call(incidents.listIncidentHomes, { params: { id }, query }),
  });

/** Not cached, because each view is logged and a case changes by the minute. */
export const conciergeCaseQuery = (id: string, homeId: string) =>
  queryOptions({
    queryKey: ['operations', 'incident', id, 'case', homeId],
    queryFn: () => call(incidents.getConciergeCase, { params: { id, homeId } }),
    gcTime: 0,
  });

export const zonesQuery = queryOptions({
  queryKey: ['operations', 'zones'],
  queryFn: () => call(zones.listZones),
});

export const zoneQuery = (id: string) =>
  queryOptions({
    queryKey: ['operations', 'zone', id],
    queryFn: () => call(zones.getZone, { params: { id } }),
  });

export const declarationsQuery = queryOptions({
  queryKey: ['operations', 'declarations'],
  queryFn: () => call(zones.listDeclarations),
});

export const drillsQuery = queryOptions({
  queryKey: ['operations', 'drills'],
  queryFn: () => call(drills.listAreaDrills),
  refetchInterval: EVERY_MS,
});

export const informationQuery = queryOptions({
  queryKey: ['operations', 'information'],
  queryFn: () => call(information.listInformation),
  refetchInterval: EVERY_MS,
});

type Context = { client: QueryClient };
export const onSettled = (
  _data: unknown,
  _error: unknown,
  _given: unknown,
  _result: unknown,
  { client }: Context,
) => client.invalidateQueries({ queryKey: ['operations'] });

export const pullFeed = mutationOptions({
  mutationFn: (feedId: string) => call(operations.pullFeed, { params: { feedId } }),
  onSettled,
});

export const decideReview = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string; decision: string; note: string }) =>
    call(operations.decideReview, { params: { id }, body }),
  onSettled,
});

export const reopenRequest = mutationOptions({
  mutationFn: ({ id, note }: { id: string; note: string }) =>
    call(operations.reopenRequest, { params: { id }, body: { note } }),
  onSettled,
});

export const decideCash = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string; decision: 'approved' | 'refused'; note: string }) =>
    call(incidents.decideIncidentCash, { params: { id }, body }),
  onSettled,
});

export const correctIncident = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string; reason: string; confirm: string; zoneId?: string }) =>
    call(incidents.correctIncident, { params: { id }, body }),
  onSettled,
});

export const retrySteps = mutationOptions({
  mutationFn: ({ id, step }: { id: string; step: (typeof incidents.RETRY_STEPS)[number] }) =>
    call(incidents.retrySteps, { params: { id }, body: { step } }),
  onSettled,
});

export const decideZone = mutationOptions({
  mutationFn: ({ id, ...body }: { id: string; decision: 'approved' | 'refused'; note: string }) =>
    call(zones.decideZone, { params: { id }, body }),
  onSettled,
});

export const endZone = mutationOptions({
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    call(zones.endZone, { params: { id }, body: { reason } }),
  onSettled,
});

export const measureShape = mutationOptions({
  mutationFn: (shape: MultiPolygon) => call(zones.measureShape, { body: { shape } }),
});

export const proposeDeclaration = mutationOptions({
  mutationFn: (body: zones.DeclarationInput) => call(zones.proposeDeclaration, { body }),
  onSettled,
});

type Decided = {
  id: string;
  decision: 'approved' | 'refused';
  note: string;
  shownHash: string;
  confirm: string;
};
export const decideDeclaration = mutationOptions({
  mutationFn: ({ id, ...body }: Decided) => call(zones.decideDeclaration, { params: { id }, body }),
  onSettled,
});

export const withdrawDeclaration = mutationOptions({
  mutationFn: (id: string) => call(zones.withdrawDeclaration, { params: { id } }),
  onSettled,
});

export const startAreaDrill = mutationOptions({
  mutationFn: (body: { name: string; shape: MultiPolygon; confirm: string }) =>
    call(drills.startAreaDrill, { body }),
  onSettled,
});

export const endAreaDrill = mutationOptions({
  mutationFn: (id: string) => call(drills.endAreaDrill, { params: { id } }),
  onSettled,
});

export const announceInformation = mutationOptions({
  mutationFn: (body: information.InformationInput) => call(information.announceInformation, { body }),
  onSettled,
});

export const endInformation = mutationOptions({
  mutationFn: (id: string) => call(information.endInformation, { params: { id } }),
  onSettled,
});
