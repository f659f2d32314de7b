import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LANGUAGES } from '#contract/text/language.ts';
import { shortNetwork } from './network.ts';

/** What code within a request needs to know about it: the caller's network, and the language they read. */
type Caller = { network: string; language: Language };

const callers = new AsyncLocalStorage<Caller>();

/** The first language of an Accept-Language header if we speak it; else English. Our own pages send theirs. */
export function languageIn(header: string | undefined): Language {
  const [first = ''] = (header ?? '').split(/[,;-]/);
  return LANGUAGES.find((language) => language === first.trim().toLowerCase()) ?? 'en';
}

/** Runs a request handler. Everything recorded or said meanwhile can use what is known about the caller. */
export const withCaller = <T>(
  { ip, headers }: { ip: string; headers: { 'accept-language'?: string | undefined } },
  answer: () => T,
): T => callers.run({ network: shortNetwork(ip), language: languageIn(headers['accept-language']) }, answer);

/** The caller is known by now, and so is the language of their account. */
export function speakTo(language: Language): void {
  const caller = callers.getStore();
  if (caller) caller.language = language;
}

/** The caller's shortened network address; null outside a request, in a job or an operator's command. */
export const callerNetwork = (): string | null => callers.getStore()?.network ?? null;

/** The language the caller reads; English outside a request. */
export const callerLanguage = (): Language => callers.getStore()?.language ?? 'en';
