import type { z } from 'zod';
import type * as contract from '#contract/emergency/neighbors.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { homeStatusesOf } from '#server/emergency/activations/activations.ts';
import { after, days } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { lockName } from '#server/platform/locks.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import {
  addEvent,
  caseById,
  caseFor,
  heard,
  notifyCaseChange,
  type SeverityFacts,
} from '#server/service/cases/cases.ts';
import type { SituationOf } from '#server/service/conversations/conversations.ts';
import { isUnderAlert } from './board.ts';
import { readCircle, type Circle } from './circle.ts';
import type { GroupDeps } from './groups.ts';
import * as store from './store.ts';
import { readGroup } from './view.ts';

/** "Needs a ride" and "check on them": during an order or warning, they become the household's case at the desk. */

/** A person can make requests about this many other households a day. For their own there is no limit. */
const ABOUT_OTHERS_A_DAY = 10;

type Asked = z.output<typeof contract.askForNeighbor.body>;

/**
 * The rules of cases decide the severity. A household under an order that says it has no ride can't leave, which counts
 * as a call for help, like the one in a check-in. A neighbor's request about another household is rated by that
 * household's situation alone.
 */
export function factsFor(
  facts: SeverityFacts,
  { kind, isOwn }: { kind: Asked['kind']; isOwn: boolean },
): { facts: SeverityFacts; fresh: 'needs-help'[] } {
  const isStranded = kind === 'ride' && isOwn && facts.isUnderOrder;
  return isStranded ? { facts: { ...facts, needsHelp: true }, fresh: ['needs-help'] } : { facts, fresh: [] };
}

export async function askForNeighbor(
  deps: GroupDeps,
  member: Pick<Member, 'id'>,
  groupId: string,
  asked: Asked,
  situationOf: SituationOf,
) {
  const { db, clock, masterKeys } = deps;
  const circle = await readCircle(db, masterKeys, member.id, groupId);
  const household = circle.households.find(
    ({ id, isYours, shows }) => id === asked.id && (isYours || shows.has('board') || shows.has('check')),
  );
  if (!household) throw new AppError('not_found', say().neighborErrors.noHousehold);
  const { homeId, isYours: isOwn } = household;
  const cipher = await cipherOf(db, masterKeys, homeId);
  await db.transaction(async (tx) => {
    const at = clock.now();
    await lockName(tx, `neighbor request ${homeId} ${asked.kind}`);
    if (!isUnderAlert((await homeStatusesOf(tx, [homeId], at)).get(homeId)))
      throw new AppError('conflict', say().neighborErrors.noAlert);
    const situation = await situationOf(tx, homeId, at);
    const { incidentId } = situation;
    const known = await store.findRequest(tx, { homeId, kind: asked.kind, incidentId });
    const isOpen = known && (await caseById(tx, known.caseId))?.state !== 'closed';
    // A neighbor asked before. The household's own request may be more urgent, so it still counts.
    if (isOpen && (known.isOwn || !isOwn)) return;
    if (!isOwn && (await store.countAskedBy(tx, member.id, after(at, -days(1)))) >= ABOUT_OTHERS_A_DAY)
      throw new AppError('rate_limited', say().neighborErrors.askedEnough);
    const found = await caseFor(tx, {
      homeId,
      incidentId,
      ...factsFor(situation.facts, { kind: asked.kind, isOwn }),
      at,
      by: 'member',
      ...(isOwn ? { actorId: member.id } : {}),
    });
    await heard(tx, found, at);
    await addEvent(tx, cipher, {
      caseId: found.id,
      at,
      actorId: isOwn ? member.id : null,
      kind: 'noted',
      // The desk works in English.
      text: messagesIn('en').neighborErrors.caseNote(asked.kind, isOwn, circle.group.name),
    });
    const row = { caseId: found.id, askedBy: member.id, isOwn, groupId, createdAt: at };
    if (known) await store.updateRequest(tx, known.id, row);
    else await store.insertRequest(tx, { ...row, homeId, kind: asked.kind, incidentId });
    await notifyCaseChange(tx, homeId);
    await publishLiveTo(tx, peopleIn(circle), { topic: 'neighbors' });
  });
  return readGroup(db, deps, member.id, groupId);
}

const peopleIn = ({ households, ambassador }: Circle): string[] => [
  ...new Set([
    ...households.map(({ userId }) => userId),
    ...(ambassador.userId === null ? [] : [ambassador.userId]),
  ]),
];
