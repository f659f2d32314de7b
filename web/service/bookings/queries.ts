import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as calls from '#contract/service/booking-payment-calls.ts';
import * as contract from '#contract/service/bookings.ts';
import * as supplies from '#contract/service/supplies.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const bookingsQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['bookings', homeId],
    queryFn: () => call(contract.listBookings, { params: { homeId } }),
  });

export const bookingQuery = (homeId: string, bookingId: string) =>
  queryOptions({
    queryKey: ['bookings', homeId, bookingId],
    queryFn: () => call(contract.getBooking, { params: { homeId, bookingId } }),
  });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['bookings'] });

type Which = { homeId: string; bookingId: string };

export const createBooking = mutationOptions({
  mutationFn: ({ homeId, ...body }: { homeId: string } & z.input<typeof contract.NewBooking>) =>
    call(contract.createBooking, { params: { homeId }, body }),
  onSettled,
});

export const changeBooking = mutationOptions({
  mutationFn: ({ homeId, bookingId, ...body }: Which & z.input<typeof contract.BookingDetails>) =>
    call(contract.changeBooking, { params: { homeId, bookingId }, body }),
  onSettled,
});

export const cancelBooking = mutationOptions({
  mutationFn: ({ terms, ...params }: Which & { terms: contract.CancelTerms }) =>
    call(contract.cancelBooking, { params, body: { terms } }),
  onSettled,
});

export const agreeToQuote = mutationOptions({
  mutationFn: ({ cents, ...params }: Which & { cents: number }) =>
    call(contract.agreeToQuote, { params, body: { cents } }),
  onSettled,
});

export const refuseQuote = mutationOptions({
  mutationFn: ({ cents, ...params }: Which & { cents: number }) =>
    call(contract.refuseQuote, { params, body: { cents } }),
  onSettled,
});

/** Starts or resumes the payment. Its key isn't under the bookings topic, so live updates don't restart it. */
export const quotePaymentQuery = ({ cents, ...params }: Which & { cents: number }) =>
  queryOptions({
    queryKey: ['booking-payment', params.bookingId, cents],
    queryFn: () => call(calls.payQuote, { params, body: { cents } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

export const checkQuotePayment = mutationOptions({
  mutationFn: (params: Which) => call(calls.checkQuotePayment, { params }),
  onSettled,
});

const MOVES = {
  start: contract.startBooking,
  finish: contract.finishBooking,
} as const;

export const moveBooking = mutationOptions({
  mutationFn: ({ move, ...params }: Which & { move: keyof typeof MOVES }) => call(MOVES[move], { params }),
  onSettled,
});

export const reportProblem = mutationOptions({
  mutationFn: ({
    homeId,
    bookingId,
    ...body
  }: Which & { problem: (typeof contract.PROBLEMS)[number]; words: string }) =>
    call(contract.reportProblem, { params: { homeId, bookingId }, body }),
  onSettled,
});

export const rateBooking = mutationOptions({
  mutationFn: ({ homeId, bookingId, ...body }: Which & { stars: number; words: string }) =>
    call(contract.rateBooking, { params: { homeId, bookingId }, body }),
  onSettled,
});

export const suppliesQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['bookings', homeId, 'supplies'],
    queryFn: () => call(supplies.getSupplies, { params: { homeId } }),
  });

export const agreeToSupplies = mutationOptions({
  mutationFn: ({ homeId, ...body }: { homeId: string } & z.input<typeof supplies.SupplyPlan>) =>
    call(supplies.agreeToSupplies, { params: { homeId }, body }),
  onSettled,
});

export const withdrawSupplies = mutationOptions({
  mutationFn: (homeId: string) => call(supplies.withdrawSupplies, { params: { homeId } }),
  onSettled,
});
