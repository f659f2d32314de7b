import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { sentence } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';

type LoadedProps<T> = {
  query: UseQueryResult<T>;
  /** What is loading: "the incidents". */
  what: string;
  children: (data: T) => ReactNode;
};

/** Shows what an answer says; until then its place, and a way to ask again when none came. */
export function Loaded<T>({ query, what, children }: LoadedProps<T>) {
  if (query.isPending)
    return (
      <SkeletonGroup label={`Loading ${what}`} className="grid gap-4">
        <Skeleton className="h-24 w-full rounded-card!" />
        <Skeleton className="h-64 w-full rounded-card!" />
      </SkeletonGroup>
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
