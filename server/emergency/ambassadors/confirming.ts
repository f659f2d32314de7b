import type { z } from 'zod';
import type { answerNeighborRequest, NeighborRequest } from '#contract/emergency/impact.ts';
import { accountsOfMailbox, isKnownNetwork, notifyStaffAfterCommit } from '#server/core/accounts/accounts.ts';
import { isLeaving } from '#server/core/accounts/deletions.ts';
import { provenPhones } from '#server/core/notifications/notifications.ts';
import { isOneHousehold } from '#server/home/homes/homes.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveAfterCommit } from '#server/platform/events.ts';
import { lockName } from '#server/platform/locks.ts';
import { networkPrefix } from '#server/platform/network.ts';
import { say } from '#server/platform/say.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { lockClaim, moveClaim } from './claim-store.ts';
import type { ClaimDeps } from './claiming.ts';
import { verdictOnYes, type ConfirmationFacts } from './impact-rules.ts';
import { claimKey, grantImpact, ledgerWords } from './ledger.ts';
import { deviceMark, type Origin } from './marks.ts';
import * as requests from './request-store.ts';
import { lockAmbassador } from './store.ts';

/** A neighbor answers by the link in our email. Opening it changes nothing. */

type Opened = requests.RequestWithClaim;
export type Answering = { memberId: string | null; origin: Origin };

async function open(db: Parameters<typeof requests.findByToken>[0], t: string): Promise<Opened> {
  const found = await requests.findByToken(db, hashToken(t));
  if (!found) throw new AppError('link_wrong', say().ambassadorErrors.wrongLink);
  return found;
}

/** A link ends when it expires, the entry is decided another way, or the ambassador is no longer active. */
function statusOf({ request, claim, ambassador }: Opened, now: Date): z.input<typeof NeighborRequest>['is'] {
  if (request.answer) return request.answer;
  const isOpen = claim.state === 'waiting' && ambassador.state === 'approved' && request.expiresAt > now;
  return isOpen ? 'asking' : 'over';
}

const toContract = (opened: Opened, now: Date): z.input<typeof NeighborRequest> => ({
  ambassador: opened.ambassador.name,
  neighbor: opened.request.name,
  kind: opened.claim.kind,
  quantity: opened.claim.quantity,
  happenedOn: opened.claim.happenedOn,
  is: statusOf(opened, now),
  doubt: opened.request.doubt,
  language: opened.request.language,
});

export const openRequest = async ({ db, clock }: ClaimDeps, t: string) =>
  toContract(await open(db, t), clock.now());

/** Everything the rules need to know about the neighbor who says yes. */
async function factsOf(
  tx: Tx,
  { masterKeys, config }: ClaimDeps,
  { request, claim, ambassador }: Opened,
  { memberId, origin }: Answering,
  now: Date,
): Promise<ConfirmationFacts> {
  const { userId } = claim;
  const accounts = request.email === null ? [] : await accountsOfMailbox(tx, request.email);
  const people = [...new Set([...accounts.map(({ id }) => id), ...(memberId ? [memberId] : [])])];
  const others = people.filter((id) => id !== userId);
  const phones = await provenPhones(tx, [userId, ...others]);
  const leaving = await Promise.all(others.map((id) => isLeaving(tx, id)));
  const since = accounts.map(({ createdAt }) => createdAt.getTime());
  const before = await requests.confirmedBefore(tx, {
    ambassadorId: ambassador.id,
    mark: request.mark,
    since90: after(now, -days(90)),
    since30: after(now, -days(30)),
  });
  // In a demo, one network and one browser are shared by many people.
  const network = { userId, network: networkPrefix(origin.ip) };
  return {
    now,
    points: claim.points,
    isSelf: request.mark === ambassador.mark || people.includes(userId),
    isHousehold: await isOneHousehold(tx, userId, others),
    isSamePhone: others.some((id) => phones.has(id) && phones.get(id) === phones.get(userId)),
    closesCircle: await requests.closesCircle(tx, { giver: request.mark, taker: ambassador.mark, at: now }),
    isDeleted: leaving.some(Boolean) || (request.hadAccount && accounts.length === 0),
    accountSince: since.length > 0 ? new Date(Math.max(...since)) : null,
    isSameDevice: claim.deviceMark !== null && claim.deviceMark === deviceMark(masterKeys, origin),
    isSameNetwork: !config.demo && (await isKnownNetwork(tx, masterKeys, network, now)),
    confirmedBefore: before.same,
    unknownPoints: before.unknown,
  };
}

export async function answerRequest(
  deps: ClaimDeps,
  given: z.output<typeof answerNeighborRequest.body>,
  answering: Answering,
): Promise<z.input<typeof NeighborRequest>> {
  const found = await open(deps.db, given.t);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    // One at a time, so that confirmations in a circle see each other. The database takes the same lock.
    await lockName(tx, 'impact confirmations');
    await lockAmbassador(tx, found.ambassador.id);
    await lockClaim(tx, found.claim.id);
    const opened = await open(tx, given.t);
    const { request, claim, ambassador } = opened;
    if (statusOf(opened, now) !== 'asking') return toContract(opened, now);
    const verdict =
      given.answer === 'no'
        ? ({ answer: 'no', doubt: null } as const)
        : verdictOnYes(await factsOf(tx, deps, opened, answering, now));
    await requests.updateRequest(tx, request.id, { ...verdict, answeredAt: now, email: null });
    if (verdict.answer === 'yes') {
      const confirmed = await moveClaim(tx, claim.id, { to: 'confirmed', mover: 'neighbor', at: now });
      await grantImpact(tx, {
        userId: claim.userId,
        points: claim.points,
        reason: ledgerWords.kinds[claim.kind],
        key: claimKey(confirmed),
      });
    } else if (verdict.answer === 'no') {
      await moveClaim(tx, claim.id, { to: 'declined', mover: 'neighbor', at: now });
    } else await notifyStaffAfterCommit(tx, 'admin');
    if (ambassador.userId) await publishLiveAfterCommit(tx, ambassador.userId, { topic: 'ambassador' });
    return toContract(await open(tx, given.t), now);
  });
}
