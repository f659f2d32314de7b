import * as v from '#text/emergency/values.ts';
import { z } from 'zod';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { Instant, text, Uuid } from '#contract/values.ts';

const Home = z.object({ homeId: HomeRef });

export const ServiceRequest = z
  .object({
    id: Uuid,
    why: z.string(),
    state: z.enum(['open', 'approved', 'declined', 'appealed', 'appeal-declined']),
    createdAt: Instant,
    decidedAt: Instant.nullable(),
    decisionNote: z.string().nullable(),
    appeal: z.string().nullable(),
    appealedAt: Instant.nullable(),
    appealDecidedAt: Instant.nullable(),
    appealNote: z.string().nullable(),
    askAgainAt: Instant.nullable().describe('After a decline: when the household can send a new request'),
  })
  .meta({ id: 'ServiceRequest' });
export type ServiceRequest = z.output<typeof ServiceRequest>;

const Why = text(2000, v.whatYouSee);

export const requestServices = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/evacuation/requests',
  access: 'member',
  summary: 'Request a review when no order came for the home’s street',
  status: 201,
  errors: ['conflict', 'membership_required'],
  params: Home,
  body: z.object({ why: Why }),
  reply: ServiceRequest,
});

export const appealDecision = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/evacuation/requests/:id/appeal',
  access: 'member',
  summary: 'Appeal a declined request. A different person reviews it.',
  errors: ['conflict'],
  params: Home.extend({ id: Uuid }),
  body: z.object({ why: Why }),
  reply: ServiceRequest,
});
