import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Email, Instant, line, text, Uuid } from '#contract/values.ts';
import { Honeypot } from '#contract/outreach/waitlist.ts';
import * as v from '#text/service/values.ts';

export const ContactMessage = z.object({
  firstName: line(80, v.firstName),
  lastName: line(80, v.lastName),
  email: Email,
  subject: line(150, v.subject),
  message: text(5000, v.contactMessage),
  website: Honeypot,
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary:
    'Write to support; an acknowledgement goes out by email. A member who is signed in writes into the conversation of their home',
  status: 201,
  errors: ['rate_limited'],
  body: ContactMessage,
  reply: z.object({
    receivedAt: Instant,
    reference: z.string().describe('To mention when writing or calling again: the reference of the case'),
    isInApp: z.boolean().describe('True: the message is in the caller’s own conversation, where we answer'),
  }),
});

export const resendCaseReply = endpoint({
  method: 'POST',
  path: '/api/desk/cases/:caseId/messages/:messageId/resend',
  access: 'staff',
  may: 'cases.work',
  status: 204,
  summary: 'Try again to email a reply that the mail server refused',
  errors: ['not_found', 'conflict', 'reason_required'],
  params: z.object({ caseId: Uuid, messageId: Uuid }),
});
