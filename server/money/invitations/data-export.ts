import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { invitations } from './tables.ts';

/** Invitations this person accepted. Leaves out the sender, which is another person's data. */
export async function exportInvitations({ db }: Deps, { id }: { id: string }): Promise<ExportPart> {
  const rows = await db.select().from(invitations).where(eq(invitations.acceptedBy, id));
  return { tables: { invitations: rows.map((row) => plainRow({ ...row, invitedBy: undefined })) } };
}
