import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { waitlistEntries } from './tables.ts';

export async function exportWaitlist({ db }: Deps, { email }: { email: string }): Promise<ExportPart> {
  const entries = await db.select().from(waitlistEntries).where(eq(waitlistEntries.email, email));
  return { tables: { waitlist_entries: entries.map(plainRow) } };
}
