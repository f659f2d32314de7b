import type { UseQueryResult } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from './button-class.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

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
      <SkeletonGroup label={`Loading ${what}`} className="grid gap-4">
        <Skeleton className="h-24 w-full rounded-card!" />
        <Skeleton className="h-64 w-full rounded-card!" />
      </SkeletonGroup>
    );
  if (query.isLoadingError && back && isNowhere(query.error))
    return (
      <EmptyState
        icon={Compass}
        title={`There is no such ${what.replace(/^the /, '')}`}
        text="The address may have been cut short, or it was deleted."
        action={
          <Link to={back} className={buttonClass({ variant: 'outline' })}>
            See all of them
          </Link>
        }
      />
    );
  if (query.isLoadingError)
    return (
      <ErrorState
        title={`We could not load ${what}`}
        text={sentence(query.error)}
        safe="Services go on without this page."
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return children(query.data as T);
}

/** Retrying won't help: the id is malformed or doesn't exist. */
const isNowhere = (error: Error): boolean => ['not_found', 'validation_failed'].includes(codeOf(error) ?? '');
