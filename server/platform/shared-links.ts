import type { FastifyRequest } from 'fastify';
import { minutes } from './clock.ts';
import { describeDevice } from './device.ts';
import { shortNetwork } from './network.ts';

/** Who opened a link, as recorded in the access log. */
export type Visitor = { device: string; network: string };

export const visitorOf = (req: FastifyRequest): Visitor => ({
  device: describeDevice(req.headers['user-agent']),
  network: shortNetwork(req.ip),
});

/** Reopening a shared page within this time is the same visit. */
export const SAME_VISIT = minutes(10);

export const linkStateOf = (
  { revokedAt, expiresAt }: { revokedAt: Date | null; expiresAt: Date },
  now: Date,
) => (revokedAt ? ('revoked' as const) : expiresAt <= now ? ('expired' as const) : ('active' as const));
