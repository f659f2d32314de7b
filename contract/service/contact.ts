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
    'Contact support. An acknowledgment is emailed. Signed-in members’ messages go to their home’s conversation.',
  status: 201,
  errors: ['rate_limited'],
  body: ContactMessage,
  reply: z.object({
    receivedAt: Instant,
    reference: z.string().describe('Reference of the case, to mention when writing or calling again'),
    isInApp: z.boolean().describe('True: the message is in the caller’s own conversation, where we reply'),
  }),
});

export const resendCaseReply = endpoint({
  method: 'POST',
  path: '/api/desk/cases/:caseId/messages/:messageId/resend',
  access: 'staff',
  may: 'cases.work',
  status: 204,
  summary: 'Retry the email of a reply that the mail server refused',
  errors: ['not_found', 'conflict', 'reason_required'],
  params: z.object({ caseId: Uuid, messageId: Uuid }),
});
