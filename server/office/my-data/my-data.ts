import { readAccount } from '#server/core/accounts/accounts.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ExportPart } from '#server/platform/export-part.ts';
import type { Member } from '#server/platform/route.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { openZip } from '#server/platform/zip.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { fillExport } from './export-archive.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Requester = Pick<Member, 'id' | 'device'>;
export type Person = { id: string; email: string };

/** Modules that hold data about a person or a home they own. `server/exports.ts` lists them all. */
export type ExportSources = {
  ofPerson: readonly ((deps: Deps, person: Person) => Promise<ExportPart>)[];
  ofHome: readonly ((deps: Deps, cipher: HomeCipher) => Promise<ExportPart>)[];
};

const LINK_LIFE = minutes(15);

/** Creates a one-time download of all data about a person. */
export async function startExport({ db, clock }: Pick<Deps, 'db' | 'clock'>, who: Requester) {
  const ticket = newToken();
  const now = clock.now();
  const expiresAt = after(now, LINK_LIFE);
  await db.transaction(async (tx) => {
    await store.insertExport(tx, {
      userId: who.id,
      tokenHash: hashToken(ticket),
      createdAt: now,
      expiresAt,
    });
    await recordAccountChange(tx, who.id, { at: now, actor: who, action: 'account.exported' });
  });
  return { url: `/api/account/export/${ticket}`, expiresAt };
}

/** Streams the download while it is built. */
export async function downloadExport(deps: Deps, who: Requester, ticket: string, sources: ExportSources) {
  const { db, clock, log } = deps;
  const now = clock.now();
  if (!(await store.takeExport(db, who.id, hashToken(ticket), now)))
    throw new AppError('not_found', say().myDataErrors.downloadUsed);
  const { email } = await readAccount(db, who.id);
  const zip = openZip(now);
  fillExport(deps, zip, { person: { id: who.id, email }, sources, now }).catch((error: Error) => {
    log.warn({ err: error }, 'data export interrupted');
    zip.abort(error);
  });
  return {
    stream: zip.stream,
    mime: 'application/zip',
    filename: `Hearthline data ${now.toISOString().slice(0, 10)}.zip`,
  };
}
