import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { readinessScores, readinessTasks } from './tables.ts';

/** Tasks with their proof photos, and all past scores. */
export async function exportReadiness({ db }: Deps, { homeId }: HomeCipher): Promise<ExportPart> {
  const tasks = await db.select().from(readinessTasks).where(eq(readinessTasks.homeId, homeId));
  const scores = await db.select().from(readinessScores).where(eq(readinessScores.homeId, homeId));
  return {
    tables: { readiness_tasks: tasks.map(plainRow), readiness_scores: scores.map(plainRow) },
    files: tasks.flatMap(({ title, proofFileId }) =>
      proofFileId ? [{ homeId, fileId: proofFileId, folder: 'proofs', name: title }] : [],
    ),
  };
}
