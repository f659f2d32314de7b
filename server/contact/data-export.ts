import { eq } from 'drizzle-orm';
import type { Deps } from '#server/platform/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { contactMessages } from './tables.ts';

export async function exportMessages({ db }: Deps, { email }: { email: string }): Promise<ExportPart> {
  const messages = await db.select().from(contactMessages).where(eq(contactMessages.email, email));
  return { tables: { contact_messages: messages.map(plainRow) } };
}
