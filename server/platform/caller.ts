import { AsyncLocalStorage } from 'node:async_hooks';
import { shortNetwork } from './network.ts';

/** The request that is being answered, as far as what happens in it must know: from where it came. */
type Caller = { network: string };

const callers = new AsyncLocalStorage<Caller>();

/** Answers a request. Everything that is written down meanwhile can say from which network it was asked for. */
export const answering = <T>(ip: string, answer: () => T): T =>
  callers.run({ network: shortNetwork(ip) }, answer);

/** The shortened network address of who is calling; null outside a request, in a job or at an operator's command. */
export const callerNetwork = (): string | null => callers.getStore()?.network ?? null;
