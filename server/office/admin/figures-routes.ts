import * as contract from '#contract/office/metrics.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { readHistory, readMetrics } from './figures.ts';

export function figuresRoutes(route: Route, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(contract.getMetrics, () => readMetrics(deps.db));
  route(contract.getMetricsHistory, ({ query }) => readHistory(deps, query.days));
}
