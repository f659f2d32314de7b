import '#web/lib/zod-config.ts';
import { confirmContact } from '#contract/outreach/partner-calls.ts';
import { call } from '#web/lib/call.ts';

export const confirmHere = (token: string, name: string) =>
  call(confirmContact, { body: { t: token, name } });
