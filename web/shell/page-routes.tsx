import { type ReactNode, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import type { PageRoute } from '#web/lib/page-route.ts';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

type PageRoutesProps = { routes: readonly PageRoute[]; waiting?: ReactNode };

/** Renders the page for the current URL inside the layout. */
export function PageRoutes({ routes, waiting }: PageRoutesProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={waiting}>
        <Routes>
          {routes.map(({ path, title, screen, Page }) => (
            <Route
              key={path}
              path={path}
              // The server is case-sensitive too.
              caseSensitive
              element={
                <>
                  <Page />
                  <Arrival key={screen ?? pathname} title={title} />
                </>
              }
            />
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
