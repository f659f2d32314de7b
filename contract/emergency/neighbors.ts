import { z } from 'zod';
import { CURRENT_HOME, HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { Instant, line, Uuid } from '#contract/values.ts';
import * as v from '#text/emergency/neighbor-values.ts';
import { GROUP_DRILL_STATES } from './neighbor-states.ts';

/** Groups of a street or zone: who is in one, what each household agreed to show, and the links to join. */

export const MOST_GROUPS = 3;
export const MOST_HOUSEHOLDS = 200;
export const MOST_LINKS = 5;
export const LINK_DAYS = [7, 30, 90] as const;
export const LINK_USES = [10, 50, 200] as const;

export const GroupInput = z.object({
  name: line(80, v.groupName),
  area: line(160, v.groupArea),
  zoneId: z
    .string()
    .trim()
    .toUpperCase()
    .max(40, v.zoneId)
    .regex(/^$|^[A-Z0-9][A-Z0-9 .-]*$/, v.zoneId)
    .nullable()
    .default(null)
    .transform((typed) => typed || null),
});
export type GroupInput = z.output<typeof GroupInput>;

/** Words a household shows. Empty or null: it doesn't show this, and nothing is stored. */
const words = (max: number) =>
  z.union([z.literal('').transform(() => null), line(max), z.null()]).default(null);

/** What neighbors see of a household. Everything is off until the household turns it on. */
export const SharesInput = z
  .object({
    name: words(60),
    skills: words(200),
    needs: words(200),
    check: z.boolean().default(false).describe('"Check on me": neighbors may ask our team to check on them'),
    pin: z.boolean().default(false).describe('On the group map, to the nearest block'),
    board: z.boolean().default(false).describe('On the board during an order or warning; needs a name'),
    drill: z.boolean().default(false).describe('Takes part in street drills'),
  })
  .refine(({ board, name }) => !board || name !== null, { path: ['name'], message: v.boardNeedsName });
export type SharesInput = z.output<typeof SharesInput>;

const Shares = z.object({
  name: z.string().nullable(),
  skills: z.string().nullable(),
  needs: z.string().nullable(),
  check: z.boolean(),
  pin: z.boolean(),
  board: z.boolean(),
  drill: z.boolean(),
});

/** A household as another one sees it: only what it agreed to. */
export const NeighborCard = z
  .object({
    id: Uuid.describe('ID of the household in this group, not of its home'),
    isYours: z.boolean(),
    name: z.string().nullable(),
    skills: z.string().nullable(),
    needs: z.string().nullable(),
    check: z.boolean(),
  })
  .meta({ id: 'NeighborCard' });
export type NeighborCard = z.output<typeof NeighborCard>;

export const BOARD_STATUSES = ['help', 'out', 'some', 'none', 'unknown'] as const;
export const BoardRow = z
  .object({
    id: Uuid,
    isYours: z.boolean(),
    name: z.string(),
    status: z
      .enum(BOARD_STATUSES)
      .describe('From check-ins: help, everyone out, some out or no check-in; unknown: no people are listed'),
    out: z.number().int().describe('People who checked in as having left'),
    of: z.number().int(),
    at: Instant.nullable().describe('The newest check-in'),
    needsRide: z.boolean(),
    isAskedAbout: z.boolean().describe('Someone asked our team to check on them in this event'),
    check: z.boolean(),
  })
  .meta({ id: 'NeighborBoardRow' });
export type BoardRow = z.output<typeof BoardRow>;

export const DRILL_PARTS = ['invited', 'acknowledged', 'left', 'finished', 'declined'] as const;
export const GroupDrill = z
  .object({
    id: Uuid,
    plannedFor: Instant,
    state: z.enum(GROUP_DRILL_STATES),
    startedAt: Instant.nullable(),
    endedAt: Instant.nullable(),
    counts: z
      .object({
        invited: z.number().int(),
        acknowledged: z.number().int(),
        left: z.number().int(),
        finished: z.number().int(),
        declined: z.number().int(),
      })
      .describe('Households that currently agree to take part'),
    names: z
      .array(z.object({ id: Uuid, name: z.string(), hasFinished: z.boolean(), isYours: z.boolean() }))
      .describe('Only households that share their name'),
    claim: z
      .enum(['none', 'too-few', 'ready', 'entered'])
      .describe('For the ambassador: whether the drill can be entered for impact points'),
  })
  .meta({ id: 'GroupDrill' });
export type GroupDrill = z.output<typeof GroupDrill>;

export const NeighborGroup = z
  .object({
    id: Uuid,
    name: z.string(),
    area: z.string(),
    zoneId: z.string().nullable(),
    ambassador: z.string(),
    role: z.enum(['ambassador', 'neighbor']),
    households: z.number().int().describe('All households, including those that share nothing'),
    neighbors: z
      .array(NeighborCard)
      .describe('Households that share something. The ambassador also gets the others, without data'),
    map: z
      .array(
        z.object({
          lat: z.number(),
          lng: z.number(),
          households: z.number().int(),
          names: z.array(z.string()),
        }),
      )
      .describe('Blocks with households that agreed to be on the map'),
    own: z
      .array(z.object({ id: Uuid, homeId: Uuid, addressLine: z.string(), shares: Shares, joinedAt: Instant }))
      .describe('The caller’s own households in this group'),
    drills: z.array(GroupDrill),
    board: z.array(BoardRow).nullable().describe('Null without an order or warning'),
    canRequest: z.array(Uuid).describe('Own households under an order or warning, which can request a ride'),
    links: z
      .array(
        z.object({
          id: Uuid,
          url: z.string(),
          createdAt: Instant,
          expiresAt: Instant,
          uses: z.number().int(),
          maxUses: z.number().int(),
        }),
      )
      .describe('Working join links, for the ambassador only'),
  })
  .meta({ id: 'NeighborGroup' });
export type NeighborGroup = z.output<typeof NeighborGroup>;

const BASE = '/api/neighbors';
const GROUP = `${BASE}/groups/:groupId`;
const params = z.object({ groupId: Uuid });
const inGroup = { access: 'member', params, errors: ['not_found', 'conflict', 'not_allowed'] } as const;

export const listGroups = endpoint({
  method: 'GET',
  path: BASE,
  access: 'member',
  summary: 'List groups that the caller leads or whose households they belong to',
  reply: z.object({
    canStart: z.boolean().describe('An active ambassador with fewer groups than allowed'),
    groups: z.array(
      z.object({
        id: Uuid,
        name: z.string(),
        area: z.string(),
        role: z.enum(['ambassador', 'neighbor']),
        isPaused: z.boolean().describe('The group’s ambassador isn’t active, so no one sees anything'),
        own: z.array(Uuid).describe('The caller’s homes in it, so they can leave a paused group'),
      }),
    ),
  }),
});

export const startGroup = endpoint({
  method: 'POST',
  path: `${BASE}/groups`,
  access: 'member',
  status: 201,
  summary: 'Create a group for a street or zone. Active ambassadors only.',
  errors: ['not_allowed', 'conflict', 'rate_limited'],
  body: GroupInput,
  reply: NeighborGroup,
});

export const getGroup = endpoint({
  ...inGroup,
  method: 'GET',
  path: GROUP,
  summary: 'Get a group as the caller may see it. Others get "not found".',
  reply: NeighborGroup,
});

export const closeGroup = endpoint({
  ...inGroup,
  method: 'POST',
  path: `${GROUP}/close`,
  status: 204,
  summary: 'Close a group. Every household leaves, and their data is deleted.',
});

export const addLink = endpoint({
  ...inGroup,
  method: 'POST',
  path: `${GROUP}/links`,
  status: 201,
  summary: 'Create a join link. Only its hash is stored.',
  body: z.object({
    days: z.coerce.number().pipe(z.literal(LINK_DAYS, v.linkDays)).default(30),
    maxUses: z.coerce.number().pipe(z.literal(LINK_USES, v.linkUses)).default(50),
  }),
  reply: NeighborGroup,
});

export const revokeLink = endpoint({
  ...inGroup,
  method: 'POST',
  path: `${GROUP}/links/:linkId/revoke`,
  summary: 'Revoke a join link. It stops working immediately.',
  params: params.extend({ linkId: Uuid }),
  reply: NeighborGroup,
});

export const removeHousehold = endpoint({
  ...inGroup,
  method: 'POST',
  path: `${GROUP}/households/:id/remove`,
  summary: 'Remove a household. It can’t rejoin by a link.',
  params: params.extend({ id: Uuid }),
  reply: NeighborGroup,
});

const ownHome = params.extend({ homeId: Uuid });
export const setShares = endpoint({
  ...inGroup,
  method: 'PUT',
  path: `${GROUP}/homes/:homeId`,
  summary: 'Choose what neighbors see of the caller’s household',
  params: ownHome,
  body: SharesInput,
  reply: NeighborGroup,
});

export const leaveGroup = endpoint({
  ...inGroup,
  method: 'DELETE',
  path: `${GROUP}/homes/:homeId`,
  status: 204,
  summary: 'Leave a group. Everything the household showed there is deleted.',
  params: ownHome,
});

const Token = z.string().min(1, v.link).max(100, v.link);
export const openGroupLink = endpoint({
  method: 'POST',
  path: `${BASE}/link/open`,
  access: 'public',
  summary: 'Get the group behind a join link. Read-only.',
  errors: ['link_wrong', 'rate_limited'],
  body: z.object({ t: Token }),
  reply: z.object({
    name: z.string(),
    area: z.string(),
    ambassador: z.string(),
    isSignedIn: z.boolean(),
    home: z.string().nullable().describe('The address the caller would join with'),
    joined: Uuid.nullable().describe('The group’s ID, if the caller’s home is already in it'),
  }),
});

export const joinGroup = endpoint({
  method: 'POST',
  path: `${BASE}/link/join`,
  access: 'member',
  summary: 'Join a group with a home. Neighbors see nothing until the household turns it on.',
  errors: ['link_wrong', 'not_found', 'conflict', 'not_allowed', 'rate_limited'],
  body: z.object({ t: Token, homeId: HomeRef.default(CURRENT_HOME) }),
  reply: z.object({ groupId: Uuid }),
});

export const GROUP_REQUESTS = ['ride', 'check'] as const;
export const askForNeighbor = endpoint({
  ...inGroup,
  method: 'POST',
  path: `${GROUP}/requests`,
  summary:
    'Ask our concierge for a ride for a household, or to check on it, during an order or warning. Idempotent.',
  errors: ['not_found', 'conflict', 'not_allowed', 'rate_limited'],
  body: z.object({ id: Uuid.describe('ID of the household'), kind: z.enum(GROUP_REQUESTS, v.requestKind) }),
  reply: NeighborGroup,
});
