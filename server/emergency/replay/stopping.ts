/** Being told to stop, by a signal or because nobody reads any more. */
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Not a mistake: what was begun is put away, and the process ends with this code. */
export class Stopped extends Error {
  readonly code: number;
  constructor(code: number) {
    super('Stopped.');
    this.code = code;
  }
}

export type Stop = { when: Promise<never>; forget: () => void };

/** Rejects when the process is told to stop. A second signal changes nothing: it is stopping already. */
export function onStop(): Stop {
  const { promise: when, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting for it at that moment.
  when.catch(() => undefined);
  const onSignal = (signal: (typeof SIGNALS)[number]) => reject(new Stopped(128 + constants.signals[signal]));
  const onClosed = () => reject(new Stopped(128 + constants.signals.SIGPIPE));
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.stdout.on('error', onClosed);
  return {
    when,
    forget: () => {
      for (const signal of SIGNALS) process.off(signal, onSignal);
      process.stdout.off('error', onClosed);
    },
  };
}
