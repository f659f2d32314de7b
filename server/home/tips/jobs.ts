import { handler, type Handler } from '#server/platform/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import { chooseTips, sendTip } from './job-names.ts';
import { handOutTips, mailTip } from './tips.ts';

export const tipsHandlers: Handler<Deps>[] = [
  handler(chooseTips, (deps: Deps) => handOutTips(deps)),
  handler(sendTip, (deps: Deps, turn) => mailTip(deps, turn)),
];
