import { z } from 'zod';
import * as v from '#text/service/partner-link-values.ts';
import { endpoint } from '#contract/http.ts';
import { DECLINE_REASONS } from '#contract/service/offer-states.ts';
import { Instant, line, Uuid } from '#contract/values.ts';

/** What hotels were asked and what they said, for our team. */

export const HotelRequest = z
  .object({
    partnerId: Uuid,
    incidentId: Uuid,
    incident: z.string(),
    hotel: z.string(),
    city: z.string(),
    phone: z.string(),
    isSample: z.boolean(),
    asked: z.number().int().describe('Rooms in all'),
    open: z.number().int().describe('Rooms without an answer'),
    confirmed: z.number().int(),
    declined: z.number().int().describe('Declined, canceled or not answered in time'),
    firstAskedAt: Instant.nullable(),
    lastAnswerAt: Instant.nullable(),
    minutes: z.number().int().nullable().describe('From the first question to the first answer'),
    contactsAsked: z.number().int(),
    isSilent: z.boolean().describe('It let a request lapse and gets no new guests until it answers'),
    callNow: z.boolean().describe('Every contact was asked and no one has answered'),
  })
  .meta({ id: 'HotelRequest' });
export type HotelRequest = z.output<typeof HotelRequest>;

export const listHotelRequests = endpoint({
  method: 'GET',
  path: '/api/admin/hotel-requests',
  access: 'staff',
  may: 'partners.read',
  summary: 'What hotels were asked in the last two weeks, those to call first',
  reply: z.object({ requests: z.array(HotelRequest), capacityAsked: z.number().int() }),
});

const params = z.object({ partnerId: Uuid, incidentId: Uuid });

/** By phone, on the hotel's word. */
export const answerForHotel = endpoint({
  method: 'POST',
  path: '/api/admin/hotel-requests/:incidentId/:partnerId/answer',
  access: 'staff',
  may: 'offers.answer',
  stepUp: true,
  summary: 'Note what a hotel said on the phone about all its open rooms',
  errors: ['conflict'],
  params,
  body: z.discriminatedUnion('is', [
    z.object({ is: z.literal('confirmed'), number: line(40, v.number) }),
    z.object({
      is: z.literal('declined'),
      reason: z.enum(DECLINE_REASONS, v.reason),
      note: z.string().trim().max(300, v.note).default(''),
    }),
  ]),
  reply: z.object({ rooms: z.number().int() }),
});

export const askForRooms = endpoint({
  method: 'POST',
  path: '/api/admin/incidents/:incidentId/capacity-call',
  access: 'staff',
  may: 'operations.act',
  stepUp: true,
  summary: 'Ask all hotels within 150 miles of an incident at once how many rooms are free; names no one',
  errors: ['conflict'],
  params: z.object({ incidentId: Uuid }),
  reply: z.object({ hotels: z.number().int() }),
});
