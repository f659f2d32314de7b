/**
 * Every sentence the server says, in every language, for code that doesn't know its reader before it runs. A
 * message that is missing in a language, or takes other facts there, doesn't compile.
 */
import { english } from './english.ts';
import type { Language } from './language.ts';
import { spanish } from './spanish.ts';

/** The same messages with the same facts, whatever they say. */
type SameMessages<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...facts: infer Facts) => string
      ? (...facts: Facts) => string
      : SameMessages<T[K]>;
};

export type Messages = SameMessages<typeof english>;
const MESSAGES: Record<Language, Messages> = { en: english, es: spanish };

/** What we say, in the reader's language. */
export const messagesIn = (language: Language): Messages => MESSAGES[language];

export type CashMessages = Messages['cash'];
export const cashMessages: Record<Language, CashMessages> = { en: english.cash, es: spanish.cash };

export type NoticeMessages = Messages['notices'];
export const noticeMessages: Record<Language, NoticeMessages> = {
  en: english.notices,
  es: spanish.notices,
};

export type InboundMessages = Messages['inbound'];
export const inboundMessages: Record<Language, InboundMessages> = {
  en: english.inbound,
  es: spanish.inbound,
};
