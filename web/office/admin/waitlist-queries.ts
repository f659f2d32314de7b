import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/outreach/invitations.ts';
import type { WaitlistEntry } from '#contract/outreach/invitations.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const waitlistQuery = (query: z.input<typeof contract.listWaitlist.query>) =>
  queryOptions({
    queryKey: ['admin', 'waitlist', query],
    queryFn: () => call(contract.listWaitlist, { query }),
  });

export const entryQuery = (entryId: string) =>
  queryOptions({
    queryKey: ['admin', 'waitlist', 'entry', entryId],
    queryFn: () => call(contract.getEntry, { params: { entryId } }),
  });

/** A home's location doesn't change: fetched once, because the lookup may cost a provider request. */
export const checkQuery = (entryId: string) =>
  queryOptions({
    queryKey: ['coverage-check', entryId],
    queryFn: () => call(contract.checkEntry, { params: { entryId } }),
  });

export const fetchWaitlist = (query: z.input<typeof contract.exportWaitlist.query>): Promise<Blob> =>
  fetchFile(contract.exportWaitlist, { query });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['admin'] });

export type Decision = z.input<typeof contract.decideEntries.body>['action'];

export const decideEntry = mutationOptions({
  mutationFn: ({ entry, action, reason }: { entry: WaitlistEntry; action: Decision; reason?: string }) => {
    const params = { entryId: entry.id };
    switch (action) {
      case 'approve':
        return call(contract.approveEntry, { params });
      case 'decline':
        return call(contract.declineEntry, { params, body: { reason: reason ?? '' } });
      case 'invite':
        return call(contract.inviteEntry, { params, body: { replaces: entry.invitation?.id ?? null } });
      case 'withdraw':
        return call(contract.withdrawEntryInvitation, { params });
    }
  },
  onSettled,
});

export const decideEntries = mutationOptions({
  mutationFn: (body: z.input<typeof contract.decideEntries.body>) => call(contract.decideEntries, { body }),
  onSettled,
});
