/**
 * Every sentence the server says, in every language, for code that doesn't know its reader before it runs. A
 * message that is missing in a language, or takes other facts there, doesn't compile.
 */
import * as enCash from './en/cash.ts';
import * as enFunds from './en/core/funds.ts';
import * as enPrices from './en/core/prices.ts';
import * as enInbound from './en/inbound.ts';
import * as enNotices from './en/notices.ts';
import * as enPlainForms from './en/plain-forms.ts';
import * as enPlatformErrors from './en/platform/errors.ts';
import * as enMailLayout from './en/platform/mail.ts';
import * as esCash from './es/cash.ts';
import * as esFunds from './es/core/funds.ts';
import * as esPrices from './es/core/prices.ts';
import * as esInbound from './es/inbound.ts';
import * as esNotices from './es/notices.ts';
import * as esPlainForms from './es/plain-forms.ts';
import * as esPlatformErrors from './es/platform/errors.ts';
import * as esMailLayout from './es/platform/mail.ts';
import type { Language } from './language.ts';

/** The same messages with the same facts, whatever they say. */
type SameMessages<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...facts: infer Facts) => string
      ? (...facts: Facts) => string
      : SameMessages<T[K]>;
};

const english = {
  cash: enCash,
  funds: enFunds,
  inbound: enInbound,
  mailLayout: enMailLayout,
  notices: enNotices,
  plainForms: enPlainForms,
  platformErrors: enPlatformErrors,
  prices: enPrices,
};
export type Messages = SameMessages<typeof english>;
const spanish: Messages = {
  cash: esCash,
  funds: esFunds,
  inbound: esInbound,
  mailLayout: esMailLayout,
  notices: esNotices,
  plainForms: esPlainForms,
  platformErrors: esPlatformErrors,
  prices: esPrices,
};
const MESSAGES: Record<Language, Messages> = { en: english, es: spanish };

/** What we say, in the reader's language. */
export const messagesIn = (language: Language): Messages => MESSAGES[language];

export type CashMessages = Messages['cash'];
export const cashMessages: Record<Language, CashMessages> = { en: enCash, es: esCash };

export type NoticeMessages = Messages['notices'];
export const noticeMessages: Record<Language, NoticeMessages> = { en: enNotices, es: esNotices };

export type InboundMessages = Messages['inbound'];
export const inboundMessages: Record<Language, InboundMessages> = { en: enInbound, es: esInbound };
