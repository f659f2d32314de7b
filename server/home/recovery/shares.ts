import type { z } from 'zod';
import type { NewRecoveryShare, SharedRecovery, SharePart } from '#contract/home/recovery-sharing.ts';
import { recordHomeChange } from '#server/core/audit/audit.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { dayAt, homeFor, homeOf, publishToHome } from '#server/home/homes/homes.ts';
import { after, days } from '#server/platform/clock.ts';
import { hashCode, isSame, newCode } from '#server/platform/codes.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { linkStateOf, SAME_VISIT, type Visitor } from '#server/platform/shared-links.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { RecoveryDeps, Requester } from './change.ts';
import { claimOf } from './claim.ts';
import { ledgerOf } from './ledger.ts';
import { listLetters } from './letter-store.ts';
import { logOf, type Opening } from './log.ts';
import { caseOf } from './reading.ts';
import { openLetter } from './sealed-letters.ts';
import * as store from './share-store.ts';
import { findRecovery, lockRecovery } from './store.ts';

export const SHARE_LABEL = 'recovery.share';
const MOST_SHARES = 20;
const SHOWN_VIEWS = 20;
/** A code has a million values, and a link ends after this many wrong ones. */
const MOST_WRONG_CODES = 5;

function toContract(
  cipher: HomeCipher,
  now: Date,
  row: store.ShareRow,
  views: Awaited<ReturnType<typeof store.listViews>>,
) {
  const state = linkStateOf(row, now);
  const isLocked = state === 'active' && row.wrongCodes >= MOST_WRONG_CODES;
  return {
    id: row.id,
    label: cipher.open(SHARE_LABEL, row.label),
    parts: row.parts,
    state: isLocked ? ('locked' as const) : state,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    viewCount: views.length,
    views: views
      .slice(0, SHOWN_VIEWS)
      .map(({ id, device, network, createdAt }) => ({ id, device, network, at: createdAt })),
  };
}

/** Every link of a home. Everyone in the household can see who got access. */
export async function listRecoveryShares(
  { db, clock, masterKeys }: RecoveryDeps,
  userId: string,
  homeRef: string,
) {
  const home = await homeFor(db, userId, homeRef, 'view');
  if (!(await findRecovery(db, home.id))) throw new AppError('conflict', say().recoveryErrors.noRecovery);
  const cipher = await cipherOf(db, masterKeys, home.id);
  const rows = await store.listShares(db, home.id);
  const views = Map.groupBy(
    await store.listViews(
      db,
      rows.map(({ id }) => id),
    ),
    ({ shareId }) => shareId,
  );
  return {
    canShare: home.role === 'owner',
    shares: rows.map((row) => toContract(cipher, clock.now(), row, views.get(row.id) ?? [])),
  };
}

/** Creates a link with a code. Both are returned only here; we store hashes. */
export async function shareRecovery(
  { db, clock, masterKeys, config }: Deps,
  who: Requester,
  homeRef: string,
  { label, days: life, parts }: z.output<typeof NewRecoveryShare>,
) {
  const home = await homeFor(db, who.id, homeRef, 'own', { archived: 'allowed' });
  const cipher = await cipherOf(db, masterKeys, home.id);
  const [token, code] = [newToken(), newCode()];
  const codeHash = await hashCode(code, token);
  const now = clock.now();
  const share = await db.transaction(async (tx) => {
    await lockRecovery(tx, home.id);
    const recovery = await findRecovery(tx, home.id);
    if (!recovery) throw new AppError('conflict', say().recoveryErrors.noRecovery);
    if ((await store.countShares(tx, home.id, now)) >= MOST_SHARES)
      throw new AppError('conflict', say().recoveryShareErrors.manyLinks(MOST_SHARES));
    const made = await store.insertShare(tx, {
      recoveryId: recovery.id,
      homeId: home.id,
      tokenHash: hashToken(token),
      codeHash,
      label: cipher.seal(SHARE_LABEL, label),
      parts: [...new Set(parts)],
      createdBy: who.id,
      createdAt: now,
      expiresAt: after(now, days(life)),
    });
    await recordHomeChange(tx, cipher, {
      at: now,
      actor: { id: who.id, device: who.device },
      action: 'recovery.shared',
      subjectId: made.id,
      detail: `${label}, for ${life === 1 ? '1 day' : `${life} days`}: ${made.parts.join(', ')}`,
    });
    await publishToHome(tx, home.id, 'recovery');
    return made;
  });
  return {
    share: toContract(cipher, now, share, []),
    url: `${config.origin}/shared-recovery#token=${token}`,
    code,
  };
}

export async function revokeRecoveryShare(
  { db, clock, masterKeys }: RecoveryDeps,
  who: Requester,
  at: { homeId: string; shareId: string },
): Promise<void> {
  const home = await homeFor(db, who.id, at.homeId, 'own', { archived: 'allowed' });
  const cipher = await cipherOf(db, masterKeys, home.id);
  await db.transaction(async (tx) => {
    const now = clock.now();
    const share = await store.revokeShare(tx, home.id, at.shareId, now);
    if (!share) {
      if (await store.findShare(tx, home.id, at.shareId)) return; // already revoked
      throw new AppError('not_found', say().recoveryShareErrors.noSuchLink);
    }
    await recordHomeChange(tx, cipher, {
      at: now,
      actor: { id: who.id, device: who.device },
      action: 'recovery.share-revoked',
      subjectId: share.id,
      detail: cipher.open(SHARE_LABEL, share.label),
    });
    await publishToHome(tx, home.id, 'recovery');
  });
}

/** One error for every dead link, so it doesn't reveal whether the link ever existed. */
const dead = () => new AppError('link_wrong', say().recoveryShareErrors.deadLink);

/** Checks token and code. An attempt is taken before the slow comparison, so parallel guesses don't get extra ones. */
async function findByCode({ db, clock }: Deps, token: string, code: string): Promise<store.ShareRow> {
  const now = clock.now();
  const found = await store.findWorking(db, hashToken(token), now);
  const taken = found && (await store.takeTry(db, found.id, MOST_WRONG_CODES, now));
  if (!taken) throw dead();
  if (!isSame(await hashCode(code, token), taken.codeHash)) {
    if (taken.wrongCodes >= MOST_WRONG_CODES) throw dead();
    const sentence = say().recoveryShareErrors.wrongCode;
    throw new AppError('code_wrong', sentence, { fields: { code: sentence } });
  }
  await store.giveTriesBack(db, taken.id);
  return taken;
}

type Shared = z.input<typeof SharedRecovery>;

/** What the holder of a link and its code sees, always current. */
export async function openSharedRecovery(
  deps: Deps,
  { token, code }: { token: string; code: string },
  visitor: Visitor,
): Promise<Shared> {
  const { db, clock, masterKeys } = deps;
  const share = await findByCode(deps, token, code);
  const home = await homeOf(db, share.homeId);
  const recovery = await findRecovery(db, share.homeId);
  // A link shows the recovery it was created for, not a later one.
  if (!home || recovery?.id !== share.recoveryId) throw dead();
  const cipher = await cipherOf(db, masterKeys, home.id);
  const today = dayAt(home.state, clock.now());
  const opening: Opening = { home: { ...home, role: 'viewer' }, recovery, cipher, today, canEdit: false };
  const shows = (part: SharePart) => share.parts.includes(part);
  const known = await caseOf(db, cipher, home, recovery, today);
  await noteView(deps, share, visitor);
  return {
    addressLine: `${home.address}, ${home.city}, ${home.state} ${home.zip}`,
    expiresAt: share.expiresAt,
    today,
    lossDate: known.lossDate,
    deadlines: shows('deadlines') ? known.deadlines : null,
    facts: shows('facts') ? known.facts : null,
    claim: shows('claim') ? await claimOf(deps, opening) : null,
    expenses: shows('expenses') ? await ledgerOf(deps, opening, async () => []) : null,
    letters: shows('letters') ? await sentLetters(deps, opening) : null,
    log: shows('log') ? await logOf(deps, opening) : null,
  };
}

/** Only letters that were sent: drafts are the household's. */
async function sentLetters({ db }: Deps, { home, recovery, cipher }: Opening) {
  const rows = await listLetters(db, { recoveryId: recovery.id, homeId: home.id });
  return rows.flatMap((row) => {
    if (row.sentOn === null || row.channel === null) return [];
    const { subject, to, body } = openLetter(cipher, row);
    return { id: row.id, subject, to, body, channel: row.channel, sentOn: row.sentOn };
  });
}

async function noteView({ db, clock }: Deps, share: store.ShareRow, visitor: Visitor): Promise<void> {
  const now = clock.now();
  if (await store.hasView(db, share.id, visitor, after(now, -SAME_VISIT))) return;
  await db.transaction(async (tx) => {
    await store.insertView(tx, { shareId: share.id, ...visitor, createdAt: now });
    await publishToHome(tx, share.homeId, 'recovery');
  });
}
