/** The language that this build speaks. */
import type { Language } from '#contract/text/language.ts';

export const language: Language = 'es';
/** For `Intl`. */
export const locale = 'es-US';

export const otherLanguage: Language = 'en';
/** In its own words, for people who don't read this language. */
export const otherName = 'English';
