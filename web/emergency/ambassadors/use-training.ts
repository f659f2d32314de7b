import { useQuery } from '@tanstack/react-query';
import { ambassadorQuery, trainingQuery } from './queries.ts';

/**
 * An active ambassador's progress. Anyone else may read the lessons, so nothing is requested for them. Without a
 * connection we don't know who the user is, and the query reports that it is offline.
 */
export function useTraining() {
  const status = useQuery(ambassadorQuery);
  const isActive = status.data?.application?.state === 'approved';
  const isUnknown = status.isError || status.fetchStatus === 'paused';
  const training = useQuery({ ...trainingQuery, enabled: isActive || isUnknown });
  return { training, isReader: status.data !== undefined && !isActive };
}
