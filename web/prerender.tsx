import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { demoPages, memberPages, publicPages } from '#web/routes.tsx';
import { VisitorApp } from '#web/visitor-app.tsx';

export type PrerenderedPage = {
  path: string;
  source: string;
  title: string;
  description: string;
  body: string;
};

/** Every public page as HTML, for the build. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  return Promise.all(
    publicPages.map(async ({ path, source, title, description, preload }) => {
      await preload();
      const { prelude } = await prerender(
        <StaticRouter location={path}>
          <VisitorApp />
        </StaticRouter>,
        // A big Suspense boundary would be sent apart and moved into place by an inline script.
        { progressiveChunkSize: Infinity },
      );
      return { path, source, title, description, body: await new Response(prelude).text() };
    }),
  );
}

export const memberPaths: string[] = memberPages.map((page) => page.path);
export const demoPaths: string[] = demoPages.map((page) => page.path);
