import type { z } from 'zod';
import { AID_ENTRIES } from '#contract/home/recovery-aid.ts';
import { CLOCKS, PUBLIC_TRIGGERS, type Flag, type Trigger } from '#contract/home/recovery-clocks.ts';
import { isMarkable, type AidState, type GuideView } from '#contract/home/recovery-guide.ts';
import type { Deadline } from '#contract/home/recovery.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { dayAt, homeFor } from '#server/home/homes/homes.ts';
import type { RecoveryDeps } from './change.ts';
import { entriesOf } from './entries.ts';
import { currentFacts, flagsOf, type Fact } from './facts.ts';
import { caseOf } from './reading.ts';
import * as store from './store.ts';

type Known<D> = { state: string; facts: readonly Fact[]; deadlines: readonly D[] };

/** Aid available in a state, each with its dates, or with what its date depends on. */
export function aidOf<D extends Pick<Deadline, 'clockId'>>({ state, facts, deadlines }: Known<D>) {
  const flags = flagsOf(facts);
  return AID_ENTRIES.filter(({ isFederal }) => isFederal === true || state === 'CA').map(
    ({ id, clock: clockId }) => {
      const clock = CLOCKS.find((rule) => rule.id === clockId);
      const own = deadlines.filter((deadline) => deadline.clockId === clockId);
      const missing = (clock?.onlyIf ?? []).filter((flag) => !flags.has(flag)) as Flag[];
      let waitsFor: AidState['waitsFor'] = null;
      if (clock && own.length === 0 && 'fact' in clock.start) {
        const trigger = clock.start.fact as Trigger;
        const isKnown = facts.some(({ kind, subject }) => kind === 'event' && subject === trigger);
        if (clock.run === 'published') waitsFor = 'agency';
        // Once the start is known, only the conditions are missing.
        else if (!isKnown)
          waitsFor = (PUBLIC_TRIGGERS as readonly string[]).includes(trigger) ? 'agency' : trigger;
      }
      return { id, deadlines: own, missing: own.length === 0 ? missing : [], waitsFor };
    },
  );
}

const marksOf = (facts: readonly Fact[]): GuideView['marks'] =>
  facts.flatMap(({ kind, subject, day, factId }) =>
    (kind === 'done' || kind === 'not_needed') && isMarkable(subject) ? { kind, subject, day, factId } : [],
  );

/** Aid, marks and check dates of a home. Works without a recovery: the steps help everyone who comes home. */
export async function readGuide(
  { db, clock, masterKeys }: RecoveryDeps,
  userId: string,
  homeRef: string,
): Promise<z.input<typeof GuideView>> {
  const home = await homeFor(db, userId, homeRef, 'view');
  const today = dayAt(home.state, clock.now());
  const checks = [...(await store.lastChecks(db))].map(([id, checkedOn]) => ({ id, checkedOn }));
  const row = await store.findRecovery(db, home.id);
  const canEdit = home.role !== 'viewer' && row !== undefined && row.closedAt === null;
  if (!row)
    return {
      canEdit,
      today,
      disaster: null,
      hasRecovery: false,
      aid: aidOf({ state: home.state, facts: [], deadlines: [] }),
      marks: [],
      checks,
    };
  const cipher = await cipherOf(db, masterKeys, home.id);
  const [{ deadlines, disaster }, rows, dates] = await Promise.all([
    caseOf(db, cipher, home, row, today),
    store.factsOf(db, row),
    row.disasterId ? store.datesOf(db, row.disasterId) : [],
  ]);
  const facts = currentFacts(entriesOf(row, rows, dates));
  return {
    canEdit,
    today,
    disaster: disaster?.name ?? null,
    hasRecovery: true,
    aid: aidOf({ state: home.state, facts, deadlines }),
    marks: marksOf(facts),
    checks,
  };
}
