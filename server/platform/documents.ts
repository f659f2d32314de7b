import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { documentCsp, NONCE_PLACEHOLDER } from './csp.ts';
import { AppError } from './errors.ts';

/** Written by the web build: which paths have a prerendered page, and which belong to the signed-in app. */
const Index = z.object({
  publicPages: z.array(z.string()),
  memberPaths: z.array(z.string()),
  demoPaths: z.array(z.string()),
});

type Documents = {
  pages: Map<string, string>;
  memberPaths: string[];
  demoPaths: string[];
  app: string;
  blank: string;
};

async function loadDocuments(
  webDir: string,
  facts: { mode: 'demo' | 'live'; origin: string },
): Promise<Documents> {
  const page = async (name: string) =>
    (await readFile(path.join(webDir, 'pages', `${name}.html`), 'utf8'))
      .replaceAll('__APP_MODE__', facts.mode)
      .replaceAll('__ORIGIN__', facts.origin);
  const index = Index.parse(JSON.parse(await readFile(path.join(webDir, 'documents.json'), 'utf8')));
  const pages = await Promise.all(
    index.publicPages.map(async (p) => [p, await page(p === '/' ? 'index' : p.slice(1))] as const),
  );
  return {
    pages: new Map(pages),
    memberPaths: index.memberPaths,
    demoPaths: index.demoPaths,
    app: await page('app'),
    blank: await page('blank'),
  };
}

/** What a browser gets for a path, before the nonce goes in. Pure, so that the choice can be tested as a table. */
export function chooseDocument(
  docs: Documents,
  request: { path: string; isSignedIn: boolean; demo: boolean },
): { html: string; status: number; isIndexed: boolean } {
  const { path: at, isSignedIn, demo } = request;
  if (isSignedIn) return { html: docs.app, status: 200, isIndexed: false };
  const page = docs.pages.get(at);
  if (page !== undefined) return { html: page, status: 200, isIndexed: true };
  if (demo && docs.demoPaths.includes(at)) return { html: docs.blank, status: 200, isIndexed: false };
  const landing = docs.pages.get('/') ?? docs.blank;
  // Signed out on a member path: the landing page, where the sign-in dialog opens and later returns here.
  const isMemberPath = docs.memberPaths.some((p) => at === p || at.startsWith(`${p}/`));
  return { html: landing, status: isMemberPath ? 200 : 404, isIndexed: false };
}

/**
 * Serves the documents of the web app. It is a route, not a not-found handler: compression and rate limits hook
 * routes only. Registered last; everything more specific wins.
 */
export async function registerDocuments(
  app: FastifyInstance,
  options: {
    webDir: string;
    demo: boolean;
    origin: string;
    https: boolean;
    isSignedIn: (req: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
  },
): Promise<void> {
  const docs = await loadDocuments(options.webDir, {
    mode: options.demo ? 'demo' : 'live',
    origin: options.origin,
  });
  app.get('/*', async (req, reply) => {
    const at = req.url.split('?', 1)[0]?.replace(/(?<=.)\/+$/, '') ?? '/';
    // A page for a person; a plain answer for a script that misses its file or call.
    const isForPeople = req.headers.accept?.includes('text/html') ?? false;
    if (/^\/(api|assets)\//.test(at) || (/\.\w+$/.test(at) && !isForPeople))
      throw new AppError('not_found', 'There is nothing here.');
    const isSignedIn = await options.isSignedIn(req, reply);
    const { html, status, isIndexed } = chooseDocument(docs, { path: at, isSignedIn, demo: options.demo });
    const nonce = randomBytes(18).toString('base64');
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', documentCsp(nonce, options.https))
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Cookie');
    if (!isIndexed) reply.header('x-robots-tag', 'noindex');
    return html.replaceAll(NONCE_PLACEHOLDER, nonce);
  });
}
