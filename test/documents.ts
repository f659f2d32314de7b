import type { Document } from '#contract/home/documents.ts';
import { makePdf } from './sample-documents.ts';
import type { Browser } from './world.ts';

/** Adds a document to a home, as its member does. */
export async function seedDocument(
  me: Browser,
  api: string,
  given: { name?: string; kind?: string; content?: Uint8Array } = {},
): Promise<Document> {
  const { name = 'Grant deed.pdf', kind = 'deed-or-lease', content } = given;
  const answer = await me.sendFile(`${api}/documents?kind=${kind}`, name, content ?? (await makePdf(name)));
  if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body as Document;
}
