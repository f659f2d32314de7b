import type { z } from 'zod';
import { sendConfirmationText } from '#contract/office/operations-incidents.ts';
import type { Declaration as Shown, DeclarationInput } from '#contract/office/operations-zones.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { peopleById, notifyStaff } from '#server/core/accounts/accounts.ts';
import { membersInside } from '#server/emergency/activations/activations.ts';
import * as alerts from '#server/emergency/alerts/alerts.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';

const refused = (field: string, sentence: string) =>
  new AppError('validation_failed', sentence, { fields: { [field]: sentence } });

/** Rejects unless the person typed the confirmation, which names how many homes are notified. */
export function checkConfirmationText(typed: string, word: string): void {
  if (typed.trim() !== word) throw refused('confirm', say().operationsErrors.typeToConfirm(word));
}

/** Counts the homes in an area. Rejects an invalid shape. */
export async function measure({ db, clock }: Pick<Deps, 'db' | 'clock'>, drawn: MultiPolygon) {
  const { shape, problem } = alerts.usableShape(drawn);
  if (!shape) throw refused('shape', say().alertsErrors.drawAgain(alerts.shapeProblemText(problem)));
  const homes = await membersInside(db, shape, clock.now());
  return { homes: homes.length, km2: alerts.areaKm2(shape) };
}

async function show(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Member,
  rows: readonly alerts.Declaration[],
): Promise<z.input<typeof Shown>[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy]),
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      proposedBy: names(row.proposedBy),
      decidedBy: names(row.decidedBy),
      isMine: row.proposedBy === admin.id,
      homes: row.state === 'proposed' ? (await membersInside(db, row.shape, clock.now())).length : null,
    })),
  );
}

/** Names of the people behind decisions. Deleted accounts have none. */
export async function namesOf(db: Queryable, ids: readonly (string | null)[]) {
  const people = await peopleById(db, [...new Set(ids.flatMap((id) => id ?? []))]);
  return (id: string | null): string | null => {
    const person = id ? people.get(id) : undefined;
    return person ? person.name || person.email : null;
  };
}

export const listDeclared = async (deps: Deps, admin: Member) =>
  show(deps, admin, await alerts.listDeclarations(deps.db));

async function shown(deps: Deps, admin: Member, row: alerts.Declaration) {
  const [one] = await show(deps, admin, [row]);
  if (!one) throw new Error('A declaration was not shown.');
  return one;
}

export async function propose(deps: Deps, admin: Member, input: z.output<typeof DeclarationInput>) {
  const row = await deps.db.transaction(async (tx) => {
    const made = await alerts.proposeDeclaration(tx, deps, { ...input, by: admin });
    await notifyStaff(tx);
    return made;
  });
  return shown(deps, admin, row);
}

/**
 * The second person's decision. To approve, they type the number of homes that will be notified, as of now.
 */
export async function decide(
  deps: Deps,
  admin: Member,
  asked: { id: string; decision: 'approved' | 'refused'; note: string; shownHash: string; confirm: string },
) {
  const row = await deps.db.transaction(async (tx) => {
    const found = await alerts.declarationOf(tx, asked.id);
    if (found && found.proposedBy !== admin.id && found.state === 'proposed' && asked.decision === 'approved')
      checkConfirmationText(
        asked.confirm,
        sendConfirmationText((await membersInside(tx, found.shape, deps.clock.now())).length),
      );
    const decided = await alerts.decideDeclaration(tx, deps, { ...asked, by: admin });
    await notifyStaff(tx);
    return decided;
  });
  return shown(deps, admin, row);
}

export async function withdraw(deps: Deps, admin: Member, id: string) {
  const row = await deps.db.transaction(async (tx) => {
    const gone = await alerts.withdrawDeclaration(tx, deps, { id, by: admin });
    await notifyStaff(tx);
    return gone;
  });
  return shown(deps, admin, row);
}
