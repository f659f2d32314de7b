import { ensureUser } from '#server/accounts/accounts.ts';
import type { Db } from '#server/platform/db.ts';

export const DEMO_ADMIN = 'admin@hearthline.example';
export const DEMO_MEMBER = 'member@hearthline.example';

/** The people a demo starts with. Running it again changes nothing. */
export const seedDemoPeople = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await ensureUser(tx, DEMO_ADMIN, { name: 'Avery Quinn', role: 'ADMIN' });
    await ensureUser(tx, DEMO_MEMBER, { name: 'Maya Torres' });
  });
