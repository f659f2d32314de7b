/** Stopping by a signal, or because the reader of stdout is gone. */
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Not an error: clean up, then exit with this code. */
export class Stopped extends Error {
  readonly code: number;
  constructor(code: number) {
    super('Stopped.');
    this.code = code;
  }
}

export type Stop = { when: Promise<never>; forget: () => void };

/** Rejects when the process should stop. A second signal has no effect, because it is already stopping. */
export function onStop(): Stop {
  const { promise: when, reject } = Promise.withResolvers<never>();
  // Avoids an unhandled rejection when no one awaits it at that moment.
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
