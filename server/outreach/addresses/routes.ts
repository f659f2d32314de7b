import { suggestAddresses as endpoint } from '#contract/outreach/addresses.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { suggestAddresses } from './addresses.ts';

export function addressesRoutes(route: Route, deps: Pick<Deps, 'addressSearch' | 'log'>): void {
  route(
    endpoint,
    ({ body, reply }) => {
      // The browser aborts this request on the next keystroke.
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      return suggestAddresses(deps, body.text, { session: body.session, signal: gone.signal });
    },
    { perMinute: 240 }, // a fast typist sends six requests per second for a few seconds
  );
}
