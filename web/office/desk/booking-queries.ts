import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/office/desk-bookings.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const caseBookingsQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['desk', 'bookings', caseId],
    queryFn: () => call(contract.listCaseBookings, { params: { caseId } }),
  });

export const caseBookingQuery = (caseId: string, bookingId: string) =>
  queryOptions({
    queryKey: ['desk', 'bookings', caseId, bookingId],
    queryFn: () => call(contract.getCaseBooking, { params: { caseId, bookingId } }),
  });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['desk'] });

type Which = { caseId: string; bookingId: string };

export const bookForHousehold = mutationOptions({
  mutationFn: ({ caseId, ...body }: { caseId: string } & z.input<typeof contract.bookForHousehold.body>) =>
    call(contract.bookForHousehold, { params: { caseId }, body }),
  onSettled,
});

export const confirmByPhone = mutationOptions({
  mutationFn: ({ caseId, bookingId, ...body }: Which & z.input<typeof contract.confirmByPhone.body>) =>
    call(contract.confirmByPhone, { params: { caseId, bookingId }, body }),
  onSettled,
});

export const agreeForHousehold = mutationOptions({
  mutationFn: ({ cents, ...params }: Which & { cents: number }) =>
    call(contract.agreeForHousehold, { params, body: { cents } }),
  onSettled,
});

export const askPartnersAgain = mutationOptions({
  mutationFn: (params: Which) => call(contract.askPartnersAgain, { params }),
  onSettled,
});

export const cancelForHousehold = mutationOptions({
  mutationFn: ({ reason, ...params }: Which & { reason: string }) =>
    call(contract.cancelForHousehold, { params, body: { reason } }),
  onSettled,
});

export const decideBookingPayment = mutationOptions({
  mutationFn: ({ is, reason, ...params }: Which & { is: 'refund' | 'keep'; reason: string }) =>
    call(contract.decideBookingPayment, { params, body: { is, reason } }),
  onSettled,
});
