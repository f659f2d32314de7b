/** Addresses of public pages by language. Without zod: every visitor loads it. */
import type { Language } from './language.ts';

/** What the paths of public pages begin with: /faq, /es/faq. */
export const PATH_PREFIXES: Record<Language, string> = { en: '', es: '/es' };

/** The language of a public page's address, and the page's path without it. */
export function splitPath(path: string): { language: Language; path: string } {
  for (const [language, prefix] of Object.entries(PATH_PREFIXES) as [Language, string][]) {
    if (prefix === '') continue;
    if (path === prefix) return { language, path: '/' };
    if (path.startsWith(`${prefix}/`)) return { language, path: path.slice(prefix.length) };
  }
  return { language: 'en', path };
}

/** The address of a public page in a language. */
export const pathIn = (language: Language, path: string): string =>
  path === '/' ? PATH_PREFIXES[language] || '/' : `${PATH_PREFIXES[language]}${path}`;
