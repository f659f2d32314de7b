import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { setupPutOff } from './tables.ts';

/** The setup steps that a person put off. */
export const exportSetup = async ({ db }: Deps, person: { id: string }): Promise<ExportPart> => ({
  tables: {
    setup_put_off: (await db.select().from(setupPutOff).where(eq(setupPutOff.userId, person.id))).map(
      plainRow,
    ),
  },
});
