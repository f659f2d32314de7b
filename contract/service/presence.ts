import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Uuid } from '#contract/values.ts';

/** How often a visible window reports its presence. */
export const BEAT_SECONDS = 25;
/** Anyone who reported within this time is present. Two reports can get lost. */
export const HERE_SECONDS = 60;
/** Someone who pressed a key within this time is typing. */
export const TYPING_SECONDS = 6;

/** Who on the other side is viewing the conversation now. */
export const Presence = z
  .object({
    people: z.array(z.object({ name: z.string(), isTyping: z.boolean() })).describe('On the other side'),
  })
  .meta({ id: 'Presence' });
export type Presence = z.output<typeof Presence>;

const Beat = z.object({
  isHere: z.boolean().describe('False: the window was closed or hidden'),
  isTyping: z.boolean(),
});
export type Beat = z.output<typeof Beat>;

const ofHelp = z.object({ homeId: z.string(), caseId: Uuid });
const ofCase = z.object({ caseId: Uuid });

export const getHelpPresence = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/help/:caseId/presence',
  access: 'member',
  summary: 'Team members viewing the household’s conversation now, and who is typing',
  params: ofHelp,
  reply: Presence,
});

export const setHelpPresence = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/help/:caseId/presence',
  access: 'member',
  summary: 'Report that you’re viewing the conversation or typing. Our team sees it.',
  params: ofHelp,
  body: Beat,
  reply: Presence,
});

export const getCasePresence = endpoint({
  method: 'GET',
  path: '/api/desk/cases/:caseId/presence',
  access: 'staff',
  may: 'cases.read',
  summary: 'Household members viewing the conversation now, and who is typing',
  errors: ['reason_required'],
  params: ofCase,
  reply: Presence,
});

export const setCasePresence = endpoint({
  method: 'PUT',
  path: '/api/desk/cases/:caseId/presence',
  access: 'staff',
  may: 'cases.work',
  summary: 'Report that you’re viewing the conversation or typing. The household sees it.',
  errors: ['reason_required'],
  params: ofCase,
  body: Beat,
  reply: Presence,
});
