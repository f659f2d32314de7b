import type { UseQueryResult } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from './button-class.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';
import * as t from '#text/ui/parts.ts';

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  /** What is loading, for example "the incidents". */
  what: string;
  /** For a page about one thing: the list to go back to when the URL is wrong. */
  back?: string;
  children: (data: T) => ReactNode;
};

/** Renders a query's data, a skeleton while it loads, and a retry button if it failed. */
export function Loaded<T>({ query, what, back, children }: LoadedProps<T>) {
  if (query.isPending)
    return (
      <SkeletonGroup label={t.loadingWhat(what)} className="grid gap-4">
        <Skeleton className="h-24 w-full rounded-card!" />
        <Skeleton className="h-64 w-full rounded-card!" />
      </SkeletonGroup>
    );
  if (query.isLoadingError && back && isNowhere(query.error))
    return (
      <EmptyState
        icon={Compass}
        title={t.notFound}
        text={t.notFoundDetail}
        action={
          <Link to={back} className={buttonClass({ variant: 'outline' })}>
            {t.seeAll}
          </Link>
        }
      />
    );
  if (query.isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded(what)}
        text={sentence(query.error)}
        safe={t.servicesContinue}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return children(query.data as T);
}

/** Retrying won't help: the id is malformed or doesn't exist. */
const isNowhere = (error: Error): boolean => ['not_found', 'validation_failed'].includes(codeOf(error) ?? '');
