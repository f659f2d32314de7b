import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentKind } from '#contract/home/document-kinds.ts';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { shelfQuery } from './queries.ts';
import { addFiles } from './upload-queue.ts';

type Into = { kind?: DocumentKind | undefined; replaces?: string | undefined };

/** The papers of the home that is looked at, and how files are added to them. */
export function useShelf() {
  const client = useQueryClient();
  const home = useQuery(currentHomeQuery);
  const homeId = home.data?.id;
  const shelf = useQuery({ ...shelfQuery(homeId ?? ''), enabled: homeId !== undefined });
  const isNotThere = home.isLoadingError || shelf.isLoadingError;
  const retry = () => void (home.isLoadingError ? home.refetch() : shelf.refetch());
  return {
    data: shelf.data,
    /** Nobody can keep papers without a home to keep them for. */
    hasNoHome: home.data === null,
    isPending: !isNotThere && home.data !== null && shelf.isPending,
    error: isNotThere ? (home.error ?? shelf.error) : null,
    isRetrying: home.isFetching || shelf.isFetching,
    retry,
    // By its id: another tab may have chosen another home meanwhile.
    add: (files: File[], into: Into = {}) => {
      if (homeId) addFiles(client, files, { homeId, ...into });
    },
  };
}
