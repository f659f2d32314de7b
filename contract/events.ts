import { z } from 'zod';
import { Uuid } from './values.ts';

/** Where a browser listens for live changes (server-sent events). The stream carries `LiveEvent` values. */
export const EVENTS_PATH = '/api/events';

/** News for one member, or for all of them: something of this kind changed. It carries no data; the browser asks again through the API. */
export const LiveEvent = z
  .object({
    topic: z.enum([
      'account',
      'sessions',
      'passkeys',
      'notifications',
      'points',
      'homes',
      'household',
      'documents',
      'inventory',
      'claims',
      'readiness',
      'audit',
      'skus',
      'orders',
      'membership',
      'evacuation',
      'operations',
      'admin',
    ]),
    id: Uuid.optional(),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof LiveEvent>;
