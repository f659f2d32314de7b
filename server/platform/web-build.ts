import { loadDocuments } from './documents.ts';

/** The built web app doesn't match this server; the message is for the operator. */
export class WebBuildError extends Error {}

/** The documents of a build. A build of another version, or an incomplete one, is reported as such. */
export async function readWebBuild(webDir: string, facts: Parameters<typeof loadDocuments>[1]) {
  try {
    return await loadDocuments(webDir, facts);
  } catch (cause) {
    const sentence = `The web app in ${webDir} is out of date or not whole. Build it again: npm start does, or node scripts/build-web.ts.`;
    throw new WebBuildError(sentence, { cause });
  }
}
