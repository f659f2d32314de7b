import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { BROADCAST_CHARACTERS, BROADCAST_STATES } from '#contract/service/broadcasts.ts';
import { placeholdersIn } from '#contract/service/placeholders.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as v from '#text/office/values.ts';

export const AUDIENCE_STATES = ['any', 'not-seen', 'no-room', 'room'] as const;
export const AUDIENCE_NEEDS = ['any', 'medical', 'accessible', 'pets'] as const;

export const BroadcastFilter = z.object({
  zoneId: Uuid.nullable().describe('Null: every zone of the incident'),
  state: z.enum(AUDIENCE_STATES),
  needs: z.enum(AUDIENCE_NEEDS),
});
export type BroadcastFilter = z.output<typeof BroadcastFilter>;

/** Facts that a broadcast can insert for each household. Both are always known. */
const BROADCAST_VARIABLES: readonly string[] = ['place', 'incident'];
/** Names between {{ and }} that aren't known variables. */
export const unknownInBroadcast = (typed: string): string[] =>
  placeholdersIn(typed).filter((name) => !BROADCAST_VARIABLES.includes(name));

const Words = z.object({
  incidentId: Uuid,
  filter: BroadcastFilter,
  text: text(BROADCAST_CHARACTERS, v.broadcastText).refine(
    (typed) => unknownInBroadcast(typed).length === 0,
    v.knownVariables,
  ),
});

export const previewBroadcast = endpoint({
  method: 'POST',
  path: '/api/desk/broadcasts/preview',
  access: 'staff',
  may: 'broadcasts.send',
  summary: 'Preview a broadcast: how many households it reaches, and how one would read it. Nothing is sent.',
  body: Words,
  reply: z.object({
    households: z.number().int(),
    needsSecond: z.boolean().describe('Requires a second approval'),
    example: z.string().nullable().describe('The message as one of the households would read it'),
  }),
});

export const Broadcast = z
  .object({
    id: Uuid,
    incident: z.string(),
    filter: BroadcastFilter,
    text: z.string(),
    state: z.enum(BROADCAST_STATES),
    households: z.number().int(),
    madeBy: z.string(),
    isYours: z.boolean(),
    approvedBy: z.string().nullable(),
    madeAt: Instant,
    sentAt: Instant.nullable(),
    notified: z.number().int().describe('People notified so far'),
  })
  .meta({ id: 'Broadcast' });
export type Broadcast = z.output<typeof Broadcast>;

export const listBroadcasts = endpoint({
  method: 'GET',
  path: '/api/desk/broadcasts',
  access: 'staff',
  may: 'operations.read',
  summary: 'List broadcasts, newest first, and the incidents that can get one',
  reply: z.object({
    broadcasts: z.array(Broadcast),
    incidents: z.array(
      z.object({ id: Uuid, name: z.string(), zones: z.array(z.object({ id: Uuid, name: z.string() })) }),
    ),
  }),
});

const Count = z.number().int().nonnegative().describe('The number of households, typed to confirm');

export const sendBroadcast = endpoint({
  method: 'POST',
  path: '/api/desk/broadcasts',
  access: 'staff',
  may: 'broadcasts.send',
  stepUp: true,
  status: 201,
  summary: 'Send a message to an incident’s households. Above 1,000 households it needs a second approval.',
  errors: ['conflict', 'key_reused'],
  body: Words.extend({
    id: Uuid.describe('Created by the client; resending the same ID doesn’t send a second broadcast'),
    count: Count,
  }),
  reply: Broadcast,
});

const params = z.object({ broadcastId: Uuid });

export const approveBroadcast = endpoint({
  method: 'POST',
  path: '/api/desk/broadcasts/:broadcastId/approve',
  access: 'staff',
  may: 'broadcasts.send',
  stepUp: true,
  summary: 'Approve and send a colleague’s broadcast',
  errors: ['conflict'],
  params,
  body: z.object({ count: Count }),
  reply: Broadcast,
});

export const withdrawBroadcast = endpoint({
  method: 'POST',
  path: '/api/desk/broadcasts/:broadcastId/withdraw',
  access: 'staff',
  may: 'broadcasts.send',
  stepUp: true,
  summary: 'Withdraw your broadcast before it’s approved',
  errors: ['conflict'],
  params,
  reply: Broadcast,
});
