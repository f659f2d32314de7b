import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { endpoint } from '#contract/http.ts';
import { exportOf, page, pageQuery, sortBy } from '#contract/paging.ts';
import { Instant, text, Uuid } from '#contract/values.ts';

/** The response time the contact page promises. */
export const ANSWER_HOURS = 24;

export const MESSAGE_STATUSES = ['open', 'answered', 'closed'] as const;
export const MessageStatus = z.enum(MESSAGE_STATUSES);
export type MessageStatus = z.infer<typeof MessageStatus>;

/** A team member. */
const Colleague = z.object({ id: Uuid, name: z.string().describe('Their name, or their e-mail address.') });
export type Colleague = z.output<typeof Colleague>;

export const ListedMessage = z
  .object({
    id: Uuid,
    name: z.string(),
    email: contactText(),
    subject: z.string(),
    excerpt: z.string().describe('How it begins.'),
    status: MessageStatus,
    createdAt: Instant,
    dueAt: Instant.describe('When an answer is owed, while it is open.'),
    assignee: Colleague.nullable(),
    replies: z.number().int().nonnegative(),
  })
  .meta({ id: 'ListedMessage' });
export type ListedMessage = z.output<typeof ListedMessage>;

const ReplyMail = z.enum(['due', 'sent', 'refused']);

export const MESSAGE_EVENTS = ['note', 'assigned', 'unassigned', 'closed', 'reopened'] as const;

export const SupportMessage = ListedMessage.omit({ excerpt: true, replies: true })
  .extend({
    message: z.string(),
    acknowledgement: z.enum(['due', 'sent', 'refused', 'withheld']),
    answeredAt: Instant.nullable(),
    replies: z
      .array(
        z.object({
          id: Uuid,
          author: z.string().nullable().describe('Null: their account is gone.'),
          text: z.string(),
          mail: ReplyMail.describe('refused: the mail server did not take it; it can be sent again.'),
          createdAt: Instant,
          sentAt: Instant.nullable(),
        }),
      )
      .describe('Oldest first.'),
    events: z
      .array(
        z.object({
          id: Uuid,
          kind: z.enum(MESSAGE_EVENTS),
          author: z.string().nullable(),
          subject: z.string().nullable().describe('Whom it was given to.'),
          text: z.string().nullable(),
          createdAt: Instant,
        }),
      )
      .describe('Notes of the team and what it did, oldest first. The person sees none of it.'),
  })
  .meta({ id: 'SupportMessage' });
export type SupportMessage = z.output<typeof SupportMessage>;

const filters = {
  status: z.enum(['open', 'overdue', 'answered', 'closed', 'all']).default('open'),
  assignee: z.enum(['all', 'me', 'nobody']).default('all'),
  sort: sortBy(['due', 'created'], 'due'),
};

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  access: 'staff',
  may: 'messages.read',
  summary: 'Messages to support, those owed an answer first',
  query: pageQuery(filters),
  reply: page(ListedMessage).extend({
    counts: z
      .object({
        open: z.number().int(),
        overdue: z.number().int().describe('Open for longer than promised; counted in open, too.'),
        answered: z.number().int(),
        closed: z.number().int(),
      })
      .describe('Of the whole list.'),
  }),
});

export const exportMessages = exportOf('/api/admin/messages', 'messages', filters, 'messages.export');

const params = z.object({ messageId: Uuid });

export const getMessage = endpoint({
  method: 'GET',
  path: '/api/admin/messages/:messageId',
  access: 'staff',
  may: 'messages.read',
  summary: 'One message, with the answers to it and what the team did',
  params,
  reply: SupportMessage,
});

export const listColleagues = endpoint({
  method: 'GET',
  path: '/api/admin/colleagues',
  access: 'staff',
  may: 'messages.read',
  summary: 'Everybody work can be given to',
  reply: z.object({ colleagues: z.array(Colleague) }),
});

export const assignMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:messageId/assign',
  access: 'staff',
  may: 'messages.answer',
  stepUp: true,
  summary: 'Give a message to somebody of the team, or to nobody',
  errors: ['not_found', 'conflict'],
  params,
  body: z.object({
    assignee: Uuid.nullable(),
    was: Uuid.nullable().describe('Who had it when this was decided: of two who take it at once, one does.'),
  }),
  reply: SupportMessage,
});

export const replyToMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:messageId/reply',
  access: 'staff',
  may: 'messages.answer',
  stepUp: true,
  summary: 'Answer a message by e-mail; it is kept first, and sent by a job',
  errors: ['not_found', 'conflict'],
  params,
  body: z.object({
    replyId: Uuid.describe('Made by the caller: sent again, it is the same answer, and goes out once.'),
    text: text(5000, 'Write an answer'),
    seen: z.number().int().nonnegative().describe('How many answers there were when this one was written.'),
  }),
  reply: SupportMessage,
});

export const resendReply = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:messageId/replies/:replyId/resend',
  access: 'staff',
  may: 'messages.answer',
  stepUp: true,
  summary: 'Try again to send an answer the mail server refused',
  errors: ['not_found', 'conflict'],
  params: params.extend({ replyId: Uuid }),
  reply: SupportMessage,
});

export const noteOnMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:messageId/note',
  access: 'staff',
  may: 'messages.answer',
  stepUp: true,
  summary: 'Write a note for the team; the person does not see it, unless they ask for a copy of their data',
  errors: ['not_found'],
  params,
  body: z.object({ text: text(2000, 'Write a note') }),
  reply: SupportMessage,
});

export const closeMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:messageId/close',
  access: 'staff',
  may: 'messages.answer',
  stepUp: true,
  summary: 'Close a message; one that was never answered needs a reason',
  errors: ['not_found', 'conflict'],
  params,
  body: z.object({ reason: text(500, 'Say why it needs no answer').optional() }),
  reply: SupportMessage,
});

export const reopenMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:messageId/reopen',
  access: 'staff',
  may: 'messages.answer',
  stepUp: true,
  summary: 'Open a message again; its 24 hours begin anew',
  errors: ['not_found', 'conflict'],
  params,
  reply: SupportMessage,
});
