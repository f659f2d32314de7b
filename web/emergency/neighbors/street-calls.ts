import '#web/lib/zod-config.ts';
import { joinGroup, openGroupLink } from '#contract/emergency/neighbors.ts';
import { call } from '#web/lib/call.ts';

export const openLink = (t: string) => call(openGroupLink, { body: { t } });
export const join = (t: string) => call(joinGroup, { body: { t } });
