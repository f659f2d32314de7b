import { z } from 'zod';
import { endpoint } from './http.ts';
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
