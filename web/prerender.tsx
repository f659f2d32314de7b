import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { pathIn } from '#contract/text/paths.ts';
import { language } from '#text/locale.ts';
import { StaticRouter } from '#web/lib/router.tsx';
import { prerenderForDemo } from '#web/lib/mode.ts';
import { structuredData } from '#web/outreach/marketing/structured-data.ts';
import { type PrerenderedFacts, prerenderedFacts } from '#web/prerendered-pages.ts';
import { MEMBER_PATHS } from '#web/member-paths.ts';
import { demoPages, publicPages } from '#web/routes.tsx';
import { PlainAnswer } from '#web/shell/plain-answer.tsx';
import { VisitorApp } from '#web/visitor-app.tsx';

export type PrerenderedPage = {
  path: string;
  source: string;
  title: string;
  description: string;
  isIndexed: boolean;
  fill: readonly string[];
  /** Structured data for search engines. `__ORIGIN__` is a placeholder for the public origin. */
  facts: object[];
  body: string;
  /** The same page for a server in demo mode, where it differs. */
  demoBody?: string;
  variants: { query: string; body: string }[];
};

async function toHtml(location: string, app: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StaticRouter basename={pathIn(language, '/')} address={location}>
      {app}
    </StaticRouter>,
    // A large Suspense boundary would be streamed separately and moved into place by an inline script.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}

/**
 * The URL that renders a variant. Text that the server fills in later is rendered as `__FILL_<name>__`: if
 * the query asks for it, and always if no variant depends on it.
 */
function locationOf(path: string, { fill = [], variants = [] }: PrerenderedFacts, query: string): string {
  const isVaried = (name: string) => variants.some((v) => new URLSearchParams(v).get(name) === '*');
  const search = new URLSearchParams(query);
  for (const name of fill) if (search.has(name) || !isVaried(name)) search.set(name, `__FILL_${name}__`);
  const address = pathIn(language, path);
  return search.size > 0 ? `${address}?${search}` : address;
}

const prerenderLivePages = (): Promise<PrerenderedPage[]> =>
  Promise.all(
    publicPages.map(async ({ path, title, preload }) => {
      const known = prerenderedFacts[path];
      if (!known) throw new Error(`${path} has no entry in web/prerendered-pages.ts.`);
      const { description, source, isIndexed = true, fill = [], variants = [] } = known;
      await preload();
      const render = (query: string) => toHtml(locationOf(path, known, query), <VisitorApp />);
      return {
        path,
        source,
        title,
        description,
        isIndexed,
        fill,
        facts: structuredData(path, '__ORIGIN__'),
        body: await render(''),
        variants: await Promise.all(variants.map(async (query) => ({ query, body: await render(query) }))),
      };
    }),
  );

/** Renders every public page to HTML for the build, and again for demo mode where it differs. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages = await prerenderLivePages();
  prerenderForDemo(true);
  for (const page of pages)
    if (prerenderedFacts[page.path]?.variesByMode)
      page.demoBody = await toHtml(pathIn(language, page.path), <VisitorApp />);
  prerenderForDemo(false);
  return pages;
}

/** The page that responds to a form sent without scripts; the server fills in the result. */
export const prerenderPlainAnswer = (): Promise<string> => toHtml(pathIn(language, '/'), <PlainAnswer />);

export const memberPaths: string[] = [...MEMBER_PATHS];
export const demoPaths: string[] = demoPages.map((page) => page.path);
