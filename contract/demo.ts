import { z } from 'zod';
import { endpoint } from './http.ts';
import { normalizePhone } from './phone.ts';
import { Email, Instant, text, Uuid } from './values.ts';

export const DemoMail = z
  .object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    replyTo: z.string().nullable().describe('Reply-to address; null: replies aren’t received'),
    createdAt: Instant,
  })
  .meta({ id: 'DemoMail' });
export type DemoMail = z.output<typeof DemoMail>;

export const readDemoMailbox = endpoint({
  method: 'GET',
  path: '/api/demo/mailbox',
  access: 'public',
  summary: 'Demo mode only: list emails sent to an address, newest first',
  demoOnly: true,
  query: z.object({ to: Email }),
  reply: z.array(DemoMail),
});

export const replyFromDemoMailbox = endpoint({
  method: 'POST',
  path: '/api/demo/mailbox/reply',
  access: 'public',
  summary: 'Demo mode only: send us an email from a demo mailbox. Idempotent by ID.',
  demoOnly: true,
  status: 204,
  body: z.object({
    id: Uuid,
    from: Email,
    to: z.email().max(320),
    subject: z.string().max(300),
    text: text(4000, 'Write an answer'),
  }),
});

const PhoneNumber = z
  .string()
  .max(40)
  .refine((typed) => normalizePhone(typed) !== null, 'Enter a phone number with its area code')
  .transform((typed) => normalizePhone(typed) ?? '');

export const DemoText = z
  .object({ to: z.string(), text: z.string(), createdAt: Instant })
  .meta({ id: 'DemoText' });
export type DemoText = z.output<typeof DemoText>;

export const readDemoTexts = endpoint({
  method: 'GET',
  path: '/api/demo/texts',
  access: 'public',
  summary: 'Demo mode only: list text messages sent to a number, newest first',
  demoOnly: true,
  query: z.object({ to: PhoneNumber }),
  reply: z.array(DemoText),
});

export const DemoPhoneMessage = z
  .object({ id: z.string(), from: z.enum(['hearthline', 'phone']), text: z.string(), at: Instant })
  .meta({ id: 'DemoPhoneMessage' });
export type DemoPhoneMessage = z.output<typeof DemoPhoneMessage>;

export const readDemoPhone = endpoint({
  method: 'GET',
  path: '/api/demo/phone',
  access: 'public',
  summary: 'Demo mode only: list a demo phone’s texts in both directions, oldest first',
  demoOnly: true,
  query: z.object({ number: PhoneNumber }),
  reply: z.array(DemoPhoneMessage),
});

export const sendFromDemoPhone = endpoint({
  method: 'POST',
  path: '/api/demo/phone',
  access: 'public',
  summary: 'Demo mode only: send us a text from a demo phone. Idempotent by ID.',
  demoOnly: true,
  status: 204,
  body: z.object({ id: Uuid, number: PhoneNumber, text: text(1600, 'Write a text') }),
});

export const DEMO_STAGES = ['warning', 'order', 'lifted'] as const;

/** What the simulated county can publish for a home's street. */
export const DemoStage = z.enum(DEMO_STAGES, 'Choose warning, order or lifted');
export type DemoStage = z.infer<typeof DemoStage>;

export const showEvacuation = endpoint({
  method: 'POST',
  path: '/api/demo/evacuation',
  access: 'member',
  summary: 'Demo mode only: have the simulated county publish a zone around your current home',
  demoOnly: true,
  status: 202,
  errors: ['conflict'],
  body: z.object({ stage: DemoStage }),
});
