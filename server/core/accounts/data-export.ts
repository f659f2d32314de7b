import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { listAgreements } from './agreements.ts';
import { listChanges } from './email-change-store.ts';
import * as store from './store.ts';

/** The account, its sessions, and the public facts of its passkeys. */
export async function exportAccount({ db, clock }: Deps, person: { id: string }): Promise<ExportPart> {
  const account = await store.findUser(db, person.id);
  const passkeys = await store.listPasskeys(db, person.id);
  return {
    tables: {
      account: account ? [plainRow(account)] : [],
      agreements: (await listAgreements(db, person.id)).map(plainRow),
      email_changes: (await listChanges(db, person.id)).map(plainRow),
      sessions: (await store.listSessions(db, person.id, clock.now())).map(plainRow),
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) =>
        plainRow({ id, name, createdAt, lastUsedAt }),
      ),
    },
  };
}
