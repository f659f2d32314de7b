import type { z } from 'zod';
import { type getBoard, type listBoards, MOST_ON_BOARD } from '#contract/office/board.ts';
import { incidentOf } from '#server/emergency/activations/activations.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Deps } from '#server/ports/deps.ts';
import { casesOnBoard, countByIncident } from '#server/service/cases/cases.ts';
import { toRows } from './case-rows.ts';
import { say } from '#server/platform/say.ts';

type BoardDeps = Pick<Deps, 'db' | 'clock'>;

export async function readBoards({ db }: BoardDeps): Promise<z.input<typeof listBoards.reply>> {
  const boards = [];
  for (const { incidentId, cases } of await countByIncident(db)) {
    const incident = incidentId ? await incidentOf(db, incidentId) : undefined;
    if (incident) boards.push({ incidentId: incident.id, name: incident.name, cases });
  }
  return { boards };
}

/** Every open case of an incident at once, in a few statements regardless of their number. */
export async function readBoard(
  { db, clock }: BoardDeps,
  incidentId: string,
): Promise<z.input<typeof getBoard.reply>> {
  const incident = await incidentOf(db, incidentId);
  if (!incident) throw new AppError('not_found', say().operationsErrors.noSuchIncident);
  const { rows, total } = await casesOnBoard(db, incidentId, MOST_ON_BOARD);
  return { name: incident.name, total, rows: await toRows(db, rows, clock.now()) };
}
