import { centsOf } from '#contract/money.ts';
import type { PolicyChange, PolicyInput } from '#contract/home/policies.ts';
import { POLICY_KINDS } from '#contract/home/policies.ts';
import { recordHomeChange } from '#server/core/audit/audit.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { changedAt, checkBasedOn } from './based-on.ts';
import { noteChangeByOther } from './change-notices.ts';
import {
  announceHomeChange,
  homeFor,
  openPolicyNumber,
  publishToHome,
  sealPolicyNumber,
  type HomeAsSeen,
} from './homes.ts';
import { limitColumns } from './policy-limits.ts';
import { dayAt, isRenewedBy, nextTerm } from './policy-term.ts';
import { shownPolicy } from './to-contract.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Requester = Pick<Member, 'id' | 'device'>;
type PolicyDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>;

const MOST_POLICIES = 50;

/** Maps the form to columns, except the number, which is encrypted. */
const columnsOf = (given: Omit<PolicyChange, 'policyNumber' | 'basedOn'>) => ({
  kind: given.kind,
  carrier: given.carrier,
  coverageLimitCents: centsOf(given.coverageLimit),
  deductibleCents: centsOf(given.deductible),
  ...limitColumns((key) => {
    const dollars = given[key];
    return dollars === null || dollars === undefined ? null : centsOf(dollars);
  }),
  effectiveDate: given.effectiveDate,
  expiryDate: given.expiryDate,
});

const nameOf = ({ kind, carrier }: Pick<store.PolicyRow, 'kind' | 'carrier'>): string =>
  `${POLICY_KINDS[kind]}, ${carrier}`;

/** Inserts a policy and its audit log entry, in the caller's transaction. */
export async function writePolicy(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  {
    who,
    homeId,
    cipher,
    policy,
  }: { who: Requester; homeId: string; cipher: HomeCipher; policy: PolicyInput },
) {
  const at = clock.now();
  const row = await store.insertPolicy(tx, {
    homeId,
    ...columnsOf(policy),
    policyNumber: sealPolicyNumber(cipher, policy.policyNumber),
    createdAt: at,
    updatedAt: at,
  });
  await recordHomeChange(tx, cipher, {
    at,
    actor: who,
    action: 'policy.added',
    subjectId: row.id,
    detail: nameOf(row),
  });
  return row;
}

type Work = { tx: Tx; home: HomeAsSeen; cipher: HomeCipher; rows: store.PolicyRow[] };

/** Runs one change of a home's policies. Locks the home, so concurrent changes are serialized. */
const changePolicies = (
  deps: PolicyDeps,
  who: Requester,
  ref: string,
  action: string,
  work: (given: Work) => Promise<store.PolicyRow>,
) =>
  deps.db.transaction(async (tx) => {
    const home = await homeFor(tx, who.id, ref, 'edit');
    await store.lockHome(tx, home.id);
    const cipher = await cipherOf(tx, deps.masterKeys, home.id);
    const row = await work({ tx, home, cipher, rows: await store.listPolicies(tx, [home.id]) });
    await noteChangeByOther(tx, home, { actorId: who.id, action, at: deps.clock.now() });
    await publishToHome(tx, home.id, 'homes');
    await announceHomeChange(tx, deps.jobs, home.id);
    const others = await store.listPolicies(tx, [home.id]);
    return shownPolicy(row, { cipher, others, today: dayAt(home.state, deps.clock.now()) });
  });

const gone = () => new AppError('not_found', say().homeErrors.noSuchPolicy);

function policyIn(rows: readonly store.PolicyRow[], policyId: string): store.PolicyRow {
  const row = rows.find(({ id }) => id === policyId);
  if (!row) throw gone();
  return row;
}

function checkRoom(rows: readonly store.PolicyRow[]): void {
  if (rows.length >= MOST_POLICIES)
    throw new AppError('conflict', say().homeErrors.manyPolicies(MOST_POLICIES));
}

export const addPolicy = (deps: PolicyDeps, who: Requester, ref: string, policy: PolicyInput) =>
  changePolicies(deps, who, ref, 'policy.added', async ({ tx, home, cipher, rows }) => {
    checkRoom(rows);
    return writePolicy(tx, deps, { who, homeId: home.id, cipher, policy });
  });

/** Edits a policy. An empty number keeps the current one, because forms show only its last characters. */
export const changePolicy = (
  deps: PolicyDeps,
  who: Requester,
  { ref, policyId }: { ref: string; policyId: string },
  { basedOn, policyNumber, ...given }: PolicyChange,
) =>
  changePolicies(deps, who, ref, 'policy.changed', async ({ tx, cipher, rows }) => {
    const row = policyIn(rows, policyId);
    checkBasedOn(row, basedOn);
    const at = deps.clock.now();
    const changed = await store.updatePolicy(tx, row, {
      ...columnsOf(given),
      ...(policyNumber === undefined ? {} : { policyNumber: sealPolicyNumber(cipher, policyNumber) }),
      updatedAt: changedAt(row, at),
    });
    await recordHomeChange(tx, cipher, {
      at,
      actor: who,
      action: 'policy.changed',
      subjectId: row.id,
      detail: nameOf(changed),
    });
    return changed;
  });

/** Removes a policy from the home. Idempotent. */
export const endPolicy = (
  deps: PolicyDeps,
  who: Requester,
  { ref, policyId }: { ref: string; policyId: string },
) =>
  changePolicies(deps, who, ref, 'policy.ended', async ({ tx, cipher, rows }) => {
    const row = policyIn(rows, policyId);
    if (row.endedAt) return row;
    const at = deps.clock.now();
    const detail = nameOf(row);
    await recordHomeChange(tx, cipher, {
      at,
      actor: who,
      action: 'policy.ended',
      subjectId: row.id,
      detail,
    });
    return store.updatePolicy(tx, row, { endedAt: at, updatedAt: changedAt(row, at) });
  });

/** Adds the next term of a policy. A double click or two people at once create only one. */
export const renewPolicy = (
  deps: PolicyDeps,
  who: Requester,
  { ref, policyId }: { ref: string; policyId: string },
) =>
  changePolicies(deps, who, ref, 'policy.renewed', async ({ tx, cipher, rows }) => {
    const row = policyIn(rows, policyId);
    if (row.endedAt) throw new AppError('conflict', say().homeErrors.policyEnded);
    if (isRenewedBy(row, rows)) throw new AppError('conflict', say().homeErrors.policyRenewed);
    checkRoom(rows);
    const at = deps.clock.now();
    const { id: _id, ...copied } = row;
    const made = await store.insertPolicy(tx, { ...copied, ...nextTerm(row), createdAt: at, updatedAt: at });
    await recordHomeChange(tx, cipher, {
      at,
      actor: who,
      action: 'policy.renewed',
      subjectId: made.id,
      detail: `${nameOf(row)}, until ${made.expiryDate}`,
    });
    return made;
  });

/** Returns the full number to a member of the home. */
export async function showPolicyNumber(
  db: Db,
  { masterKeys }: Pick<Deps, 'masterKeys'>,
  who: Requester,
  { ref, policyId }: { ref: string; policyId: string },
) {
  const home = await homeFor(db, who.id, ref, 'view');
  const row = await store.findPolicy(db, home.id, policyId);
  if (!row) throw gone();
  return { policyNumber: openPolicyNumber(await cipherOf(db, masterKeys, home.id), row.policyNumber) };
}
