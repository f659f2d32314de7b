/** The languages a person can read us in. */
import { z } from 'zod';

export const LANGUAGES = ['en', 'es'] as const;
export const Language = z.enum(LANGUAGES).meta({ id: 'Language' });
export type Language = z.infer<typeof Language>;

/** Each in its own language, so that everyone finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' };

/** For `Intl`. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-US' };
