import type { z } from 'zod';
import type * as contract from '#contract/home/homes.ts';
import { precisionWords } from '#contract/home/pin-precision.ts';
import { recordHomeChange } from '#server/core/audit/audit.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { checkFreshProof, type Member } from '#server/platform/route.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { changedAt, changedMeanwhile, checkBasedOn } from './based-on.ts';
import {
  announceHomeChange,
  announceHomePlaced,
  createHome,
  homeFor,
  publishToHome,
  type HomeAsSeen,
  type HomeRow,
  type InArchived,
} from './homes.ts';
import { approveHome } from './approve-home.ts';
import {
  checkedPin,
  checkPin,
  checkZip,
  locatedColumns,
  locateHome,
  lookedUpOf,
  staysInPlace,
} from './location.ts';
import { writePolicy } from './policies.ts';
import { endedProtection, protectNewHome } from './protection.ts';
import { checkHomeLimit } from './transfer.ts';
import { readHome } from './to-contract.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Requester = Pick<Member, 'id' | 'device'>;
type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>;
type LookUpDeps = ChangeDeps & Pick<Deps, 'addressSearch' | 'log'>;

const pickedOf = ({ lat, lng }: { lat?: number | undefined; lng?: number | undefined }) =>
  lat === undefined || lng === undefined ? null : { lat, lng };

/** Adds a home, with its first policy if there is one, and makes it the current home. */
export async function addHome(
  deps: LookUpDeps,
  who: Requester,
  given: z.output<typeof contract.addHome.body>,
) {
  const { policy, lat, lng, confirmed = false, ...address } = given;
  checkZip(address, confirmed);
  const point = await locateHome(deps, address, pickedOf({ lat, lng }));
  return deps.db.transaction(async (tx) => {
    await checkHomeLimit(tx, who.id);
    const { home, cipher } = await createHome(tx, deps, who, { ...address, ...locatedColumns(point) });
    if (policy) await writePolicy(tx, deps, { who, homeId: home.id, cipher, policy });
    await announceHomeChange(tx, deps.jobs, home.id);
    await announceHomePlaced(tx, deps.jobs, home.id);
    return readHome(tx, deps, who.id, home.id);
  });
}

type Written = { action: string; detail?: string };

/** Runs one change of a home's row, with its audit log entry and live update. */
async function changeRow(
  deps: ChangeDeps,
  { who, ref, level, ...inArchived }: { who: Requester; ref: string; level: 'edit' | 'own' } & InArchived,
  work: (tx: Tx, row: HomeRow) => Promise<Partial<HomeRow> & { written: Written }>,
) {
  return deps.db.transaction(async (tx) => {
    const { id } = await homeFor(tx, who.id, ref, level, inArchived);
    const row = await store.lockHome(tx, id);
    if (!row) throw new AppError('not_found', say().homeErrors.noSuchHome);
    const { written, ...changed } = await work(tx, row);
    if (Object.keys(changed).length > 0) {
      const at = deps.clock.now();
      const after = await store.updateHome(tx, id, { ...changed, updatedAt: changedAt(row, at) });
      if (changed.archivedAt === null) await protectNewHome(tx, after, at);
      if ('lat' in changed || 'address' in changed || changed.archivedAt === null)
        await approveHome(tx, { before: row, home: after, at });
      const cipher = await cipherOf(tx, deps.masterKeys, id);
      await recordHomeChange(tx, cipher, { at, actor: who, subjectId: id, ...written });
      await publishToHome(tx, id, 'homes');
      await announceHomeChange(tx, deps.jobs, id);
      if ('lat' in changed || 'archivedAt' in changed) await announceHomePlaced(tx, deps.jobs, id);
    }
    return readHome(tx, deps, who.id, id);
  });
}

const plain = (s: string): string =>
  s
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim();
const oneLine = (home: contract.HomeAddress): string =>
  `${home.address}, ${home.city}, ${home.state} ${home.zip}`;

/** The pin and the address decide where services start, so they belong to the owner. */
async function ownedHome(
  deps: ChangeDeps,
  who: Requester,
  ref: string,
  what: 'onlyOwnerAddress' | 'onlyOwnerPin',
): Promise<HomeAsSeen> {
  const { id, role } = await homeFor(deps.db, who.id, ref, 'view');
  if (role !== 'owner') throw new AppError('not_allowed', say().homeErrors[what]);
  return homeFor(deps.db, who.id, id, 'own');
}

/** A home has a pin if someone placed one, or if our lookup found the roof itself. A rough location isn't a pin. */
const hasPin = ({ accuracy, accuracyFeet }: Pick<HomeRow, 'accuracy' | 'accuracyFeet'>): boolean =>
  accuracy === 'pin' || accuracy === 'rooftop' || accuracyFeet !== null;

/**
 * Changes the address. A different address is geocoded again, and an old pin must be placed again. A change
 * of spelling keeps the location.
 */
export async function changeHome(
  deps: LookUpDeps,
  who: Requester,
  ref: string,
  { basedOn, lat, lng, confirmed = false, ...given }: z.output<typeof contract.changeHome.body>,
) {
  const before = await ownedHome(deps, who, ref, 'onlyOwnerAddress');
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const merged = (row: HomeRow): contract.HomeAddress => {
    const { address, city, state, zip } = { ...row, ...named };
    return { address, city, state, zip };
  };
  const wanted = merged(before);
  // A confirmed ZIP isn't questioned again on later changes.
  const isAsBefore = wanted.zip === before.zip && wanted.state === before.state;
  checkZip(wanted, confirmed || isAsBefore);
  const point = await locateHome(deps, wanted, pickedOf({ lat, lng }));
  return changeRow(deps, { who, ref: before.id, level: 'own' }, async (_tx, row) => {
    checkBasedOn(row, basedOn);
    const next = merged(row);
    if (oneLine(next) !== oneLine(wanted)) throw changedMeanwhile();
    const written = { action: 'home.address-changed', detail: `${oneLine(row)} → ${oneLine(next)}` };
    if (oneLine(next) === oneLine(row)) return { written };
    const isSamePlace = plain(oneLine(next)) === plain(oneLine(row));
    const moved = { ...locatedColumns(point), locatedAt: point ? deps.clock.now() : null };
    return { ...next, ...(isSamePlace ? {} : moved), written };
  });
}

/**
 * Places the pin where the member says the home is, as precisely as the evidence supports. Moving a pin requires
 * step-up; the first pin of a home doesn't.
 */
export async function placeHome(
  deps: LookUpDeps,
  who: Requester & Pick<Member, 'verifiedAt'>,
  ref: string,
  { lat, lng, confirmed = false, evidence }: z.output<typeof contract.placeHome.body>,
) {
  const before = await ownedHome(deps, who, ref, 'onlyOwnerPin');
  if (hasPin(before)) checkFreshProof(who, deps.clock.now());
  // Homes pinned by earlier versions have no looked-up location to compare with.
  const found = lookedUpOf(before) ?? (await locateHome(deps, before, null));
  return changeRow(deps, { who, ref: before.id, level: 'own' }, async (_tx, row) => {
    if (oneLine(row) !== oneLine(before)) throw changedMeanwhile();
    if (hasPin(row)) checkFreshProof(who, deps.clock.now()); // placed in another window meanwhile
    const pin = { lat, lng };
    checkPin(row, pin, { address: found, isConfirmed: confirmed });
    const { accuracy, feet } = checkedPin(row, pin, evidence, found);
    return {
      ...locatedColumns(found),
      ...pin,
      accuracy,
      accuracyFeet: feet,
      locatedAt: staysInPlace(row, pin, found) ? row.locatedAt : deps.clock.now(),
      written: {
        action: 'home.pin-placed',
        detail: `${lat.toFixed(5)}, ${lng.toFixed(5)} (${precisionWords({ accuracy, accuracyFeet: feet }).toLowerCase()})`,
      },
    };
  });
}

/** Archives a home. Nothing is deleted. */
export const archiveHome = (deps: ChangeDeps, who: Requester, ref: string) =>
  changeRow(deps, { who, ref, level: 'own', archived: 'allowed' }, async (_tx, row) => ({
    ...(row.archivedAt ? {} : { archivedAt: deps.clock.now(), ...endedProtection(row, deps.clock.now()) }),
    written: { action: 'home.archived', detail: row.address },
  }));

export const restoreHome = (deps: ChangeDeps, who: Requester, ref: string) =>
  changeRow(deps, { who, ref, level: 'own', archived: 'allowed' }, async (_tx, row) => ({
    ...(row.archivedAt ? { archivedAt: null } : {}),
    written: { action: 'home.restored', detail: row.address },
  }));

/**
 * Turns automatic activation on or off. Turned on during an order, services start at once, as for a home placed
 * just now.
 */
export const setAutomaticStart = (deps: ChangeDeps, who: Requester, ref: string, isAutomatic: boolean) =>
  changeRow(deps, { who, ref, level: 'own' }, async (tx, row) => {
    const written = {
      action: isAutomatic ? 'home.starts-automatically' : 'home.starts-by-hand',
      detail: row.address,
    };
    if (row.startsByHand === !isAutomatic) return { written };
    if (isAutomatic) await announceHomePlaced(tx, deps.jobs, row.id);
    return { startsByHand: !isAutomatic, written };
  });

/**
 * Makes a home the person's current one. The home itself doesn't change, so only their own windows refresh.
 */
export const chooseHome = (deps: ChangeDeps, who: Requester, ref: string) =>
  deps.db.transaction(async (tx) => {
    const home = await homeFor(tx, who.id, ref, 'view');
    if (home.archivedAt) throw new AppError('conflict', say().homeErrors.archived);
    await store.setCurrentHome(tx, who.id, home.id);
    // All data of the "current home" now comes from another home.
    for (const topic of [
      'homes',
      'documents',
      'inventory',
      'claims',
      'readiness',
      'household',
      'audit',
    ] as const)
      await publishLive(tx, who.id, { topic });
    return readHome(tx, deps, who.id, home.id);
  });
