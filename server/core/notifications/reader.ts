import { ALWAYS, type ConciergeHours, hoursText } from '#contract/concierge-hours.ts';
import {
  cashMessages,
  noticeMessages,
  type CashMessages,
  type NoticeMessages,
} from '#contract/text/catalog.ts';
import { dayText, timeText } from '#contract/text/format.ts';
import type { Language } from '#contract/text/language.ts';

/** How one person reads a notice: in their language, at the home's own time. */
export type Reader = {
  language: Language;
  notices: NoticeMessages;
  cash: { language: Language; messages: CashMessages };
  time: (at: Date) => string;
  day: (day: string) => string;
  /** When people answer at the concierge desk: "24/7", or days and times. */
  hours: string;
};

export const readerOf = (language: Language, timeZone: string, hours: ConciergeHours = ALWAYS): Reader => ({
  hours: hoursText(hours, language),
  language,
  notices: noticeMessages[language],
  cash: { language, messages: cashMessages[language] },
  time: (at) => timeText(at, language, timeZone),
  day: (day) => dayText(day, language),
});
