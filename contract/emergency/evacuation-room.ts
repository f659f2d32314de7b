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
  summary: 'Stay longer, or less long, at the member rate and your own cost: nights after those of the plan',
  errors: ['conflict', 'sold_out'],
  params,
  body: z.object({
    ownNights: z
      .number(v.nights)
      .int(v.wholeNights)
      .min(0, v.zeroNights)
      .max(MOST_NIGHTS, v.mostNights(MOST_NIGHTS))
      .describe('In all, so that asking twice changes nothing'),
  }),
  reply: RoomView,
});

export const releaseRoom = endpoint({
  method: 'POST',
  path: `${at}/release`,
  access: 'member',
  summary: 'Give the room, or the place in line, to another household; it does not come back',
  errors: ['conflict'],
  params,
  reply: RoomView,
});

export const allowWider = endpoint({
  method: 'POST',
  path: `${at}/wider`,
  access: 'member',
  summary: 'While waiting: take a room farther than 50 miles from the order, 150 at most',
  errors: ['conflict'],
  params,
  reply: RoomView,
});

export const arriveAtRoom = endpoint({
  method: 'POST',
  path: `${at}/arrive`,
  access: 'member',
  summary: 'Say that the household has checked in: nobody takes the room away any more',
  errors: ['conflict'],
  params,
  reply: RoomView,
});
