import type { z } from 'zod';
import type * as waitlist from '#contract/outreach/waitlist.ts';
import { post } from '#web/lib/post.ts';

export const joinWaitlist = (body: z.input<typeof waitlist.WaitlistRequest>) =>
  post<typeof waitlist.joinWaitlist>('/api/waitlist', body);

/** Both return the home's address. */
export const leaveWaitlist = (token: string) =>
  post<typeof waitlist.leaveWaitlist>('/api/waitlist/leave', { token });
export const rejoinWaitlist = (token: string) =>
  post<typeof waitlist.rejoinWaitlist>('/api/waitlist/rejoin', { token });
