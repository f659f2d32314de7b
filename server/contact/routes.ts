import { sendContactMessage } from '#contract/contact.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { receiveMessage } from './contact.ts';

export function contactRoutes(route: Route, deps: Deps): void {
  route(sendContactMessage, ({ body }) => receiveMessage(deps, body), { perTenMinutes: 20 });
}
