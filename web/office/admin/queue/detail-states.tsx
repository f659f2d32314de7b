import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { PaneTitle } from './detail-pane.tsx';
import * as t from '#text/office/admin-queue.ts';

type DetailStatesProps<T> = {
  query: UseQueryResult<T>;
  /** "Order": the heading until the row has loaded. */
  title: string;
  /** "the order" */
  what: string;
  children: (data: T) => ReactNode;
};

/** The detail beside a list: loading, failed, not found, or loaded. */
export function DetailStates<T>({ query, title, what, children }: DetailStatesProps<T>) {
  if (query.data !== undefined) return children(query.data);
  const isGone = ['not_found', 'validation_failed'].includes(codeOf(query.error) ?? '');
  return (
    <>
      <PaneTitle>{title}</PaneTitle>
      {query.isPending ? (
        <SkeletonGroup label={t.loading(what)} className="grid gap-4">
          <Skeleton className="h-11 w-2/3" />
          <Skeleton className="h-32 w-full rounded-card!" />
          <Skeleton className="h-48 w-full rounded-card!" />
        </SkeletonGroup>
      ) : isGone ? (
        <p className="text-muted">{t.gone}</p>
      ) : (
        <ErrorState
          title={t.notLoaded(what)}
          text={sentence(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </>
  );
}
