import type { UseQueryResult } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { ErrorState } from './error-state.tsx';

type LoadErrorProps = {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  title: string;
  /** What is safe, for example 'Your inventory is saved.' */
  safe: string;
};

/** A query that failed to load: why, and a retry button. */
export const LoadError = ({ query, title, safe }: LoadErrorProps) => (
  <ErrorState
    title={title}
    text={sentence(query.error)}
    safe={safe}
    retrying={query.isFetching}
    onRetry={() => void query.refetch()}
  />
);
