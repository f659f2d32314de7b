import '#web/lib/zod-config.ts';
import * as claims from '#contract/home/claims.ts';
import { call } from '#web/lib/call.ts';

export const openShared = (token: string): Promise<claims.SharedPacket> =>
  call(claims.openShared, { body: { token } });

/** Returns a one-time URL for one part of the packet. */
export const createDownloadTicket = async (token: string, part: claims.SharedPart): Promise<string> =>
  (await call(claims.createDownloadTicket, { body: { token, part } })).url;
