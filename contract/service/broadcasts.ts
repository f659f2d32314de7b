import { z } from 'zod';
import { Instant, Uuid } from '#contract/values.ts';

export const BROADCAST_STATES = ['proposed', 'sent', 'withdrawn'] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

/** Who settles a broadcast: who wrote it, or a second person. */
export const BROADCAST_MOVERS = ['proposer', 'approver'] as const;
export type BroadcastMover = (typeof BROADCAST_MOVERS)[number];

/** Every allowed move. The database has the same rows in `moves`, and a trigger refuses any other. */
export const BROADCAST_MOVES: readonly {
  from: BroadcastState;
  to: BroadcastState;
  movers: readonly BroadcastMover[];
}[] = [
  { from: 'proposed', to: 'sent', movers: ['proposer', 'approver'] },
  { from: 'proposed', to: 'withdrawn', movers: ['proposer'] },
];

/** Above this many households, a second person approves. */
export const ONE_PERSON_UP_TO = 1000;
/** Fits a text of two segments with its link. */
export const BROADCAST_CHARACTERS = 600;

/** What a household reads in its conversation. */
export const BroadcastMessage = z
  .object({ id: Uuid, text: z.string(), at: Instant, incident: z.string() })
  .meta({ id: 'BroadcastMessage' });
export type BroadcastMessage = z.output<typeof BroadcastMessage>;
