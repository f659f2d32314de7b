import { AsyncLocalStorage } from 'node:async_hooks';
import { type Language, LANGUAGES } from '#contract/text/language.ts';
import { shortNetwork } from './network.ts';

/** What code within a request needs to know about it: the caller's address, and the language they read. */
type Caller = { ip: string | null; language: Language };

/** What a caller is known by, of a request. */
type Request = { ip: string; headers: { 'accept-language'?: string | undefined } };

const callers = new AsyncLocalStorage<Caller>();
/** For code that runs when a handler has ended, such as the error reply. */
const byRequest = new WeakMap<Request, Caller>();

/** The first language of an Accept-Language header if we speak it; else English. Our own pages send theirs. */
export function languageIn(header: string | undefined): Language {
  if (header === undefined) return 'en';
  const [first = ''] = header.split(/[,;-]/);
  return LANGUAGES.find((language) => language === first.trim().toLowerCase()) ?? 'en';
}

/** Runs a request handler. Everything recorded or said meanwhile can use what is known about the caller. */
export function withCaller<T>(request: Request, answer: () => T): T {
  const { ip, headers } = request;
  const caller = { ip, language: languageIn(headers['accept-language']) };
  byRequest.set(request, caller);
  return callers.run(caller, answer);
}

/** The language of a request's caller: their account's, once a handler has identified them. */
export const languageFor = (request: Request): Language =>
  byRequest.get(request)?.language ?? languageIn(request.headers['accept-language']);

/** The caller is known by now, and so is the language of their account. */
export function speakTo(language: Language): void {
  const caller = callers.getStore();
  if (caller) caller.language = language;
}

/** Runs a job's work for one person, so that what is said meanwhile is in their language. */
export const inLanguage = <T>(language: Language, work: () => T): T =>
  callers.run({ ip: null, language }, work);

/** The caller's shortened network address; null outside a request, in a job or an operator's command. */
export function callerNetwork(): string | null {
  const ip = callers.getStore()?.ip ?? null;
  return ip === null ? null : shortNetwork(ip);
}

/** The language the caller reads; English outside a request, unless `inLanguage` says another. */
export const callerLanguage = (): Language => callers.getStore()?.language ?? 'en';
