import * as contract from '#contract/demo.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { readMailbox, readTexts } from './demo.ts';
import { replyFromMailbox } from './mailbox-reply.ts';
import { readPhone, sendFromPhone } from './phone.ts';

export function demoRoutes(route: Route, deps: Deps): void {
  const { db } = deps;
  route(contract.readDemoMailbox, ({ query }) => readMailbox(db, query.to));
  route(contract.readDemoTexts, ({ query }) => readTexts(db, query.to));
  route(contract.replyFromDemoMailbox, ({ body }) => replyFromMailbox(deps, body), { perMinute: 120 });
  route(contract.readDemoPhone, ({ query }) => readPhone(deps, query.number));
  route(contract.sendFromDemoPhone, ({ body }) => sendFromPhone(deps, body), { perMinute: 120 });
}
