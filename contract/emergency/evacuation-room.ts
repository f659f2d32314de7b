import * as v from '#text/emergency/values.ts';
import { z } from 'zod';
import { RoomView } from './evacuation.ts';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';

/**
 * Partners hold a room for at most two weeks: the plan's nights first, then extra nights the member pays for.
 */
export const MOST_NIGHTS = 14;

const params = z.object({ homeId: HomeRef });
const at = '/api/homes/:homeId/evacuation/room';

export const setOwnNights = endpoint({
  method: 'PUT',
  path: `${at}/own-nights`,
  access: 'member',
  summary: 'Set how many extra nights you stay after the plan’s nights, at the member rate and your own cost',
  errors: ['conflict', 'sold_out'],
  params,
  body: z.object({
    ownNights: z
      .number(v.nights)
      .int(v.wholeNights)
      .min(0, v.zeroNights)
      .max(MOST_NIGHTS, v.mostNights(MOST_NIGHTS))
      .describe('Total extra nights, so repeating the call changes nothing'),
  }),
  reply: RoomView,
});

export const releaseRoom = endpoint({
  method: 'POST',
  path: `${at}/release`,
  access: 'member',
  summary: 'Release the room or the place on the waiting list to another household. This can’t be undone.',
  errors: ['conflict'],
  params,
  reply: RoomView,
});

export const allowWider = endpoint({
  method: 'POST',
  path: `${at}/wider`,
  access: 'member',
  summary: 'While on the waiting list: accept a room 50-150 miles from the order',
  errors: ['conflict'],
  params,
  reply: RoomView,
});

export const arriveAtRoom = endpoint({
  method: 'POST',
  path: `${at}/arrive`,
  access: 'member',
  summary: 'Confirm check-in. The room is no longer released automatically.',
  errors: ['conflict'],
  params,
  reply: RoomView,
});
