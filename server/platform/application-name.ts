import { randomUUID } from 'node:crypto';

/** Unique to this process: process ids are reused, and two containers may share a folder. */
export const PROCESS_MARK = randomUUID().slice(0, 8);

/** A connection's name in pg_stat_activity: its purpose and its process. */
export const applicationName = (
  part?: 'admin' | 'events' | 'jobs' | 'migrate' | 'backup' | 'restore' | 'reads',
): string => `hearthline${part ? `-${part}` : ''} ${PROCESS_MARK}`;
