import type { z } from 'zod';
import { hoursText, isStaffed, openingText, opensAt } from '#contract/concierge-hours.ts';
import type { DeskHours } from '#contract/service/conversations.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import type { Deps } from '#server/ports/deps.ts';

/** When people answer, and whether someone is on call at other times. */
export function deskHours(
  { config: { conciergeHours, onCallPhone }, sms }: Pick<Deps, 'config' | 'sms'>,
  now: Date,
): z.input<typeof DeskHours> {
  const opens = opensAt(conciergeHours, now);
  return {
    text: hoursText(conciergeHours, callerLanguage()),
    isOpen: isStaffed(conciergeHours, now),
    opens: opens && openingText(conciergeHours, opens, callerLanguage()),
    hasOnCall: onCallPhone !== undefined && sms !== null,
  };
}
