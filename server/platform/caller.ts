import { AsyncLocalStorage } from 'node:async_hooks';
import { shortNetwork } from './network.ts';

/** What code within a request needs to know about it: the caller's network. */
type Caller = { network: string };

const callers = new AsyncLocalStorage<Caller>();

/** Runs a request handler. Everything recorded meanwhile can include the caller's network. */
export const withCaller = <T>(ip: string, answer: () => T): T =>
  callers.run({ network: shortNetwork(ip) }, answer);

/** The caller's shortened network address; null outside a request, in a job or an operator's command. */
export const callerNetwork = (): string | null => callers.getStore()?.network ?? null;
