import type { AdvisorView } from '#contract/service/advisors.ts';
import { timeText } from '#contract/text/format.ts';

/** What the household reads about its call. Times are the home's, whatever the device says. */
export function callWords({ advisor, call, timeZone }: Pick<AdvisorView, 'advisor' | 'call' | 'timeZone'>) {
  if (!call) return null;
  const when = timeText(new Date(call.at), 'en', timeZone);
  const who = advisor?.name ?? 'Our team';
  return call.isDone
    ? `${who} called you. Case ${call.ref}.`
    : `${who} will call you ${when}. Case ${call.ref}.`;
}

/** "PST": the short name of a time zone at a moment. */
export const zoneName = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
