import type { z } from 'zod';
import type * as contact from '#contract/service/contact.ts';
import { post } from '#web/lib/post.ts';

export const sendMessage = (body: z.input<typeof contact.ContactMessage>) =>
  post<typeof contact.sendContactMessage>('/api/contact', body);
