import { type CannedVariable } from '#contract/office/canned.ts';
import { formatPhone } from '#contract/phone.ts';
import { fillPlaceholders, placeholdersIn } from '#contract/service/placeholders.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import { holdOf, toRoomView } from '#server/emergency/lodging/lodging.ts';
import { placesAndOwners } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { type Case, notifyCaseStaff } from '#server/service/cases/cases.ts';
import * as store from './canned-store.ts';
import { readableCase } from './household.ts';
import { say } from '#server/platform/say.ts';

type CannedDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'config'>;
type Editor = Pick<Member, 'id' | 'device'>;
type Words = { title: string; text: string };

export const listCanned = async ({ db }: Pick<Deps, 'db'>) => ({ replies: await store.listCanned(db) });

const taken = () => new AppError('conflict', say().deskErrors.sameTitle);

/** Adds the audit entry of a change, as its last step. */
const record = (
  tx: Tx,
  by: Editor,
  change: { action: string; id: string; at: Date; before: Words | null; after: Words | null },
) =>
  recordAdminChange(tx, {
    at: change.at,
    actor: by,
    action: change.action,
    subjectId: change.id,
    detail: (change.after ?? change.before)?.title ?? '',
    before: change.before,
    after: change.after,
  });

const wordsOf = ({ title, text }: Words): Words => ({ title, text });

export const addCanned = ({ db, clock }: CannedDeps, by: Editor, words: Words) =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const added = await store.insertCanned(tx, words, { by: by.id, at });
    if (!added) throw taken();
    await notifyCaseStaff(tx);
    await record(tx, by, { action: 'canned.added', id: added.id, at, before: null, after: words });
    return added;
  });

export const changeCanned = (
  { db, clock }: CannedDeps,
  by: Editor,
  given: Words & { id: string; version: number },
) =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const known = await store.findCanned(tx, given.id);
    if (!known) throw new AppError('not_found', say().deskErrors.noSuchReply);
    if (await store.isTitleTaken(tx, given.title, given.id)) throw taken();
    const changed = await store.updateCanned(tx, given, { by: by.id, at });
    if (!changed) throw new AppError('conflict', say().deskErrors.replyChanged);
    await notifyCaseStaff(tx);
    await record(tx, by, {
      action: 'canned.changed',
      id: given.id,
      at,
      before: wordsOf(known),
      after: wordsOf(given),
    });
    return changed;
  });

export const removeCanned = ({ db, clock }: CannedDeps, by: Editor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const removed = await store.deleteCanned(tx, id);
    if (!removed) throw new AppError('not_found', say().deskErrors.noSuchReply);
    await notifyCaseStaff(tx);
    const at = clock.now();
    await record(tx, by, { action: 'canned.removed', id, at, before: wordsOf(removed), after: null });
  });

const firstOf = (name: string | null | undefined): string | null => name?.trim().split(/\s+/)[0] || null;

/** Values for the variables in replies. Null: not known, so the variable stays and blocks sending. */
async function valuesFor(
  { db, config }: CannedDeps,
  agentId: string,
  { homeId, incidentId, ref }: Case,
): Promise<Record<CannedVariable, string | null>> {
  const home = homeId ? (await placesAndOwners(db, [homeId])).get(homeId) : undefined;
  const people = await peopleById(db, [agentId, ...(home ? [home.userId] : [])]);
  const hold = incidentId && homeId ? await holdOf(db, incidentId, homeId) : undefined;
  const hotel = hold ? toRoomView(hold).hotel : null;
  return {
    first_name: home ? firstOf(people.get(home.userId)?.name) : null,
    place: home ? `${home.city}, ${home.state}` : null,
    hotel: hotel?.name ?? null,
    hotel_address: hotel?.address ?? null,
    hotel_phone: hotel ? formatPhone(hotel.phone) : null,
    number: formatPhone(config.conciergePhone),
    ref,
    agent: firstOf(people.get(agentId)?.name),
  };
}

/** Every canned reply with the facts of one case. */
export async function fillCanned(
  deps: CannedDeps,
  agent: Pick<Member, 'id' | 'role' | 'device'>,
  caseId: string,
) {
  const found = await readableCase(deps, agent, caseId);
  const values = await valuesFor(deps, agent.id, found);
  const replies = await store.listCanned(deps.db);
  return {
    replies: replies.map(({ id, title, text }) => {
      const filled = fillPlaceholders(text, values);
      return { id, title, text: filled, missing: placeholdersIn(filled) };
    }),
  };
}
