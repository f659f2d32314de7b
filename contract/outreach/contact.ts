import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Email, Instant, line, text } from '#contract/values.ts';
import { Honeypot } from './waitlist.ts';

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
  summary: 'Write to support; an acknowledgement goes out by e-mail',
  status: 201,
  errors: ['rate_limited'],
  body: ContactMessage,
  reply: z.object({ receivedAt: Instant }),
});
