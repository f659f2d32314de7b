import '#web/lib/zod-config.ts';
import type { z } from 'zod';
import * as contact from '#contract/service/contact.ts';
import { call } from '#web/lib/call.ts';

export const sendMessage = (body: z.input<typeof contact.ContactMessage>) =>
  call(contact.sendContactMessage, { body });
