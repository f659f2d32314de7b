import type { seenNotice } from '#contract/core/notices.ts';
import { post } from '#web/lib/post.ts';

export const confirmSeen = (token: string) => post<typeof seenNotice>('/api/notices/seen', { t: token });
