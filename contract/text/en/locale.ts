/** The language that this build speaks. */
import type { Language } from '#contract/text/language.ts';

export const language: Language = 'en';
/** For `Intl`. */
export const locale = 'en-US';

export const otherLanguage: Language = 'es';
/** In its own words, for people who don't read this language. */
export const otherName = 'Español';
