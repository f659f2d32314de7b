import '#web/lib/zod-config.ts';
import { seenNotice } from '#contract/core/notices.ts';
import { call } from '#web/lib/call.ts';

export const saySeen = (token: string) => call(seenNotice, { body: { t: token } });
