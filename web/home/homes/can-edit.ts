import type { Home } from '#contract/home/homes.ts';

/** May the member change what is in this home? Viewers read, and an archived home stays as it is. */
export const canEdit = ({ role, archivedAt }: Pick<Home, 'role' | 'archivedAt'>): boolean =>
  role !== 'viewer' && archivedAt === null;
