import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as homes from '#contract/home/homes.ts';
import * as protection from '#contract/home/protection.ts';
import { call } from '#web/lib/call.ts';

/** All homes of the member, archived ones last. */
export const homesQuery = queryOptions({ queryKey: ['homes'], queryFn: () => call(homes.listHomes) });

/** The member's current home; null if they have none. Shares its cache with `homesQuery`. */
export const currentHomeQuery = queryOptions({
  ...homesQuery,
  select: (list) => list.find((home) => home.isCurrent) ?? null,
});

/** The full policy number, fetched on demand and cached only while shown. */
export const policyNumberQuery = (homeId: string, policyId: string) =>
  queryOptions({
    queryKey: ['homes', homeId, 'policy-number', policyId],
    queryFn: () => call(homes.showPolicyNumber, { params: { homeId, policyId } }),
    gcTime: 0,
  });

/** The one home that the membership protects. */
export const protectionQuery = queryOptions({
  queryKey: ['homes', 'protection'],
  queryFn: () => call(protection.getProtection),
});

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: ['homes'] });
type Context = { client: QueryClient };
const onSuccess = (_data: unknown, _given: unknown, _result: unknown, { client }: Context) => refresh(client);

export const addHome = mutationOptions({
  mutationFn: (body: z.input<typeof homes.addHome.body>) => call(homes.addHome, { body }),
  onSuccess,
});

export const changeHome = mutationOptions({
  mutationFn: ({ homeId, ...body }: { homeId: string } & z.input<typeof homes.changeHome.body>) =>
    call(homes.changeHome, { params: { homeId }, body }),
  onSuccess,
});

export const placeHome = mutationOptions({
  mutationFn: ({ homeId, ...body }: { homeId: string } & z.input<typeof homes.placeHome.body>) =>
    call(homes.placeHome, { params: { homeId }, body }),
  onSuccess,
});

/** Switches the current home and invalidates everything that was fetched for "current home". */
export const chooseHome = mutationOptions({
  mutationFn: (homeId: string) => call(homes.chooseHome, { params: { homeId } }),
  onSuccess: (_home, _id, _result, { client }) => client.invalidateQueries(),
});

export const setAutomaticStart = mutationOptions({
  mutationFn: ({ homeId, isAutomatic }: { homeId: string; isAutomatic: boolean }) =>
    call(homes.setAutomaticStart, { params: { homeId }, body: { isAutomatic } }),
  onSettled: (_data, _error, _given, _result, { client }) => refresh(client),
});

export const archiveHome = mutationOptions({
  mutationFn: (homeId: string) => call(homes.archiveHome, { params: { homeId } }),
  onSuccess: (_home, _id, _result, { client }) => client.invalidateQueries(),
});

export const restoreHome = mutationOptions({
  mutationFn: (homeId: string) => call(homes.restoreHome, { params: { homeId } }),
  onSuccess,
});

export const chooseProtected = mutationOptions({
  mutationFn: (homeId: string) => call(protection.chooseProtected, { body: { homeId } }),
  onSuccess,
});

export const addPolicy = mutationOptions({
  mutationFn: ({ homeId, body }: { homeId: string; body: z.input<typeof homes.addPolicy.body> }) =>
    call(homes.addPolicy, { params: { homeId }, body }),
  onSuccess,
});

type PolicyAt = { homeId: string; policyId: string };

export const changePolicy = mutationOptions({
  mutationFn: ({ body, ...params }: PolicyAt & { body: z.input<typeof homes.changePolicy.body> }) =>
    call(homes.changePolicy, { params, body }),
  onSuccess,
});

export const endPolicy = mutationOptions({
  mutationFn: (params: PolicyAt) => call(homes.endPolicy, { params }),
  onSuccess,
});

export const renewPolicy = mutationOptions({
  mutationFn: (params: PolicyAt) => call(homes.renewPolicy, { params }),
  onSuccess,
});
