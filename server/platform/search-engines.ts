import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#contract/text/language.ts';
import { pathIn } from '#contract/text/paths.ts';
import type { Documents } from './document-choice.ts';

/** Member and demo paths are useless to a search engine; a page that must not be indexed says so itself. */
const robots = (origin: string, docs: Documents): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...[...docs.memberPaths, ...docs.demoPaths].flatMap((path) =>
      LANGUAGES.map((language) => `Disallow: ${pathIn(language, path)}`),
    ),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const sitemap = (origin: string, docs: Documents): string => {
  const urls = [...docs.pages].flatMap(([path, page]) =>
    page.isIndexed ? [`  <url><loc>${origin}${path}</loc></url>`] : [],
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};

/** robots.txt and sitemap.xml. Served here because they need the public URL, which only the server knows. */
export function registerSearchEngines(app: FastifyInstance, docs: Documents, origin: string): void {
  const files = [
    { path: '/robots.txt', type: 'text/plain; charset=utf-8', text: robots(origin, docs) },
    { path: '/sitemap.xml', type: 'application/xml; charset=utf-8', text: sitemap(origin, docs) },
  ];
  for (const { path, type, text } of files)
    app.get(path, async (_req, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(text),
    );
}
