import { type ReactNode, Suspense } from 'react';
import { matchRoute } from '#web/lib/match-path.ts';
import type { PageRoute } from '#web/lib/page-route.ts';
import { ParamsProvider, useLocation } from '#web/lib/router.tsx';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

type PageRoutesProps = { routes: readonly PageRoute[]; waiting?: ReactNode };

/** Renders the page for the current URL inside the layout. */
export function PageRoutes({ routes, waiting }: PageRoutesProps) {
  const { pathname } = useLocation();
  // Case-sensitive, as the server is.
  const match = matchRoute(routes, pathname);
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={waiting}>
        {match && (
          <ParamsProvider value={match.params}>
            <match.route.Page />
            <Arrival key={match.route.screen ?? pathname} title={match.route.title} />
          </ParamsProvider>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
