import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as lodging from '#contract/emergency/lodging.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

export const hotelsQuery = (query: z.input<typeof lodging.listHotels.query>) =>
  queryOptions({
    queryKey: ['operations', 'hotels', query],
    queryFn: () => call(lodging.listHotels, { query }),
  });

export const fetchHotels = (query: z.input<typeof lodging.exportHotels.query>): Promise<Blob> =>
  fetchFile(lodging.exportHotels, { query });

export const hotelQuery = (hotelId: string) =>
  queryOptions({
    queryKey: ['operations', 'hotel', hotelId],
    queryFn: () => call(lodging.getHotel, { params: { hotelId }, query: {} }),
  });

export const guestsQuery = (hotelId: string) =>
  queryOptions({
    queryKey: ['operations', 'hotel', hotelId, 'guests'],
    queryFn: () => call(lodging.listGuests, { params: { hotelId } }),
  });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['operations'] });

export const addHotel = mutationOptions({
  mutationFn: (body: lodging.HotelInput) => call(lodging.addHotel, { body }),
  onSettled,
});

export const changeHotel = mutationOptions({
  mutationFn: ({ hotelId, ...body }: lodging.HotelInput & { hotelId: string }) =>
    call(lodging.changeHotel, { params: { hotelId }, body }),
  onSettled,
});

export const setHotelActive = mutationOptions({
  mutationFn: ({ hotelId, isActive }: { hotelId: string; isActive: boolean }) =>
    call(lodging.setHotelActive, { params: { hotelId }, body: { isActive } }),
  onSettled,
});

export const addBlock = mutationOptions({
  mutationFn: ({ hotelId, ...body }: lodging.BlockInput & { hotelId: string }) =>
    call(lodging.addBlock, { params: { hotelId }, body }),
  onSettled,
});

export const changeBlock = mutationOptions({
  mutationFn: ({ blockId, ...body }: lodging.BlockInput & { blockId: string }) =>
    call(lodging.changeBlock, { params: { blockId }, body }),
  onSettled,
});

export const setNights = mutationOptions({
  mutationFn: ({ blockId, ...body }: { blockId: string; from: string; to: string; capacity: number }) =>
    call(lodging.setNights, { params: { blockId }, body }),
  onSettled,
});

export const checkInGuests = mutationOptions({
  mutationFn: ({ hotelId, ...body }: { hotelId: string; incidentId: string; homeId: string }) =>
    call(lodging.checkInGuests, { params: { hotelId }, body }),
  onSettled,
});
