import type { AdvisorView } from '#contract/service/advisors.ts';
import { timeText } from '#contract/text/format.ts';
import * as t from '#text/service/advisor.ts';
import { language, locale } from '#text/locale.ts';

/** The status of the household's call. Times are in the home's time zone, whatever the device says. */
export function callWords({ advisor, call, timeZone }: Pick<AdvisorView, 'advisor' | 'call' | 'timeZone'>) {
  if (!call) return null;
  const when = timeText(new Date(call.at), language, timeZone);
  const who = advisor?.name ?? t.ourTeam;
  return call.isDone ? t.called(who, call.ref) : t.willCall(who, when, call.ref);
}

/** "PST": the short name of a time zone at a given time. */
export const zoneName = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
