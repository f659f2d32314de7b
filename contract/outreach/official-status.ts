import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Coordinates } from '#contract/outreach/risk-map.ts';
import { Instant } from '#contract/values.ts';

/** What official orders and warnings say about an address, for anyone who asks. */
export const OfficialStatusHere = z
  .object({
    state: z
      .enum(['order', 'warning', 'none', 'unknown'])
      .describe('`unknown`: our sources aren’t responding'),
    title: z.string(),
    text: z.string(),
    source: z.string().nullable(),
    since: Instant.nullable(),
    officialUrl: z.string(),
  })
  .meta({ id: 'OfficialStatusHere' });
export type OfficialStatusHere = z.output<typeof OfficialStatusHere>;

/** Uses POST because a person's location must not appear in any URL. Nothing of it is stored. */
export const checkOfficialStatus = endpoint({
  method: 'POST',
  path: '/api/evacuation/status',
  access: 'public',
  summary: 'Evacuation orders and warnings at a place',
  errors: ['rate_limited'],
  body: z.object({
    ...Coordinates.shape,
    precision: z.enum(['home', 'street', 'zip', 'city', 'point']).default('zip'),
  }),
  reply: OfficialStatusHere,
});
