import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { BroadcastMessage } from '#contract/service/broadcasts.ts';
import { CASE_STATES } from '#contract/service/cases.ts';
import { placeholdersIn } from '#contract/service/placeholders.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as v from '#text/service/values.ts';

export const MESSAGE_CHARACTERS = 4000;
/** Messages of one person in a minute. A message that sounds like danger to life always passes. */
export const MESSAGES_A_MINUTE = 30;
/** Messages in one reply; the client asks for the rest with `after`. */
export const MESSAGES_AT_ONCE = 200;

export const HelpMessage = z
  .object({
    id: Uuid.describe('Created by the client; resending the same ID doesn’t send a second message'),
    seq: z.number().int().positive().describe('1, 2, 3 ... without gaps within the conversation'),
    from: z.enum(['household', 'visitor', 'team']),
    name: z.string().nullable().describe('The author; null: their account was deleted'),
    isYou: z.boolean(),
    text: z.string().describe('Empty if the message is a file'),
    file: z
      .object({
        name: z.string(),
        bytes: z.number().int().nonnegative(),
        isPicture: z.boolean().describe('It has a thumbnail to show in the conversation'),
      })
      .nullable(),
    at: Instant,
    channel: z.enum(['app', 'sms', 'email']),
    isVerified: z.boolean().describe('False: we can’t verify that a household member wrote it'),
  })
  .meta({ id: 'HelpMessage' });
export type HelpMessage = z.output<typeof HelpMessage>;

/** What was written in a case that was merged into this one. */
const Earlier = z
  .array(z.object({ ref: z.string(), messages: z.array(HelpMessage) }))
  .describe('Conversations of cases that were merged into this one, oldest first');

/** When people answer, and what happens at other times. */
export const DeskHours = z
  .object({
    text: z.string().describe('The hours as text, as shown on every page'),
    isOpen: z.boolean(),
    opens: z.string().nullable().describe('When people answer next, in the desk’s time zone; null: now'),
    hasOnCall: z.boolean().describe('Outside these hours, we text life-threatening messages to on-call'),
  })
  .meta({ id: 'DeskHours' });
export type DeskHours = z.output<typeof DeskHours>;

export const HelpView = z
  .object({
    hours: DeskHours,
    phone: z.string().describe('The concierge’s number, answered by people'),
    hasConcierge: z.boolean().describe('False: the home has no membership and no services'),
    usualMinutes: z
      .number()
      .int()
      .nullable()
      .describe('Median time to first response over the last week; null: not enough data'),
    broadcasts: z
      .array(BroadcastMessage)
      .describe('Messages from our team to all households of an incident, oldest first'),
    event: z
      .object({ needsHelp: z.boolean().describe('Someone is checked in as needing help') })
      .nullable()
      .describe('Set while an order, a warning or services cover the home'),
    conversation: z
      .object({
        caseId: Uuid,
        ref: z.string(),
        state: z.enum(CASE_STATES),
        agent: z.string().nullable().describe('The agent working on it; null: none yet'),
        takenOverFrom: z.string().nullable().describe('The agent who handed it over; null: not handed over'),
        agentMinutes: z
          .number()
          .int()
          .nullable()
          .describe('75th percentile of this agent’s response times over four weeks; null: not enough data'),
        lastSeq: z.number().int().nonnegative(),
        onCallAt: Instant.nullable().describe('When the on-call person was texted about it'),
        readByTeam: z.number().int().nonnegative().describe('Number of the newest one our team has read'),
        messages: z.array(HelpMessage).describe('Oldest first'),
        earlier: Earlier,
      })
      .nullable()
      .describe('Null: no messages yet'),
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
  summary: 'Get the household’s conversation with our team',
  params: Home,
  query: After,
  reply: HelpView,
});

export const HelpMessages = z
  .object({
    lastSeq: z
      .number()
      .int()
      .nonnegative()
      .describe('Number of the newest message. If higher than the last one here, request more'),
    readByTeam: z.number().int().nonnegative(),
    isDeskOpen: z.boolean().describe('Whether people answer now. When this changes, refetch the whole page'),
    messages: z.array(HelpMessage).describe('Oldest first'),
  })
  .meta({ id: 'HelpMessages' });
export type HelpMessages = z.output<typeof HelpMessages>;

export const getHelpMessages = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/help/:caseId/messages',
  access: 'member',
  summary: 'List messages after a given one, for clients that have the rest',
  params: Home.extend({ caseId: Uuid }),
  query: After,
  reply: HelpMessages,
});

const body = text(MESSAGE_CHARACTERS, v.message);

export const sendHelpMessage = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/help/messages',
  access: 'member',
  status: 201,
  summary: 'Send our team a message. The first message opens a case.',
  errors: ['membership_required', 'rate_limited', 'key_reused'],
  params: Home,
  body: z.object({ id: Uuid, text: body }),
  reply: HelpMessage,
});

const Size = z.object({ size: z.enum(['original', 'thumb']).default('original') });

export const sendHelpFile = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/help/files/:messageId',
  access: 'member',
  status: 201,
  summary: 'Send our team a photo or document (JPG, PNG or PDF) as a message',
  errors: ['membership_required', 'rate_limited', 'key_reused', 'too_large'],
  params: Home.extend({
    messageId: Uuid.describe('Created by the client; resending the same ID doesn’t send a second message'),
  }),
  takes: 'file',
  reply: HelpMessage,
});

export const getHelpFile = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/help/:caseId/files/:messageId',
  access: 'member',
  summary: 'Download a photo or document of the household’s conversation',
  params: Home.extend({ caseId: Uuid, messageId: Uuid }),
  query: Size,
  gives: 'file',
});

export const markHelpRead = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/help/read',
  access: 'member',
  status: 204,
  summary: 'Mark messages as read up to a given one',
  params: Home,
  body: z.object({ caseId: Uuid, seq: z.number().int().positive() }),
});

const OfCase = z.object({ caseId: Uuid });

export const getCaseMessages = endpoint({
  method: 'GET',
  path: '/api/desk/cases/:caseId/messages',
  access: 'staff',
  may: 'cases.read',
  summary: 'Get the conversation of a case',
  errors: ['reason_required'],
  params: OfCase,
  query: After,
  reply: z.object({
    lastSeq: z.number().int().nonnegative(),
    readByHousehold: z.number().int().nonnegative(),
    messages: z.array(HelpMessage),
    earlier: Earlier.optional(),
    broadcasts: z
      .array(BroadcastMessage)
      .optional()
      .describe('Omitted, like `earlier`, if `after` is set, because new messages don’t change them'),
  }),
});

export const replyInCase = endpoint({
  method: 'POST',
  path: '/api/desk/cases/:caseId/messages',
  access: 'staff',
  may: 'cases.work',
  status: 201,
  summary: 'Reply to the household. Refused once if they wrote something you haven’t seen.',
  errors: ['conflict', 'key_reused', 'reason_required'],
  params: OfCase,
  body: z.object({
    id: Uuid,
    text: body.refine((typed) => placeholdersIn(typed).length === 0, v.replaceVariables),
    readSeq: z.number().int().nonnegative().describe('Number of the newest one you saw'),
  }),
  reply: HelpMessage,
});

export const sendCaseFile = endpoint({
  method: 'POST',
  path: '/api/desk/cases/:caseId/files/:messageId',
  access: 'staff',
  may: 'cases.work',
  status: 201,
  summary: 'Send the household a photo or document as a message',
  errors: ['conflict', 'key_reused', 'reason_required', 'too_large'],
  params: OfCase.extend({ messageId: Uuid }),
  query: z.object({
    readSeq: z.coerce.number().int().nonnegative().default(0).describe('Number of the newest one you saw'),
  }),
  takes: 'file',
  reply: HelpMessage,
});

export const getCaseFile = endpoint({
  method: 'GET',
  path: '/api/desk/cases/:caseId/files/:messageId',
  access: 'staff',
  may: 'cases.read',
  summary: 'Download a photo or document of a case’s conversation',
  errors: ['reason_required'],
  params: OfCase.extend({ messageId: Uuid }),
  query: Size,
  gives: 'file',
});

export const markCaseRead = endpoint({
  method: 'PUT',
  path: '/api/desk/cases/:caseId/read',
  access: 'staff',
  may: 'cases.work',
  status: 204,
  summary: 'Mark messages as read up to a given one. The household sees this.',
  errors: ['reason_required'],
  params: OfCase,
  body: z.object({ seq: z.number().int().positive() }),
});
