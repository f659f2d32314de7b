import { eq } from 'drizzle-orm';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { invitations } from './tables.ts';

/** Invitations somebody took up. Who sent them is somebody else's. */
export async function exportInvitations({ db }: Deps, { id }: { id: string }): Promise<ExportPart> {
  const rows = await db.select().from(invitations).where(eq(invitations.acceptedBy, id));
  return { tables: { invitations: rows.map((row) => plainRow({ ...row, invitedBy: undefined })) } };
}
