import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Uuid } from '#contract/values.ts';

/** A window that is looked at says so this often. */
export const BEAT_SECONDS = 25;
/** Someone who said so within this time is there: two beats may get lost. */
export const HERE_SECONDS = 60;
/** Someone who pressed a key within this time is typing. */
export const TYPING_SECONDS = 6;

/** Who of the other side looks at the conversation now. */
export const Presence = z
  .object({
    people: z.array(z.object({ name: z.string(), isTyping: z.boolean() })).describe('Of the other side'),
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
  summary: 'Who on our team looks at the household’s conversation now, and who is typing',
  params: ofHelp,
  reply: Presence,
});

export const setHelpPresence = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/help/:caseId/presence',
  access: 'member',
  summary: 'Say that you look at the conversation, or type; our team sees it',
  params: ofHelp,
  body: Beat,
  reply: Presence,
});

export const getCasePresence = endpoint({
  method: 'GET',
  path: '/api/desk/cases/:caseId/presence',
  access: 'staff',
  may: 'cases.read',
  summary: 'Who of the household looks at the conversation now, and who is typing',
  errors: ['reason_required'],
  params: ofCase,
  reply: Presence,
});

export const setCasePresence = endpoint({
  method: 'PUT',
  path: '/api/desk/cases/:caseId/presence',
  access: 'staff',
  may: 'cases.work',
  summary: 'Say that you look at the conversation, or type; the household sees it',
  errors: ['reason_required'],
  params: ofCase,
  body: Beat,
  reply: Presence,
});
