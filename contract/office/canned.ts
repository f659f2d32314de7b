import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { MESSAGE_CHARACTERS } from '#contract/service/conversations.ts';
import { placeholdersIn } from '#contract/service/placeholders.ts';
import { Instant, line, text, Uuid } from '#contract/values.ts';
import * as v from '#text/office/values.ts';

/** Facts that a canned reply can insert about its household. */
export const CANNED_VARIABLES = [
  'first_name',
  'place',
  'hotel',
  'hotel_address',
  'hotel_phone',
  'number',
  'ref',
  'agent',
] as const;
export type CannedVariable = (typeof CANNED_VARIABLES)[number];

/** Names between {{ and }} that aren't known variables. */
export const unknownVariables = (typed: string): string[] =>
  placeholdersIn(typed).filter((name) => !(CANNED_VARIABLES as readonly string[]).includes(name));

const Words = z.object({
  title: line(80, v.replyTitle),
  text: text(MESSAGE_CHARACTERS, v.replyText).refine(
    (typed) => unknownVariables(typed).length === 0,
    v.knownVariables,
  ),
});

export const CannedReply = z
  .object({
    id: Uuid,
    title: z.string(),
    text: z.string().describe('May contain variables, like "Hello {{first_name}}"'),
    version: z.number().int().positive(),
    updatedAt: Instant,
  })
  .meta({ id: 'CannedReply' });
export type CannedReply = z.output<typeof CannedReply>;

export const listCanned = endpoint({
  method: 'GET',
  path: '/api/desk/canned-replies',
  access: 'staff',
  may: 'cases.read',
  summary: 'List canned replies by title',
  reply: z.object({ replies: z.array(CannedReply) }),
});

export const addCanned = endpoint({
  method: 'POST',
  path: '/api/desk/canned-replies',
  access: 'staff',
  may: 'canned.edit',
  stepUp: true,
  status: 201,
  summary: 'Add a canned reply',
  errors: ['conflict'],
  body: Words,
  reply: CannedReply,
});

const params = z.object({ replyId: Uuid });

export const changeCanned = endpoint({
  method: 'PUT',
  path: '/api/desk/canned-replies/:replyId',
  access: 'staff',
  may: 'canned.edit',
  stepUp: true,
  summary: 'Update a canned reply. Refused if a colleague changed it in the meantime.',
  errors: ['conflict'],
  params,
  body: Words.extend({ version: z.number().int().positive().describe('The version you loaded') }),
  reply: CannedReply,
});

export const removeCanned = endpoint({
  method: 'DELETE',
  path: '/api/desk/canned-replies/:replyId',
  access: 'staff',
  may: 'canned.edit',
  stepUp: true,
  status: 204,
  summary: 'Remove a canned reply',
  params,
});

export const fillCanned = endpoint({
  method: 'GET',
  path: '/api/desk/cases/:caseId/canned-replies',
  access: 'staff',
  may: 'cases.work',
  summary: 'List canned replies filled in for a case. Unknown values stay as variables.',
  errors: ['reason_required'],
  params: z.object({ caseId: Uuid }),
  reply: z.object({
    replies: z.array(
      z.object({ id: Uuid, title: z.string(), text: z.string(), missing: z.array(z.string()) }),
    ),
  }),
});
