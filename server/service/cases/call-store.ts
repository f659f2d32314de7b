import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, eq, ne } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import type { Case } from './store.ts';
import { cases } from './tables.ts';

const isOpenCall = (homeId: string) =>
  and(eq(cases.homeId, homeId), eq(cases.kind, 'call'), ne(cases.state, 'closed'));

export const findOpenCall = async (db: Queryable, homeId: string): Promise<Case | undefined> =>
  first(await db.select().from(cases).where(isOpenCall(homeId))) as Case | undefined;

export const lockOpenCall = async (tx: Tx, homeId: string): Promise<Case | undefined> =>
  first(await tx.select().from(cases).where(isOpenCall(homeId)).for('no key update')) as Case | undefined;
