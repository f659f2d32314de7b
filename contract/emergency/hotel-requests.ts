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
    asked: z.number().int().describe('Total rooms'),
    open: z.number().int().describe('Rooms still unanswered'),
    confirmed: z.number().int(),
    declined: z.number().int().describe('Rooms declined, canceled or not answered in time'),
    firstAskedAt: Instant.nullable(),
    lastAnswerAt: Instant.nullable(),
    minutes: z.number().int().nullable().describe('Time from the first request to the first answer'),
    contactsAsked: z.number().int(),
    isSilent: z.boolean().describe('The hotel let a request lapse and gets no new guests until it answers'),
    callNow: z.boolean().describe('All contacts were asked and none has answered'),
  })
  .meta({ id: 'HotelRequest' });
export type HotelRequest = z.output<typeof HotelRequest>;

export const listHotelRequests = endpoint({
  method: 'GET',
  path: '/api/admin/hotel-requests',
  access: 'staff',
  may: 'partners.read',
  summary: 'List requests to hotels from the last two weeks, with hotels to call first',
  reply: z.object({ requests: z.array(HotelRequest), capacityAsked: z.number().int() }),
});

const params = z.object({ partnerId: Uuid, incidentId: Uuid });

/** Answers that a hotel gave by phone. */
export const answerForHotel = endpoint({
  method: 'POST',
  path: '/api/admin/hotel-requests/:incidentId/:partnerId/answer',
  access: 'staff',
  may: 'offers.answer',
  stepUp: true,
  summary: 'Record a hotel’s answer by phone about all its open rooms',
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
  summary: 'Ask all hotels within 150 miles of an incident how many rooms are free. Names no one.',
  errors: ['conflict'],
  params: z.object({ incidentId: Uuid }),
  reply: z.object({ hotels: z.number().int() }),
});
