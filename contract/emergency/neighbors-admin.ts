import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as v from '#text/emergency/neighbor-values.ts';
import { GROUP_STATES } from './neighbor-states.ts';

/** Groups for our team: in counts, never who is in one. */
export const AdminGroups = z
  .object({
    groups: z.array(
      z.object({
        id: Uuid,
        name: z.string(),
        area: z.string(),
        zoneId: z.string().nullable(),
        state: z.enum(GROUP_STATES),
        reason: z.string().nullable().describe('Why our team closed it'),
        households: z.number().int(),
        drills: z.number().int().describe('Completed drills'),
        createdAt: Instant,
      }),
    ),
  })
  .meta({ id: 'AdminNeighborGroups' });
export type AdminGroups = z.output<typeof AdminGroups>;

export const listAmbassadorGroups = endpoint({
  method: 'GET',
  path: '/api/admin/ambassadors/:ambassadorId/groups',
  access: 'staff',
  may: 'ambassadors.read',
  summary: 'List an ambassador’s groups, in counts only',
  errors: ['not_found'],
  params: z.object({ ambassadorId: Uuid }),
  reply: AdminGroups,
});

export const closeGroupAsStaff = endpoint({
  method: 'POST',
  path: '/api/admin/neighbor-groups/:groupId/close',
  access: 'staff',
  may: 'ambassadors.decide',
  stepUp: true,
  summary: 'Close a group, with a reason shown to its ambassador. Its households’ data is deleted.',
  errors: ['not_found', 'conflict'],
  params: z.object({ groupId: Uuid }),
  body: z.object({ reason: text(500, v.reason) }),
  reply: AdminGroups,
});
