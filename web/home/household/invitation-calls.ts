import '#web/lib/zod-config.ts';
import * as sharing from '#contract/home/sharing.ts';
import { call } from '#web/lib/call.ts';

export const readInvitation = (token: string) => call(sharing.readInvitation, { body: { token } });
export const acceptInvitation = (token: string) => call(sharing.acceptInvitation, { body: { token } });
export const declineInvitation = (token: string) => call(sharing.declineInvitation, { body: { token } });
