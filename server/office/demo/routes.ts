import { readDemoMailbox, readDemoTexts } from '#contract/demo.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { readMailbox, readTexts } from './demo.ts';

export function demoRoutes(route: Route, { db }: Pick<Deps, 'db'>): void {
  route(readDemoMailbox, ({ query }) => readMailbox(db, query.to));
  route(readDemoTexts, ({ query }) => readTexts(db, query.to));
}
