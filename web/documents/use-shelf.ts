import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DocumentKind } from '#contract/document-kinds.ts';
import { CURRENT_HOME } from '#contract/homes.ts';
import { codeOf } from '#web/lib/api-error.ts';
import { shelfQuery } from './queries.ts';
import { addFiles } from './upload-queue.ts';

type Into = { kind?: DocumentKind | undefined; replaces?: string | undefined };

/** The papers of the home that is looked at, and how files are added to them. */
export function useShelf() {
  const client = useQueryClient();
  const shelf = useQuery(shelfQuery(CURRENT_HOME));
  const homeId = shelf.data?.homeId;
  return {
    shelf,
    /** Nobody can keep papers without a home to keep them for. */
    hasNoHome: shelf.isError && codeOf(shelf.error) === 'not_found',
    // By its id: another tab may have chosen another home meanwhile.
    add: (files: File[], into: Into = {}) => {
      if (homeId) addFiles(client, files, { homeId, ...into });
    },
  };
}
