import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Email, Instant, line, text } from '#contract/values.ts';
import { Honeypot } from './waitlist.ts';

/** Short enough to read out on the phone; the same on screen, in emails and in the back office. */
export const messageReference = ({ id }: { id: string }): string => id.slice(-8).toUpperCase();

export const ContactMessage = z.object({
  firstName: line(80, 'Enter your first name'),
  lastName: line(80, 'Enter your last name'),
  email: Email,
  subject: line(150, 'Enter a subject'),
  message: text(5000, 'Tell us how we can help'),
  website: Honeypot,
});

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'Write to support; an acknowledgement goes out by email',
  status: 201,
  errors: ['rate_limited'],
  body: ContactMessage,
  reply: z.object({
    receivedAt: Instant,
    reference: z
      .string()
      .describe('To mention when writing or calling again; the team finds the message by it'),
  }),
});
