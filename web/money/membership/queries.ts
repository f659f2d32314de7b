import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as joining from '#contract/outreach/invitations.ts';
import * as membership from '#contract/money/membership.ts';
import type { Interval, PlanKey } from '#contract/core/plans.ts';
import * as waitlist from '#contract/outreach/waitlist.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const membershipQuery = queryOptions({
  queryKey: ['membership'],
  queryFn: () => call(membership.getMembership),
});

export const invoicesQuery = queryOptions({
  queryKey: ['membership', 'invoices'],
  queryFn: () => call(membership.listInvoices),
});

/** The member's invitation and place on the waitlist. */
export const joiningQuery = queryOptions({
  queryKey: ['membership', 'joining'],
  queryFn: () => call(joining.getJoining),
});

export type Choice = { plan: PlanKey; interval: Interval };

/** What another plan would cost. Prorated to the second, so it's never cached. */
export const previewQuery = (choice: Choice) =>
  queryOptions({
    queryKey: ['membership', 'preview', choice.plan, choice.interval],
    queryFn: () => call(membership.previewChange, { body: choice }),
    staleTime: 5 * 60 * 1000,
    gcTime: 0,
    retry: false,
  });

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: ['membership'] });
type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  refresh(client);

export const startMembership = mutationOptions({
  mutationFn: (body: z.input<typeof membership.NewMembership>) => call(membership.startMembership, { body }),
});

/** After the payment form: fetches the provider's current state. */
export const refreshMembership = mutationOptions({
  mutationFn: () => call(membership.refreshMembership),
  onSettled,
});

export const abandonMembership = mutationOptions({
  mutationFn: () => call(membership.abandonMembership),
  onSettled,
});

export type ChangeAsked = z.input<typeof membership.PlanChange>;
export const changePlan = mutationOptions({
  mutationFn: (body: ChangeAsked) => call(membership.changePlan, { body }),
  onSettled,
});

export const dropChange = mutationOptions({ mutationFn: () => call(membership.dropChange), onSettled });

export const cancelMembership = mutationOptions({
  mutationFn: () => call(membership.cancelMembership),
  onSettled,
});

export const undoCancellation = mutationOptions({
  mutationFn: () => call(membership.undoCancellation),
  onSettled,
});

export const startCardChange = mutationOptions({ mutationFn: () => call(membership.startCardChange) });

export const payInvoice = mutationOptions({
  mutationFn: (invoiceId: string) => call(membership.payInvoice, { params: { invoiceId } }),
  onSettled,
});

export const advanceDemo = mutationOptions({
  mutationFn: (days: number) => call(membership.advanceDemoMembership, { body: { days } }),
  onSettled,
});

export const takeInvitation = mutationOptions({
  mutationFn: () => call(joining.takeInvitation),
  onSettled,
});

export const askToJoin = mutationOptions({
  mutationFn: (given: { address: string; email: string }) =>
    call(waitlist.joinWaitlist, { body: { ...given, source: 'direct' } }),
  onSettled,
});
