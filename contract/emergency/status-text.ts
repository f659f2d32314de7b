/** The sentences about a home's official status: the page, the dashboard and the first paint say the same. Pure. */
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import type { Messages } from '#contract/text/catalog.ts';
import * as ours from '#text/emergency/status.ts';

/** The build's language, unless the server passes its reader's. */
type Words = Messages['status'];
type Text = { title: string; text: string };

/** The current official status in one sentence, and what to do. Never depends on a plan. */
export function statusText(evacuation: Evacuation, t: Words = ours): Text {
  switch (evacuation.state) {
    case 'order':
      return orderText(evacuation, t);
    case 'warning':
      return { title: t.warningTitle, text: warningText(evacuation, t) };
    case 'lifted':
      return liftedText(evacuation, t);
    case 'cancelled':
      return { title: t.mistakeTitle, text: t.mistakeText };
    default:
      return quietText(evacuation, t);
  }
}

function orderText({ isConfirmed, isPossible }: Evacuation, t: Words): Text {
  if (!isConfirmed) return { title: t.orderUnconfirmedTitle, text: t.orderUnconfirmedText };
  if (isPossible) return { title: t.orderPossibleTitle, text: t.orderPossibleText };
  return { title: t.orderTitle, text: t.orderText };
}

/** A warning that follows the order is only "reduced" if the county reduced it. One that came later is new. */
function isReduced({ services, since }: Evacuation): boolean {
  if (!services?.endedAt || !since || !services.endReason?.includes('reduced to a warning')) return false;
  return new Date(since) <= new Date(services.endedAt);
}

function warningText(evacuation: Evacuation, t: Words): string {
  if (isReduced(evacuation)) return t.warningReduced;
  if (!evacuation.isConfirmed) return t.warningUnconfirmedText;
  return evacuation.isPossible ? t.warningPossibleText : t.warningText;
}

function liftedText({ services, unserved }: Evacuation, t: Words): Text {
  const isReported = services?.isReportedLifted ?? unserved?.isReportedLifted ?? false;
  return isReported
    ? { title: t.reportedLiftedTitle, text: t.reportedLiftedText }
    : { title: t.liftedTitle, text: t.doNotReturn };
}

/** Nothing is known. That is only reassuring if our sources work; otherwise say first that we can't see orders. */
function quietText({ lat, isPrecise, hasMembership, startsByHand, feeds }: Evacuation, t: Words): Text {
  if (lat === null) return { title: t.noPinTitle, text: t.noPinText };
  const working = feeds.filter(({ state }) => state === 'ok').length;
  if (feeds.length > 0 && working === 0) return { title: t.blindTitle, text: t.blindText };
  const sentences = [
    feeds.length === 0 ? t.watch.noFeed : working < feeds.length ? t.watch.some : t.watch.all,
    ...(isPrecise ? [] : [t.areaOnly]),
    !hasMembership ? t.ifOrder.noPlan : startsByHand ? t.ifOrder.byHand : t.ifOrder.automatic,
    t.countyFirst,
  ];
  return { title: t.quietTitle, text: sentences.join(' ') };
}

/** Whether services apply, and why not: always apart from the status itself. Null when there is nothing to say. */
export function servicesText(
  { state, services, unserved, hasMembership, startsByHand }: Evacuation,
  t: Words = ours,
): string | null {
  if (state === 'order') {
    if (unserved) return t.noServices[unserved.reason];
    return services ? t.servicesStarted : null;
  }
  if (state !== 'warning') return null;
  if (!hasMembership) return t.onWarning.noPlan;
  return startsByHand ? t.onWarning.byHand : t.onWarning.automatic;
}
