/** A page made ahead for certain queries: words that must be equal, and `*` for any text at all. */
export type Variant = { query: readonly (readonly [name: string, value: string])[]; html: string };
export type Page = {
  html: string;
  isIndexed: boolean;
  /** Query parameters whose text is written into the page in place of `__FILL_<name>__`. */
  fill: readonly string[];
  variants: readonly Variant[];
};

export type Documents = {
  pages: ReadonlyMap<string, Page>;
  memberPaths: readonly string[];
  demoPaths: readonly string[];
  /** The signed-in app. */
  app: string;
  /** A public document without a page in it. */
  blank: string;
  /** The answer to a form sent without scripts. */
  plain: string;
};

type Asked = { path: string; query: URLSearchParams; isSignedIn: boolean; demo: boolean };

/** Longer than any address or e-mail; the web reads its query by the same rule (web/waitlist/waitlist-query.ts). */
const MAX_FILLED = 300;

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const textOf = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim().slice(0, MAX_FILLED);

/** The page for a query: the variant that answers most of it, with the query's texts in their places. */
function filled(page: Page, query: URLSearchParams): string {
  let best: Variant | undefined;
  for (const variant of page.variants) {
    const fits = variant.query.every(([name, value]) =>
      value === '*' ? textOf(query, name) !== '' : query.get(name) === value,
    );
    if (fits && variant.query.length > (best?.query.length ?? 0)) best = variant;
  }
  return page.fill.reduce(
    (html, name) => html.replaceAll(`__FILL_${name}__`, () => escapeHtml(textOf(query, name))),
    best?.html ?? page.html,
  );
}

/** What a browser gets for an address, before the nonce goes in. Pure, so that the choice can be tested as a table. */
export function chooseDocument(
  docs: Documents,
  { path, query, isSignedIn, demo }: Asked,
): { html: string; status: number; isIndexed: boolean } {
  if (isSignedIn) return { html: docs.app, status: 200, isIndexed: false };
  const page = docs.pages.get(path);
  if (page) return { html: filled(page, query), status: 200, isIndexed: page.isIndexed };
  if (demo && docs.demoPaths.includes(path)) return { html: docs.blank, status: 200, isIndexed: false };
  const landing = docs.pages.get('/')?.html ?? docs.blank;
  // Signed out on a member path: the landing page, where the sign-in dialog opens and later returns here.
  const isMemberPath = docs.memberPaths.some((p) => path === p || path.startsWith(`${p}/`));
  return { html: landing, status: isMemberPath ? 200 : 404, isIndexed: false };
}
