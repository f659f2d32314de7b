import { loadDocuments } from './documents.ts';

/** The built web app does not fit this server; the message is a sentence for the person who starts it. */
export class WebBuildError extends Error {}

/** The documents of a build. One of another version, or half of one, is told as what it is. */
export async function readWebBuild(webDir: string, facts: Parameters<typeof loadDocuments>[1]) {
  try {
    return await loadDocuments(webDir, facts);
  } catch (cause) {
    const sentence = `The web app in ${webDir} is out of date or not whole. Build it again: npm start does, or node scripts/build-web.ts.`;
    throw new WebBuildError(sentence, { cause });
  }
}
