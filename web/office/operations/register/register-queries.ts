import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as calls from '#contract/outreach/partner-calls.ts';
import { listCounties } from '#contract/outreach/risk-map.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

export const registerQuery = (query: z.input<typeof calls.listPartners.query>) =>
  queryOptions({
    queryKey: ['admin', 'partners', query],
    queryFn: () => call(calls.listPartners, { query }),
  });

export const fetchRegister = (query: z.input<typeof calls.exportPartners.query>): Promise<Blob> =>
  fetchFile(calls.exportPartners, { query });

export const partnerQuery = (partnerId: string) =>
  queryOptions({
    queryKey: ['admin', 'partner', partnerId],
    queryFn: () => call(calls.getPartner, { params: { partnerId } }),
  });

/** For choosing a service area: the counties of a state by name. */
export const countiesQuery = (state: string) =>
  queryOptions({
    queryKey: ['counties', state],
    queryFn: async () =>
      (await call(listCounties, { query: { state } })).items.toSorted((one, other) =>
        one.name.localeCompare(other.name),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['admin'] });

type Of<B extends z.ZodType> = { partnerId: string; body: z.input<B> };

export const addPartner = mutationOptions({
  mutationFn: (body: z.input<typeof calls.addPartner.body>) => call(calls.addPartner, { body }),
  onSettled,
});
export const changePartner = mutationOptions({
  mutationFn: ({ partnerId, body }: Of<typeof calls.changePartner.body>) =>
    call(calls.changePartner, { params: { partnerId }, body }),
  onSettled,
});

export type Move = 'active' | 'paused' | 'blocked' | 'ended' | 'unblock';
export const movePartner = mutationOptions({
  mutationFn: ({ partnerId, to, reason }: { partnerId: string; to: Move; reason: string }) => {
    const params = { partnerId };
    if (to === 'paused') return call(calls.pausePartner, { params, body: { reason } });
    if (to === 'unblock') return call(calls.unblockPartner, { params, body: { reason } });
    return call(calls.movePartner, { params, body: { to, reason } });
  },
  onSettled,
});

export const saveContact = mutationOptions({
  mutationFn: ({ partnerId, contactId, body }: Of<typeof calls.addContact.body> & { contactId?: string }) =>
    contactId
      ? call(calls.changeContact, { params: { partnerId, contactId }, body })
      : call(calls.addContact, { params: { partnerId }, body }),
  onSettled,
});
export const removeContact = mutationOptions({
  mutationFn: (params: { partnerId: string; contactId: string }) => call(calls.removeContact, { params }),
  onSettled,
});
export const askContact = mutationOptions({
  mutationFn: (params: { partnerId: string; contactId: string }) => call(calls.askContact, { params }),
  onSettled,
});

export const addDocument = mutationOptions({
  mutationFn: ({ partnerId, body }: Of<typeof calls.addDocument.body>) =>
    call(calls.addDocument, { params: { partnerId }, body }),
  onSettled,
});
export const removeDocument = mutationOptions({
  mutationFn: (params: { partnerId: string; documentId: string }) => call(calls.removeDocument, { params }),
  onSettled,
});
export const setCapabilities = mutationOptions({
  mutationFn: ({ partnerId, body }: Of<typeof calls.setCapabilities.body>) =>
    call(calls.setCapabilities, { params: { partnerId }, body }),
  onSettled,
});
export const setHours = mutationOptions({
  mutationFn: ({ partnerId, body }: Of<typeof calls.setHours.body>) =>
    call(calls.setHours, { params: { partnerId }, body }),
  onSettled,
});
export const setRate = mutationOptions({
  mutationFn: ({ partnerId, body }: Of<typeof calls.setRate.body>) =>
    call(calls.setRate, { params: { partnerId }, body }),
  onSettled,
});
export const setDays = mutationOptions({
  mutationFn: ({ partnerId, body }: Of<typeof calls.setDays.body>) =>
    call(calls.setDays, { params: { partnerId }, body }),
  onSettled,
});
