import { resendCaseReply, sendContactMessage } from '#contract/service/contact.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import type { SituationOf } from '#server/service/conversations/conversations.ts';
import { receiveMessage, resendReply } from './contact.ts';

export function contactRoutes(route: Route, deps: Deps, situationOf: SituationOf): void {
  route(
    sendContactMessage,
    async ({ body, identify }) => receiveMessage(deps, body, { member: await identify(), situationOf }),
    { perTenMinutes: 20 },
  );
  route(resendCaseReply, ({ member, params }) => resendReply(deps, member, params));
}
