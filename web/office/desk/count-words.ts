import * as t from '#text/office/desk-broadcasts.ts';
import { locale } from '#text/locale.ts';

/** "1 household", "1,204 households" */
export const countWords = (households: number): string =>
  t.households(households, households.toLocaleString(locale));
