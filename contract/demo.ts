import { z } from 'zod';
import { endpoint } from './http.ts';
import { normalizePhone } from './phone.ts';
import { Email, Instant } from './values.ts';

export const DemoMail = z
  .object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), createdAt: Instant })
  .meta({ id: 'DemoMail' });
export type DemoMail = z.output<typeof DemoMail>;

export const readDemoMailbox = endpoint({
  method: 'GET',
  path: '/api/demo/mailbox',
  access: 'public',
  summary: 'Demo mode only: the mail the product sent to an address, newest first',
  demoOnly: true,
  query: z.object({ to: Email }),
  reply: z.array(DemoMail),
});

export const DemoText = z
  .object({ to: z.string(), text: z.string(), createdAt: Instant })
  .meta({ id: 'DemoText' });
export type DemoText = z.output<typeof DemoText>;

export const readDemoTexts = endpoint({
  method: 'GET',
  path: '/api/demo/texts',
  access: 'public',
  summary: 'Demo mode only: the text messages the product sent to a number, newest first',
  demoOnly: true,
  query: z.object({
    to: z
      .string()
      .max(40)
      .refine((typed) => normalizePhone(typed) !== null, 'Enter a phone number with its area code')
      .transform((typed) => normalizePhone(typed) ?? ''),
  }),
  reply: z.array(DemoText),
});

export const DEMO_STAGES = ['warning', 'order', 'lifted'] as const;

/** What the simulated county can publish for a home's street. */
export const DemoStage = z.enum(DEMO_STAGES, 'Choose warning, order or lifted');
export type DemoStage = z.infer<typeof DemoStage>;

export const showEvacuation = endpoint({
  method: 'POST',
  path: '/api/demo/evacuation',
  access: 'member',
  summary: 'Demo mode only: an invented authority publishes a zone around your current home',
  demoOnly: true,
  status: 202,
  errors: ['conflict'],
  body: z.object({ stage: DemoStage }),
});
