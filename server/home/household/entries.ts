import { messagesIn } from '#contract/text/catalog.ts';
import { ContactInput, PersonInput, PetInput, Plan } from '#contract/home/household.ts';
import { AppError } from '#server/platform/errors.ts';
import { dayAt } from '#server/home/homes/homes.ts';
import { changeHousehold, type HouseholdDeps, type Requester } from './change.ts';
import { EMPTY_PLAN, PURPOSE } from './household.ts';
import { ageGroupIn, yearOf } from './needs.ts';
import { openDetails, sealDetails } from './sealed-details.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/** Abuse limits, far above what a large family with a ranch needs. */
const MOST = { people: 50, pets: 50, contacts: 30 };

type Inputs = { people: PersonInput; pets: PetInput; contacts: ContactInput };
const SCHEMAS = { people: PersonInput, pets: PetInput, contacts: ContactInput };
/**
 * Spelled out in full, because a test checks that web/office/audit-log/action-words.ts has words for each.
 */
const ACTIONS = {
  people: {
    added: { action: 'household.person-added' },
    changed: { action: 'household.person-changed' },
    removed: { action: 'household.person-removed' },
  },
  pets: {
    added: { action: 'household.pet-added' },
    changed: { action: 'household.pet-changed' },
    removed: { action: 'household.pet-removed' },
  },
  contacts: {
    added: { action: 'household.contact-added' },
    changed: { action: 'household.contact-changed' },
    removed: { action: 'household.contact-removed' },
  },
};
const full = (list: store.List) => say().householdErrors.full[list](MOST[list]);
const gone = (list: store.List) => say().householdErrors.removed[list];

/** Name of an entry in the audit log. */
function nameOf(details: Inputs[store.List]): string {
  if ('name' in details) return details.name;
  return 'names' in details && details.names !== '' ? details.names : `${details.count} × ${details.species}`;
}

type At = { homeRef: string; id: string };

export const addEntry = <L extends store.List>(
  deps: HouseholdDeps,
  who: Requester,
  { homeRef, list }: { homeRef: string; list: L },
  given: Inputs[L],
) =>
  changeHousehold(deps, who, { homeRef, level: 'edit' }, async ({ tx, home, cipher, now }) => {
    if ((await store.countEntries(tx, list, home.id)) >= MOST[list])
      throw new AppError('conflict', full(list));
    const kept = asKept(given, dayAt(home.state, now));
    const details = sealDetails(cipher, PURPOSE[list], kept);
    const id = await store.insertEntry(tx, list, { homeId: home.id, details, createdAt: now });
    return {
      result: { id, ...kept },
      auditEntry: { ...ACTIONS[list].added, subjectId: id, detail: nameOf(given) },
    };
  });

export const changeEntry = <L extends store.List>(
  deps: HouseholdDeps,
  who: Requester,
  { homeRef, id, list }: At & { list: L },
  given: Inputs[L],
) =>
  changeHousehold(deps, who, { homeRef, level: 'edit' }, async ({ tx, home, cipher, now }) => {
    const kept = asKept(given, dayAt(home.state, now));
    const details = sealDetails(cipher, PURPOSE[list], kept);
    if (!(await store.updateEntry(tx, list, home.id, id, details)))
      throw new AppError('not_found', gone(list));
    return {
      result: { id, ...kept },
      auditEntry: { ...ACTIONS[list].changed, subjectId: id, detail: nameOf(given) },
    };
  });

/** If the birth year is known, the age group is derived from it. */
const asKept = <I extends object>(given: I, today: string): I =>
  'birthYear' in given
    ? { ...given, ageGroup: ageGroupIn(yearOf(today), given as unknown as PersonInput) }
    : given;

export const removeEntry = (
  deps: HouseholdDeps,
  who: Requester,
  { homeRef, id, list }: At & { list: store.List },
): Promise<void> =>
  changeHousehold(deps, who, { homeRef, level: 'edit' }, async ({ tx, home, cipher }) => {
    const removed = await store.deleteEntry(tx, list, home.id, id);
    if (!removed) throw new AppError('not_found', gone(list));
    const was = openDetails(cipher, PURPOSE[list], SCHEMAS[list], removed.details) as Inputs[store.List];
    return {
      result: undefined,
      auditEntry: { ...ACTIONS[list].removed, subjectId: id, detail: nameOf(was) },
    };
  });

/** Moves a contact to the top of the call order. */
export const callFirst = (deps: HouseholdDeps, who: Requester, { homeRef, id }: At): Promise<void> =>
  changeHousehold(deps, who, { homeRef, level: 'edit' }, async ({ tx, home, cipher }) => {
    const moved = await store.putContactFirst(tx, home.id, id);
    if (!moved) throw new AppError('not_found', gone('contacts'));
    const { name } = openDetails(cipher, PURPOSE.contacts, ContactInput, moved.details);
    return {
      result: undefined,
      auditEntry: { action: 'household.contact-put-first', subjectId: id, detail: name },
    };
  });

/** The history is stored in English; see the activity's `detailIn`. */
const PART_NAMES: Record<keyof Plan, string> = messagesIn('en').planParts.planParts;

export const savePlan = (deps: HouseholdDeps, who: Requester, homeRef: string, plan: Plan) =>
  changeHousehold(deps, who, { homeRef, level: 'edit' }, async ({ tx, home, cipher, now }) => {
    const kept = await store.findPlan(tx, home.id);
    const before = kept ? openDetails(cipher, PURPOSE.plan, Plan, kept.details) : EMPTY_PLAN;
    const changed = (Object.keys(PART_NAMES) as (keyof Plan)[]).filter((key) => before[key] !== plan[key]);
    const details = sealDetails(cipher, PURPOSE.plan, plan);
    await store.upsertPlan(tx, { homeId: home.id, details, updatedAt: now });
    return {
      result: plan,
      auditEntry: {
        action: 'household.plan-changed',
        subjectId: home.id,
        detail: changed.map((key) => PART_NAMES[key]).join(', '),
      },
    };
  });
