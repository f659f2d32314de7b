import { after, days, hours } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as stopStore from './stop-store.ts';
import * as store from './store.ts';

type Needs = Pick<Deps, 'clock' | 'config' | 'log'>;

const SPANS = { hour: hours(1), day: days(1) } as const;

/**
 * How much can still be sent under the caps. Lifting a stop restarts the count, so approved cash isn't
 * counted twice.
 */
export async function roomLeft(
  tx: Tx,
  { clock, config }: Needs,
): Promise<Record<stopStore.Stop['span'], number>> {
  const now = clock.now();
  const left = async (span: stopStore.Stop['span'], cap: number) => {
    const begins = after(now, -SPANS[span]);
    const lifted = await stopStore.lastLift(tx, span);
    return cap - (await store.totalSentSince(tx, lifted && lifted > begins ? lifted : begins));
  };
  return {
    hour: await left('hour', config.cashCaps.hourCents),
    day: await left('day', config.cashCaps.dayCents),
  };
}

/** Stops all cash. Returns undefined if it was already stopped. */
export async function trip(
  tx: Tx,
  { clock, config, log }: Needs,
  span: stopStore.Stop['span'],
  left: number,
): Promise<stopStore.Stop | undefined> {
  const capCents = span === 'hour' ? config.cashCaps.hourCents : config.cashCaps.dayCents;
  const stop = await stopStore.insertStop(tx, {
    span,
    capCents,
    sentCents: capCents - left,
    trippedAt: clock.now(),
  });
  if (stop) log.error({ span, capCents }, 'emergency cash stopped: cap reached, needs review');
  return stop;
}
