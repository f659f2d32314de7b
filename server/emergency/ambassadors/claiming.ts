import { randomUUID } from 'node:crypto';
import type { ClaimInput } from '#contract/emergency/impact.ts';
import { accountsOfMailbox, notifyStaffAfterCommit } from '#server/core/accounts/accounts.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { derivedToken } from '#server/platform/derived-token.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { Deps } from '#server/ports/deps.ts';
import { lockActive } from './active.ts';
import { findClaim, insertClaim, isOwnClaim, lockClaim, moveClaim, type ClaimRow } from './claim-store.ts';
import { canAppeal, impactOf } from './impact-reading.ts';
import { ASKED_A_DAY, isClaimable, pointsFor, REQUESTS_A_DAY } from './impact-rules.ts';
import { sendNeighborMail } from './job-names.ts';
import { deviceMark, mailboxMark, type Origin } from './marks.ts';
import { pacificDay } from './pacific-day.ts';
import * as requests from './request-store.ts';

/** What an ambassador can do with entries: create them, withdraw them, appeal. */

export type ClaimDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'config'>;

/** Purpose of the derived token in the link to a neighbor. */
export const CONFIRM_LINK = 'hearthline impact confirmation';
const LINK_LIFE = days(14);

const fieldError = (field: string, sentence: string) =>
  new AppError('validation_failed', sentence, { fields: { [field]: sentence } });

/** Messages for what the database refuses. */
function inWords(error: unknown): never {
  const constraint = (error as { cause?: { constraint?: string } }).cause?.constraint;
  const { ambassadorErrors } = say();
  if (constraint === 'impact_claims_per_day') throw new AppError('conflict', ambassadorErrors.perDay);
  if (constraint === 'impact_claims_per_month') throw new AppError('conflict', ambassadorErrors.perMonth);
  if (constraint === 'impact_claims_active') throw new AppError('not_allowed', ambassadorErrors.notActive);
  throw error;
}

/** Stores the request to a neighbor and the job that emails it. The ambassador never sees the link. */
async function askNeighbor(
  tx: Tx,
  { jobs, masterKeys }: ClaimDeps,
  claim: ClaimRow,
  neighbor: NonNullable<ClaimInput['confirmer']> & { mark: string },
  at: Date,
): Promise<void> {
  const { name, email, language, mark } = neighbor;
  const id = randomUUID();
  const accounts = await accountsOfMailbox(tx, email);
  await requests.insertRequest(tx, {
    id,
    claimId: claim.id,
    name,
    email,
    mark,
    confirmerId: accounts[0]?.id ?? null,
    hadAccount: accounts.length > 0,
    language,
    tokenHash: hashToken(derivedToken(masterKeys, CONFIRM_LINK, id)),
    createdAt: at,
    expiresAt: after(at, LINK_LIFE),
  });
  await jobs.enqueue(tx, sendNeighborMail, { requestId: id });
}

/** Adds an entry in the caller's transaction. Street drills and events become entries this way, too. */
export async function enterClaim(
  tx: Tx,
  deps: ClaimDeps,
  userId: string,
  given: ClaimInput,
  origin: Origin,
): Promise<ClaimRow> {
  const { clock, masterKeys, config } = deps;
  const at = clock.now();
  const { ambassadorErrors } = say();
  const ambassador = await lockActive(tx, userId);
  if (!isClaimable(given.happenedOn, pacificDay(at)))
    throw fieldError('happenedOn', ambassadorErrors.wrongDay);
  const neighbor = given.confirmer && {
    ...given.confirmer,
    mark: await mailboxMark(tx, masterKeys, given.confirmer.email),
  };
  if (neighbor) {
    if (neighbor.mark === ambassador.mark) throw fieldError('confirmer.email', ambassadorErrors.ownAddress);
    const since = after(at, -days(1));
    const asked = await requests.countAsked(tx, { userId, mark: neighbor.mark, since });
    if (asked.byPerson >= ASKED_A_DAY || asked.byMailbox >= REQUESTS_A_DAY)
      throw new AppError('conflict', ambassadorErrors.askedEnough);
  }
  const { kind, quantity, happenedOn, evidence } = given;
  const claim = await insertClaim(tx, {
    ambassadorId: ambassador.id,
    userId,
    kind,
    quantity,
    points: pointsFor(kind, quantity),
    happenedOn,
    evidence,
    stateAt: at,
    createdAt: at,
    // In a demo, one browser is shared by many people.
    deviceMark: config.demo ? null : deviceMark(masterKeys, origin),
  }).catch(inWords);
  if (neighbor) await askNeighbor(tx, deps, claim, neighbor, at);
  else await notifyStaffAfterCommit(tx, 'admin');
  return claim;
}

/** The state of a person's entry. Undefined if it doesn't exist or belongs to another person. */
export const claimStateOf = async (db: Queryable, userId: string, claimId: string) =>
  (await findClaim(db, claimId, userId))?.state;

export const claimImpact = (deps: ClaimDeps, userId: string, given: ClaimInput, origin: Origin) =>
  deps.db.transaction(async (tx) => {
    await enterClaim(tx, deps, userId, given, origin);
    return impactOf(tx, userId, deps.clock.now());
  });

/** Runs one change of the caller's own entry. */
const changeOwn = (
  deps: ClaimDeps,
  userId: string,
  claimId: string,
  work: (tx: Tx, claim: ClaimRow, at: Date) => Promise<unknown>,
) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const noEntry = () => new AppError('not_found', say().ambassadorErrors.noEntry);
    if (!(await isOwnClaim(tx, claimId, userId))) throw noEntry();
    // Locks the ambassador before the entry, in the same order as every other function.
    await lockActive(tx, userId);
    const claim = await lockClaim(tx, claimId, userId);
    if (!claim) throw noEntry();
    await work(tx, claim, at);
    return impactOf(tx, userId, at);
  });

export const withdrawClaim = (deps: ClaimDeps, userId: string, claimId: string) =>
  changeOwn(deps, userId, claimId, async (tx, claim, at) => {
    if (claim.state !== 'waiting') throw new AppError('conflict', say().ambassadorErrors.decided);
    await moveClaim(tx, claimId, { to: 'withdrawn', mover: 'ambassador', at });
  });

/** Appeals a decision, once. Another team member reviews it. */
export const appealClaim = (deps: ClaimDeps, userId: string, claimId: string, why: string) =>
  changeOwn(deps, userId, claimId, async (tx, claim, at) => {
    if (!canAppeal(claim)) throw new AppError('conflict', say().ambassadorErrors.cannotAppeal);
    await moveClaim(tx, claimId, {
      to: 'appealed',
      mover: 'ambassador',
      at,
      appeal: why,
      appealedAt: at,
      // A reversed entry is confirmed again under a different ledger key.
      round: claim.state === 'reversed' ? claim.round + 1 : claim.round,
      decidedFirstBy: claim.decidedBy,
      decidedBy: null,
      stateReason: claim.stateReason,
    });
    await notifyStaffAfterCommit(tx, 'admin');
  });
