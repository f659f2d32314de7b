/**
 * Orders that our team declares where no feed covers the area. Needs two people: the proposer can't approve.
 */
import type { MultiPolygon } from '#contract/shape.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { MANUAL, type Decider } from './deciding.ts';
import * as store from './declaration-store.ts';
import { storeEvidence, makeEvidence } from './evidence.ts';
import { publishZoneChanges } from './jobs-out.ts';
import { NO_ROWS_BESIDE } from './normal-zones.ts';
import { holdFeed, knownZones, setZone } from './store.ts';
import { areaKm2, shapeHash, shapeProblemText, usableShape } from './zone-shape.ts';
import { applyMessageZones } from './zone-writing.ts';
import { say } from '#server/platform/say.ts';

export type Declaration = store.Declaration;

/** No county orders a larger area at once. Larger areas must be declared in parts. */
const LARGEST_KM2 = 3000;

type DeclareDeps = Pick<Deps, 'clock' | 'jobs'>;

const refused = (field: string, sentence: string) =>
  new AppError('validation_failed', sentence, { fields: { [field]: sentence } });

/**
 * Records what a team member read or heard from an official source. No effect until a second person approves.
 */
export async function proposeDeclaration(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  proposed: {
    status: 'order' | 'warning';
    name: string;
    source: string;
    shape: MultiPolygon;
    by: Decider;
  },
): Promise<Declaration> {
  const { status, name, source, by } = proposed;
  const { shape, problem } = usableShape(proposed.shape);
  if (!shape) throw refused('shape', say().alertsErrors.drawAgain(shapeProblemText(problem)));
  if (areaKm2(shape) > LARGEST_KM2) throw refused('shape', say().alertsErrors.tooLarge);
  const at = clock.now();
  const declaration = await store.insertDeclaration(tx, {
    status,
    name,
    source,
    shape,
    shapeHash: shapeHash(shape),
    proposedBy: by.id,
    proposedAt: at,
  });
  await note(tx, by, { at, action: 'declaration.proposed', declaration });
  return declaration;
}

/**
 * A second person approves, which creates the zone, or refuses, which changes nothing. `shownHash` ties the
 * approval to the shape that person saw.
 */
export async function decideDeclaration(
  tx: Tx,
  { clock, jobs }: DeclareDeps,
  decided: {
    id: string;
    decision: 'approved' | 'refused';
    by: Decider;
    note: string | null;
    shownHash: string;
  },
): Promise<Declaration> {
  const { id, decision, by } = decided;
  const at = clock.now();
  const found = await store.findDeclaration(tx, id);
  if (!found) throw new AppError('not_found', say().alertsErrors.noSuchDeclaration);
  if (found.proposedBy === by.id) throw new AppError('not_allowed', say().alertsErrors.secondPerson);
  if (found.shapeHash !== decided.shownHash || shapeHash(found.shape) !== found.shapeHash)
    throw new AppError('conflict', say().alertsErrors.areaChanged);
  const declaration = await store.settle(tx, id, {
    state: decision,
    decidedBy: by.id,
    decidedAt: at,
    note: decided.note,
  });
  if (!declaration) throw new AppError('conflict', say().alertsErrors.alreadyDecided);
  await note(tx, by, { at, action: `declaration.${decision}`, declaration });
  if (decision === 'refused') return declaration;
  const zoneId = await begin(tx, declaration, at);
  await publishZoneChanges(tx, jobs);
  return { ...declaration, zoneId };
}

/** The proposer can withdraw until someone has decided. */
export async function withdrawDeclaration(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { id, by }: { id: string; by: Decider },
): Promise<Declaration> {
  const at = clock.now();
  const found = await store.findDeclaration(tx, id);
  if (!found) throw new AppError('not_found', say().alertsErrors.noSuchDeclaration);
  if (found.proposedBy !== by.id) throw new AppError('not_allowed', say().alertsErrors.onlyProposer);
  const declaration = await store.settle(tx, id, { state: 'withdrawn', decidedBy: by.id, decidedAt: at });
  if (!declaration) throw new AppError('conflict', say().alertsErrors.alreadyDecided);
  await note(tx, by, { at, action: 'declaration.withdrawn', declaration });
  return declaration;
}

export const listDeclarations = (db: Queryable, limit = 100) => store.listDeclarations(db, limit);
export const declarationOf = (db: Queryable, id: string) => store.findDeclaration(db, id);

/** Creates the zone of an approved declaration. The statements of both people are its evidence. */
async function begin(tx: Tx, declaration: Declaration, at: Date): Promise<string> {
  const { id, status, name, source, shape, proposedBy, decidedBy, proposedAt } = declaration;
  const evidence = await makeEvidence(
    Buffer.from(JSON.stringify({ id, status, name, source, shape, proposedBy, proposedAt, decidedBy, at })),
    'application/json',
  );
  await storeEvidence(tx, evidence);
  await holdFeed(tx, MANUAL);
  const key = `declared:${id}`;
  await applyMessageZones(tx, { feedId: MANUAL, at, evidenceHash: evidence.hash }, [
    {
      key,
      status,
      words: status === 'order' ? 'Evacuation Order' : 'Evacuation Warning',
      name,
      county: null,
      notes: source,
      url: null,
      issuedAt: at,
      shape,
      shapeHash: declaration.shapeHash,
      shapeProblem: null,
      rehearsal: null,
      ...NO_ROWS_BESIDE,
      hold: null,
    },
  ]);
  const zone = (await knownZones(tx, MANUAL, [key])).find((one) => one.key === key);
  if (!zone) throw new Error('The zone of a declaration was not written.');
  await setZone(tx, zone.id, { verdict: 'approved', verdictReason: source });
  await store.setDeclarationZone(tx, id, zone.id);
  return zone.id;
}

const note = (
  tx: Tx,
  by: Decider,
  { at, action, declaration }: { at: Date; action: string; declaration: Declaration },
) =>
  recordAdminChange(tx, {
    at,
    actor: by,
    action,
    subjectId: declaration.id,
    detail: declaration.name,
    before: declaration.decidedAt === null ? null : { state: 'proposed', note: null },
    after: factsOf(declaration),
  });

/** The audit entry holds the area's hash; the area itself is in the declaration. */
const factsOf = ({ state, note: why, status, name, source, shapeHash: area, decidedAt }: Declaration) =>
  decidedAt === null ? { state, status, name, source, area } : { state, note: why };
