/**
 * Every sentence in every language, for code that doesn't know its reader before it runs: the server. A message
 * that is missing in a language, or takes other facts there, doesn't compile.
 */
import * as enCash from './en/cash.ts';
import * as enNotices from './en/notices.ts';
import * as esCash from './es/cash.ts';
import * as esNotices from './es/notices.ts';
import type { Language } from './language.ts';

/** The same messages with the same facts, whatever they say. */
type SameMessages<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...facts: infer Facts) => string
      ? (...facts: Facts) => string
      : SameMessages<T[K]>;
};

export type CashMessages = SameMessages<typeof enCash>;
export const cashMessages: Record<Language, CashMessages> = { en: enCash, es: esCash };

export type NoticeMessages = SameMessages<typeof enNotices>;
export const noticeMessages: Record<Language, NoticeMessages> = { en: enNotices, es: esNotices };
