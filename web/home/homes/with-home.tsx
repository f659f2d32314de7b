import type { UseQueryResult } from '@tanstack/react-query';
import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import type { Home } from '#contract/home/homes.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import * as t from '#text/home/homes.ts';

/** Adds a home by its address and pin, and comes back to this page. */
export function AddHomeLink({ children = t.addYourHome }: { children?: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Link to={`/setup/home?back=${encodeURIComponent(pathname + search)}`} className={buttonClass()}>
      {children}
    </Link>
  );
}

/** Shown instead of content that needs a home, for members without one. */
export const NoHome = ({ text }: { text: string }) => (
  <EmptyState icon={House} title={t.addYourHomeFirst} text={t.addFirstText(text)} action={<AddHomeLink />} />
);

type WithHomeProps = {
  home: UseQueryResult<Home | null>;
  waiting: ReactNode;
  /** Why a home is needed here. */
  without: string;
  /** What is safe if loading fails. */
  safe?: string;
  children: (home: Home) => ReactNode;
};

/** A page about one home: handles loading, failure, and no home. */
export function WithHome({ home, waiting, without, safe, children }: WithHomeProps) {
  if (home.isPending) return waiting;
  if (home.isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded}
        text={sentence(home.error)}
        safe={safe}
        retrying={home.isFetching}
        onRetry={() => void home.refetch()}
      />
    );
  return home.data ? children(home.data) : <NoHome text={without} />;
}
