import { z } from 'zod';
import { Uuid } from './values.ts';

/** Where a browser listens for live updates (server-sent events). The stream carries `LiveEvent` values. */
export const EVENTS_PATH = '/api/events';

/**
 * Notifies one member, or all members, that something of this kind changed. It carries no data; the browser
 * refetches through the API.
 */
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
      'recovery',
      'readiness',
      'audit',
      'skus',
      'orders',
      'membership',
      'evacuation',
      'setup',
      'operations',
      'admin',
      'desk',
      'watchers',
      'help',
      'messages',
      'presence',
      'bookings',
      'places',
      'ambassador',
      'neighbors',
    ]),
    id: Uuid.optional(),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof LiveEvent>;
