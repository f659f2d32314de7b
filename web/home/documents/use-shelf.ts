import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentKind } from '#contract/home/document-kinds.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { shelfQuery } from './queries.ts';
import { addFiles } from './upload-queue.ts';

type Into = { kind?: DocumentKind | undefined; replaces?: string | undefined };

/** The current home's documents, and how to add files. */
export function useShelf() {
  const client = useQueryClient();
  const home = useQuery(currentHomeQuery);
  const homeId = home.data?.id;
  const shelf = useQuery({ ...shelfQuery(homeId ?? ''), enabled: homeId !== undefined });
  const isNotThere = home.isLoadingError || shelf.isLoadingError;
  const retry = () => void (home.isLoadingError ? home.refetch() : shelf.refetch());
  return {
    data: shelf.data,
    /** Documents need a home. */
    hasNoHome: home.data === null,
    isPending: !isNotThere && home.data !== null && shelf.isPending,
    error: isNotThere ? (home.error ?? shelf.error) : null,
    isRetrying: home.isFetching || shelf.isFetching,
    retry,
    // By id: another tab may have switched the current home.
    add: (files: File[], into: Into = {}) => {
      if (homeId) addFiles(client, files, { homeId, ...into });
    },
  };
}
