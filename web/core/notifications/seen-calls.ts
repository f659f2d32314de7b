import '#web/lib/zod-config.ts';
import { seenNotice } from '#contract/core/notices.ts';
import { call } from '#web/lib/call.ts';

export const confirmSeen = (token: string) => call(seenNotice, { body: { t: token } });
