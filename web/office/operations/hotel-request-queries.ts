import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/emergency/hotel-requests.ts';
import { call } from '#web/lib/call.ts';
import { onSettled } from './queries.ts';

export const hotelRequestsQuery = queryOptions({
  queryKey: ['operations', 'hotel-requests'],
  queryFn: () => call(contract.listHotelRequests),
  refetchInterval: 15_000,
});

type Answer = { incidentId: string; partnerId: string; body: z.input<typeof contract.answerForHotel.body> };
export const answerForHotel = mutationOptions({
  mutationFn: ({ incidentId, partnerId, body }: Answer) =>
    call(contract.answerForHotel, { params: { incidentId, partnerId }, body }),
  onSettled,
});

export const askForRooms = mutationOptions({
  mutationFn: (incidentId: string) => call(contract.askForRooms, { params: { incidentId } }),
  onSettled,
});
