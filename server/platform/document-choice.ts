import type { Language } from '#contract/text/language.ts';
import { pathIn, splitPath } from '#contract/text/paths.ts';

/** A page prerendered for certain queries: values that must match, and `*` for any text. */
export type Variant = { query: readonly (readonly [name: string, value: string])[]; html: string };
export type Page = {
  html: string;
  isIndexed: boolean;
  /** Query parameters whose text replaces `__FILL_<name>__` in the page. */
  fill: readonly string[];
  variants: readonly Variant[];
};

/** The documents of one language that aren't a public page. */
export type OwnDocuments = {
  /** The signed-in app. */
  app: string;
  /** Scripts of the page at a path, which its document asks for before the app does: `<link>` elements. */
  pageScripts: Readonly<Record<string, string>>;
  /** A public document without a page in it. */
  blank: string;
  /** The response to a form submitted without scripts. */
  plain: string;
};

export type Documents = {
  /** By address, in every language: /faq, /es/faq. */
  pages: ReadonlyMap<string, Page>;
  memberPaths: readonly string[];
  demoPaths: readonly string[];
  in: Readonly<Record<Language, OwnDocuments>>;
};

/** A document, and the texts that replace `__<name>__` in it. */
export type Chosen = {
  html: string;
  texts: Readonly<Record<string, string>>;
  status: number;
  isIndexed: boolean;
};

type Asked = {
  path: string;
  query: URLSearchParams;
  /** The language of the signed-in member; null for a visitor, whose language is in the address. */
  memberLanguage: Language | null;
  demo: boolean;
};

/**
 * Longer than any address or email; the web applies the same limit (web/outreach/waitlist/waitlist-query.ts).
 */
const MAX_FILLED = 300;

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const textOf = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim().slice(0, MAX_FILLED);

/** The page for a query: the variant that matches most of it, with the query's texts filled in. */
function filled(page: Page, query: URLSearchParams): Pick<Chosen, 'html' | 'texts'> {
  let best: Variant | undefined;
  for (const variant of page.variants) {
    const fits = variant.query.every(([name, value]) =>
      value === '*' ? textOf(query, name) !== '' : query.get(name) === value,
    );
    if (fits && variant.query.length > (best?.query.length ?? 0)) best = variant;
  }
  const texts = page.fill.map((name) => [`FILL_${name}`, escapeHtml(textOf(query, name))] as const);
  return { html: best?.html ?? page.html, texts: Object.fromEntries(texts) };
}

/** Replaces names by texts in one pass, so that user input is never treated as a name. */
export const fillIn = (html: string, texts: Readonly<Record<string, string>>): string =>
  html.replaceAll(/__([A-Z]+_\w+?)__/g, (word, name: string) =>
    Object.hasOwn(texts, name) ? (texts[name] ?? '') : word,
  );

/**
 * Chooses the document for a URL, before the nonce is added. Pure, so that the choice can be tested as a
 * table.
 */
export function chooseDocument(docs: Documents, { path, query, memberLanguage, demo }: Asked): Chosen {
  const bare = { texts: {}, status: 200, isIndexed: false };
  if (memberLanguage) {
    const { app, pageScripts } = docs.in[memberLanguage];
    const scripts = Object.hasOwn(pageScripts, path) ? pageScripts[path] : undefined;
    return { ...bare, html: app, texts: { PAGE_SCRIPTS: scripts ?? '' } };
  }
  const asked = splitPath(path);
  const { blank } = docs.in[asked.language];
  const page = docs.pages.get(path);
  if (page) return { ...filled(page, query), status: 200, isIndexed: page.isIndexed };
  if (demo && docs.demoPaths.includes(asked.path)) return { ...bare, html: blank };
  const landing = docs.pages.get(pathIn(asked.language, '/'))?.html ?? blank;
  // Signed out on a member path: the landing page, where the sign-in dialog opens and later returns here.
  const isMemberPath = docs.memberPaths.some((p) => asked.path === p || asked.path.startsWith(`${p}/`));
  return { ...bare, html: landing, status: isMemberPath ? 200 : 404 };
}
