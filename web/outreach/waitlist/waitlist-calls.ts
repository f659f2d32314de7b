import '#web/lib/zod-config.ts';
import type { z } from 'zod';
import * as waitlist from '#contract/outreach/waitlist.ts';
import { call } from '#web/lib/call.ts';

export const joinWaitlist = (
  body: z.input<typeof waitlist.WaitlistRequest>,
): Promise<waitlist.WaitlistReply> => call(waitlist.joinWaitlist, { body });

/** Both return the home's address. */
export const leaveWaitlist = (token: string) => call(waitlist.leaveWaitlist, { body: { token } });
export const rejoinWaitlist = (token: string) => call(waitlist.rejoinWaitlist, { body: { token } });
