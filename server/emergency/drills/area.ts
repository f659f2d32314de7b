/** Area drills: administrators start them, households take part. */
import type { z } from 'zod';
import { drillWord, MOST_DRILL_HOMES, type AreaDrill } from '#contract/emergency/operations-drills.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { membersInside } from '#server/emergency/activations/activations.ts';
import { shapeProblemText, usableShape } from '#server/emergency/alerts/alerts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import { homeOf, peopleOfHomes } from '#server/home/homes/homes.ts';
import { alarmingIn } from '#server/core/notifications/notifications.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { mailAboutDrill } from './job-names.ts';
import { rehearse, type RehearsalDeps, type RehearsalResult } from './rehearse.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Shown = z.input<typeof AreaDrill>;
type AreaDeps = Pick<Deps, 'jobs'> & RehearsalDeps;
const SHOWN = 50;

const refused = (field: string, sentence: string) =>
  new AppError('validation_failed', sentence, { fields: { [field]: sentence } });

export const listAreaDrills = async (db: Queryable): Promise<Shown[]> =>
  (await store.listAreaDrills(db, SHOWN)).map(({ drill, ...counts }) => ({ ...drill, ...counts }));

async function areaDrill(db: Queryable, id: string): Promise<Shown> {
  const found = (await listAreaDrills(db)).find((drill) => drill.id === id);
  if (!found) throw new AppError('not_found', say().drillsErrors.noSuchDrill);
  return found;
}

/** Starts a drill for members' homes in an area. Writes to the drill tables only. */
export async function startAreaDrill(
  deps: AreaDeps,
  admin: Member,
  { name, shape: drawn, confirm }: { name: string; shape: MultiPolygon; confirm: string },
): Promise<Shown> {
  const { db, clock, jobs } = deps;
  const { shape, problem } = usableShape(drawn);
  if (!shape) throw refused('shape', say().alertsErrors.drawAgain(shapeProblemText(problem)));
  const [alarming] = alarmingIn(name);
  if (alarming) throw refused('name', say().drillsErrors.alarming(alarming));
  const inside = await membersInside(db, shape, clock.now());
  if (inside.length === 0) throw refused('shape', say().drillsErrors.noHomes);
  if (inside.length > MOST_DRILL_HOMES)
    throw refused('shape', say().drillsErrors.tooManyHomes(inside.length, MOST_DRILL_HOMES));
  if (confirm.trim() !== drillWord(inside.length))
    throw refused('confirm', say().drillsErrors.typeToConfirm(drillWord(inside.length)));
  const parts: { homeId: string; userId: string; outcome: RehearsalResult }[] = [];
  for (const { id } of inside) {
    const home = await homeOf(db, id);
    if (home) parts.push({ homeId: id, userId: home.userId, outcome: await rehearse(deps, home, shape) });
  }
  const drillId = await db.transaction(async (tx) => {
    const at = clock.now();
    const drill = await store.insertDrill(tx, {
      kind: 'area',
      startedBy: admin.id,
      name,
      shape,
      startedAt: at,
    });
    await store.insertDrillHomes(
      tx,
      parts.map((part) => ({ ...part, drillId: drill.id, plan: part.outcome.plan, at })),
    );
    for (const { homeId } of parts) await jobs.enqueue(tx, mailAboutDrill, { drillId: drill.id, homeId });
    await tell(
      tx,
      parts.map(({ homeId }) => homeId),
    );
    await recordAdminChange(tx, {
      at,
      actor: admin,
      action: 'drill.area-started',
      subjectId: drill.id,
      detail: `${name}: ${parts.length} homes`,
      before: null,
      after: { name, homes: parts.length },
    });
    return drill.id;
  });
  return areaDrill(db, drillId);
}

export async function endAreaDrill(deps: AreaDeps, admin: Member, id: string): Promise<Shown> {
  await areaDrill(deps.db, id);
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    if (!(await store.endDrill(tx, id, 'done', at)))
      throw new AppError('conflict', say().drillsErrors.drillOver);
    await tell(tx, await store.homesOfDrill(tx, id));
    await recordAdminChange(tx, {
      at,
      actor: admin,
      action: 'drill.area-ended',
      subjectId: id,
      before: { state: 'running' },
      after: { state: 'done' },
    });
  });
  return areaDrill(deps.db, id);
}

async function tell(tx: Tx, homeIds: readonly string[]): Promise<void> {
  const people = await peopleOfHomes(tx, homeIds);
  await publishLiveTo(tx, [...new Set(people.map(({ userId }) => userId))], { topic: 'evacuation' });
  await notifyStaff(tx);
}
