/** The language that this build speaks. */
import type { Language } from '#contract/text/language.ts';

export const language: Language = 'es';
