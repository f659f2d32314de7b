import type { confirmContact } from '#contract/outreach/partner-calls.ts';
import { post } from '#web/lib/post.ts';

export const confirmHere = (token: string, name: string) =>
  post<typeof confirmContact>('/api/partners/here', { t: token, name });
