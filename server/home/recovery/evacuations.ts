import type { PastEvacuation } from '#contract/home/recovery.ts';
import type { HomeRow } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';

/** The evacuations of a home, newest first. The emergency wing provides it, because this one can't import it. */
export type EvacuationsOf = (
  db: Queryable,
  home: Pick<HomeRow, 'id' | 'state' | 'userId'>,
) => Promise<PastEvacuation[]>;
