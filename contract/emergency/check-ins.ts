import * as v from '#text/emergency/values.ts';
import { z } from 'zod';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { Instant, Uuid } from '#contract/values.ts';

export const CheckInState = z.enum(['left', 'safe', 'help'], v.checkIn);
export type CheckInState = z.infer<typeof CheckInState>;
export const PersonCheckIn = z
  .object({
    personId: Uuid,
    name: z.string(),
    state: CheckInState.nullable(),
    at: Instant.nullable(),
    reachedAt: Instant.nullable().default(null).describe('When our team reached a person who needs help'),
  })
  .meta({ id: 'PersonCheckIn' });
export type PersonCheckIn = z.output<typeof PersonCheckIn>;

export const checkIn = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/evacuation/people/:personId',
  access: 'member',
  summary: 'Record a household member’s check-in',
  errors: ['conflict'],
  params: z.object({ homeId: HomeRef, personId: Uuid }),
  body: z.object({
    state: CheckInState,
    incidentId: Uuid.optional().describe('Incident of the check-in. Refused if another one is active now'),
    // An age, not a time of day: phone clocks may be wrong, but elapsed time on one is still right.
    secondsAgo: z
      .int()
      .min(0)
      .max(30 * 86_400)
      .default(0)
      .describe('How long it waited on a device without a connection. Newer check-ins by others are kept'),
    isForEveryone: z
      .boolean()
      .default(false)
      .describe('For "Everyone is safe": a call for help stays open until someone reaches that person'),
  }),
  reply: PersonCheckIn,
});
