import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { CASE_STATES } from '#contract/service/cases.ts';
import { Instant, text, Uuid } from '#contract/values.ts';

export const MESSAGE_CHARACTERS = 4000;
/** Messages of one person in a minute. A message that sounds like danger to life always passes. */
export const MESSAGES_A_MINUTE = 30;
/** Messages in one reply; the client asks for the rest with `after`. */
export const MESSAGES_AT_ONCE = 200;

/** What a member can send with one tap. */
export const QUICK_REPLIES = ['We’re safe', 'We need a room', 'Call me'] as const;

export const HelpMessage = z
  .object({
    id: Uuid.describe('Made by the device that wrote it: sent again, it is the same message'),
    seq: z.number().int().positive().describe('1, 2, 3 ... without gaps in its conversation'),
    from: z.enum(['household', 'team']),
    name: z.string().nullable().describe('Who wrote it; null: their account was deleted'),
    isYou: z.boolean(),
    text: z.string(),
    at: Instant,
  })
  .meta({ id: 'HelpMessage' });
export type HelpMessage = z.output<typeof HelpMessage>;

export const HelpView = z
  .object({
    phone: z.string().describe('The concierge’s number, answered by people'),
    hasConcierge: z.boolean().describe('False: the home has no membership and no services'),
    usualMinutes: z
      .number()
      .int()
      .nullable()
      .describe('Half of the last week’s first answers came within this time; null: too few to say'),
    conversation: z
      .object({
        caseId: Uuid,
        ref: z.string(),
        state: z.enum(CASE_STATES),
        agent: z.string().nullable().describe('Who works on it now; null: no one yet'),
        lastSeq: z.number().int().nonnegative(),
        readByTeam: z.number().int().nonnegative().describe('The newest message that our team has opened'),
        messages: z.array(HelpMessage).describe('Oldest first'),
      })
      .nullable()
      .describe('Null: nothing was written yet'),
  })
  .meta({ id: 'HelpView' });
export type HelpView = z.output<typeof HelpView>;

const Home = z.object({ homeId: z.string() });
const After = z.object({
  after: z.coerce.number().int().nonnegative().default(0).describe('Only messages after this number'),
});

export const getHelp = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/help',
  access: 'member',
  summary: 'The household’s conversation with our team',
  params: Home,
  query: After,
  reply: HelpView,
});

const body = text(MESSAGE_CHARACTERS, 'Write a message');

export const sendHelpMessage = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/help/messages',
  access: 'member',
  status: 201,
  summary: 'Write to our team; the first message opens a case',
  errors: ['membership_required', 'rate_limited', 'key_reused'],
  params: Home,
  body: z.object({ id: Uuid, text: body }),
  reply: HelpMessage,
});

export const markHelpRead = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/help/read',
  access: 'member',
  status: 204,
  summary: 'Say up to which message you have read',
  params: Home,
  body: z.object({ caseId: Uuid, seq: z.number().int().positive() }),
});

const OfCase = z.object({ caseId: Uuid });

export const getCaseMessages = endpoint({
  method: 'GET',
  path: '/api/desk/cases/:caseId/messages',
  access: 'staff',
  may: 'cases.read',
  summary: 'The conversation of a case',
  errors: ['reason_required'],
  params: OfCase,
  query: After,
  reply: z.object({
    lastSeq: z.number().int().nonnegative(),
    readByHousehold: z.number().int().nonnegative(),
    messages: z.array(HelpMessage),
  }),
});

export const replyInCase = endpoint({
  method: 'POST',
  path: '/api/desk/cases/:caseId/messages',
  access: 'staff',
  may: 'cases.work',
  status: 201,
  summary: 'Answer the household; refused once when they wrote something you haven’t seen',
  errors: ['conflict', 'key_reused', 'reason_required'],
  params: OfCase,
  body: z.object({
    id: Uuid,
    text: body,
    readSeq: z.number().int().nonnegative().describe('The newest message you had seen'),
  }),
  reply: HelpMessage,
});

export const markCaseRead = endpoint({
  method: 'PUT',
  path: '/api/desk/cases/:caseId/read',
  access: 'staff',
  may: 'cases.work',
  status: 204,
  summary: 'Say up to which message you have read; the household sees it',
  errors: ['reason_required'],
  params: OfCase,
  body: z.object({ seq: z.number().int().positive() }),
});
