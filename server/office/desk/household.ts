import { timeText } from '#contract/text/format.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import type { CaseHousehold } from '#contract/office/desk.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { recordView } from '#server/core/audit/audit.ts';
import { provenPhones } from '#server/core/notifications/notifications.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { routeFact } from '#contract/emergency/evacuation-route-words.ts';
import { saidRouteOf } from '#server/emergency/evacuation-routes/evacuation-routes.ts';
import { activationIn } from '#server/emergency/activations/activations.ts';
import { zoneOf } from '#server/emergency/alerts/alerts.ts';
import {
  animalFact,
  listCheckIns,
  personFact,
  planFacts,
  roomFact,
} from '#server/emergency/evacuation/evacuation.ts';
import { holdOf, toRoomView } from '#server/emergency/lodging/lodging.ts';
import { dayAt, homeOf, membersOf } from '#server/home/homes/homes.ts';
import { readHousehold } from '#server/home/household/household.ts';
import { membershipOf } from '#server/money/membership/membership.ts';
import { payoutsFor } from '#server/money/payouts/payouts.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { type Case, caseById, requireAccess } from '#server/service/cases/cases.ts';
import type { z } from 'zod';
import { say } from '#server/platform/say.ts';

type DeskDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type Reader = Pick<Member, 'id' | 'role' | 'device'>;
type Household = z.input<typeof CaseHousehold>;

/** The case, if this person may read it. Reading another agent's case is logged. */
export async function readableCase(deps: DeskDeps, reader: Reader, caseId: string): Promise<Case> {
  const found = await caseById(deps.db, caseId);
  if (!found) throw new AppError('not_found', say().casesErrors.noSuchCase);
  await requireAccess(deps.db, found, reader, deps.clock.now());
  return found;
}

/** The owner's access was logged when they took the case. Everyone else's is logged when they open the household. */
async function noteView(deps: DeskDeps, reader: Reader, found: Case & { homeId: string }): Promise<void> {
  if (found.owner === reader.id) return;
  await recordView(deps, reader, {
    action: 'home.case-viewed',
    subjectId: found.homeId,
    detail: `the household of case ${found.ref}`,
    after: { home: found.homeId, case: found.ref },
  });
}

/** The state of our services for the household: order, room and cash. On a quiet day, only its plan. */
async function servicesOf(
  db: Queryable,
  { incidentId, homeId }: Case & { homeId: string },
  home: { userId: string; state: string },
) {
  const activation = incidentId ? await activationIn(db, incidentId, homeId) : undefined;
  if (!incidentId || !activation) {
    const membership = await membershipOf(db, home.userId);
    const plan = membership ? PLAN_TERMS[membership.plan].name : null;
    return { plan, order: null, room: null, route: null, cash: null };
  }
  const zone = await zoneOf(db, activation.zoneId);
  const hold = await holdOf(db, incidentId, homeId);
  const [payout] = await payoutsFor(db, incidentId, [homeId]);
  const route = activation.state === 'active' ? await saidRouteOf(db, { incidentId, homeId }) : undefined;
  const { caseWords: t, evacuationRoute: own, routes } = say();
  const since = timeText(activation.orderAt, callerLanguage(), timeZoneOf(home.state));
  return {
    plan:
      activation.plan in PLAN_TERMS
        ? PLAN_TERMS[activation.plan as keyof typeof PLAN_TERMS].name
        : activation.plan,
    order: t.orders[activation.state](zone?.name ?? t.evacuationOrder, since),
    room: hold ? roomFact(toRoomView(hold)).replace('Hotel: ', '') : t.noRoom,
    route: route ? routeFact(route, { own, routes }) : null,
    cash: payout ? t.cash[payout.state](dollarsInWords(payout.cents)) : null,
  };
}

const label = (fact: string, usual: string) => {
  const [head, ...rest] = fact.split(': ');
  return rest.length > 0 && head ? { label: head, text: rest.join(': ') } : { label: usual, text: fact };
};

/** Everything an agent needs to know about a household, in at most 13 statements. */
export async function householdOf(deps: DeskDeps, reader: Reader, caseId: string): Promise<Household> {
  const { db, clock, masterKeys } = deps;
  const { homeId, ...of } = await readableCase(deps, reader, caseId);
  if (!homeId) throw new AppError('not_found', say().deskErrors.visitorOnly);
  const found = { ...of, homeId };
  const home = await homeOf(db, homeId);
  if (!home) throw new AppError('not_found', say().deskErrors.homeDeleted);
  await noteView(deps, reader, found);
  const cipher = await cipherOf(db, masterKeys, home.id);
  const { people, pets, plan } = await readHousehold(db, cipher, dayAt(home.state, clock.now()));
  const members = await membersOf(db, home.id);
  const names = await peopleById(
    db,
    members.map(({ userId }) => userId),
  );
  const services = await servicesOf(db, found, home);
  const said = found.incidentId ? await listCheckIns(db, found.incidentId, home.id) : [];
  const t = say().caseWords;
  return {
    addressLine: `${home.address}, ${home.city}, ${home.state} ${home.zip}`,
    pin: home.lat !== null && home.lng !== null ? { lat: home.lat, lng: home.lng } : null,
    ...services,
    people: people.map((person) => {
      const state = said.find(({ personId }) => personId === person.id)?.state;
      return {
        label: state ? t.checkIns[state] : t.notCheckedIn,
        text: personFact(person),
        isUrgent: state === 'help' || person.power.length > 0,
      };
    }),
    animals: pets.map((pet) => ({ ...label(animalFact(pet), t.animals), isUrgent: false })),
    evacuationPlan: planFacts(plan).map((fact) => ({ ...label(fact, t.plan), isUrgent: false })),
    members: members.map(({ userId, role }) => ({
      userId,
      name: names.get(userId)?.name || names.get(userId)?.email || say().caseWords.aMember,
      isOwner: role === 'owner',
    })),
  };
}

/**
 * Phone numbers of a case's household, shown on a click. Every view is logged per person, like any view of a member.
 */
export async function phonesOf(deps: DeskDeps, reader: Reader, caseId: string) {
  const { db } = deps;
  const found = await readableCase(deps, reader, caseId);
  const members = found.homeId ? await membersOf(db, found.homeId) : [];
  const ids = members.map(({ userId }) => userId);
  const [people, phones] = [await peopleById(db, ids), await provenPhones(db, ids)];
  for (const userId of ids)
    await recordView(deps, reader, {
      action: 'account.phone-viewed',
      subjectId: userId,
      detail: `for case ${found.ref}`,
      after: { account: userId },
    });
  return {
    people: ids.map((userId) => ({
      userId,
      name: people.get(userId)?.name || people.get(userId)?.email || say().caseWords.aMember,
      phone: phones.get(userId) ?? null,
    })),
  };
}
