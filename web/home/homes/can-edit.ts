import type { Home } from '#contract/home/homes.ts';

/** Whether the member can edit this home. Viewers and archived homes are read-only. */
export const canEdit = ({ role, archivedAt }: Pick<Home, 'role' | 'archivedAt'>): boolean =>
  role !== 'viewer' && archivedAt === null;
