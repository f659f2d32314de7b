import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Uuid } from '#contract/values.ts';
import * as v from '#text/emergency/neighbor-values.ts';
import { NeighborGroup } from './neighbors.ts';

/** Street drills: the area drill, for the households of a group that agreed to take part. */

/** A drill led with this many households can be entered for impact points. */
export const DRILL_HOUSEHOLDS = 3;
export const MOST_PLANNED = 3;

const DRILLS = '/api/neighbors/groups/:groupId/drills';
const one = z.object({ groupId: Uuid, drillId: Uuid });
const led = {
  method: 'POST',
  access: 'member',
  errors: ['not_found', 'conflict', 'not_allowed'],
  reply: NeighborGroup,
} as const;

export const planDrill = endpoint({
  ...led,
  path: DRILLS,
  status: 201,
  summary: 'Plan a street drill. The group’s households get an email.',
  params: z.object({ groupId: Uuid }),
  body: z.object({ plannedFor: z.iso.datetime({ offset: true, error: v.drillTime }) }),
});
export const startGroupDrill = endpoint({
  ...led,
  path: `${DRILLS}/:drillId/start`,
  summary: 'Start a planned drill with every household that agreed to take part',
  params: one,
});
export const endGroupDrill = endpoint({
  ...led,
  path: `${DRILLS}/:drillId/end`,
  summary: 'End a running drill for all its households',
  params: one,
});
export const cancelDrill = endpoint({
  ...led,
  path: `${DRILLS}/:drillId/cancel`,
  summary: 'Cancel a planned drill',
  params: one,
});
export const claimDrill = endpoint({
  ...led,
  path: `${DRILLS}/:drillId/claim`,
  errors: ['not_found', 'conflict', 'not_allowed', 'rate_limited'],
  summary:
    'Enter a drill with at least three other households for impact points. A participating household confirms by email, or our team decides.',
  params: one,
  body: z.object({
    confirmer: Uuid.nullable().describe('A household that took part and shows its name; null: our team'),
  }),
});
export const getDrillPicture = endpoint({
  method: 'GET',
  path: `${DRILLS}/:drillId/picture`,
  access: 'member',
  summary: 'Drill results as an SVG image, in counts only. Names no one.',
  errors: ['not_found'],
  params: one,
  gives: 'file',
});
