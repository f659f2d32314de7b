import { pathIn } from '#contract/text/paths.ts';
import { language } from '#text/locale.ts';

/** The address of a public page in this build's language, where the router doesn't add it: forms and full loads. */
export const localPath = (path: string): string => pathIn(language, path);
