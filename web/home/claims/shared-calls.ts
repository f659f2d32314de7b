import type * as claims from '#contract/home/claims.ts';
import { post } from '#web/lib/post.ts';

export const openShared = (token: string) => post<typeof claims.openShared>('/api/shared/open', { token });

/** Returns a one-time URL for one part of the packet. */
export const createDownloadTicket = async (token: string, part: claims.SharedPart): Promise<string> =>
  (await post<typeof claims.createDownloadTicket>('/api/shared/take', { token, part })).url;
