import { randomUUID } from 'node:crypto';

/** Of this process alone: numbers of processes come again, and two containers may share a folder. */
export const PROCESS_MARK = randomUUID().slice(0, 8);

/** What a connection is called in pg_stat_activity: what it is for, and whose it is. */
export const applicationName = (part?: 'admin' | 'events' | 'jobs' | 'migrate' | 'reads'): string =>
  `hearthline${part ? `-${part}` : ''} ${PROCESS_MARK}`;
