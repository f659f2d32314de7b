import { type ConciergeHours, isStaffed, openingText, opensAt } from '#contract/concierge-hours.ts';
import { formatPhone } from '#contract/phone.ts';
import { inboundMessages, type InboundMessages } from '#contract/text/catalog.ts';
import { timeText } from '#contract/text/format.ts';
import type { Language } from '#contract/text/language.ts';
import { asGsm, gsmLength } from '#server/core/notifications/notifications.ts';
import type { ReplyCode } from './decide-text.ts';

/** Every automatic answer we send. */
export type AnswerCode = ReplyCode | 'which-home' | 'unknown-number' | 'no-membership' | 'closed';

export type AnswerFacts = {
  language: Language;
  now: Date;
  timeZone: string;
  origin: string;
  conciergePhone: string;
  hours: ConciergeHours;
  /** Someone is on call and can be reached by text. */
  hasOnCall: boolean;
  /** Names of everyone in the household. */
  people: readonly string[];
  /** Names of everyone just marked safe, of those among them who needed help, and of those who still do. */
  safe: readonly string[];
  helped: readonly string[];
  help: readonly string[];
};

/** Two segments, the limit for all texts. */
const MOST_CHARACTERS = 306;

const fits = (text: string): boolean => gsmLength(asGsm(text)) <= MOST_CHARACTERS;
const list = (names: readonly string[]): string => names.join(', ');

/** What happens next with a message about danger to life: who will read it, and when. Must be accurate. */
export function nextStep(
  say: InboundMessages,
  { hours, now, hasOnCall, conciergePhone, language }: AnswerFacts,
): string {
  const phone = formatPhone(conciergePhone);
  if (isStaffed(hours, now)) return say.nextOpen(phone);
  const opens = opensAt(hours, now);
  const when = opens ? openingText(hours, opens, language) : '';
  return hasOnCall ? say.nextOnCall(when) : say.nextClosed(when);
}

function sentence(say: InboundMessages, code: AnswerCode, facts: AnswerFacts, withNames: boolean): string {
  const { origin, conciergePhone, hours, now, language, timeZone } = facts;
  const [url, phone] = [`${origin}/evacuation`, formatPhone(conciergePhone)];
  const names = withNames ? list(facts.people) : '';
  switch (code) {
    case 'ask-who':
      return say.askWho(names);
    case 'marked':
      return [
        say.marked(
          withNames ? list(facts.safe) : String(facts.safe.length),
          timeText(now, language, timeZone),
        ),
        ...(facts.helped.length > 0 ? [say.markedHelpOver(list(facts.helped))] : []),
        ...(facts.help.length > 0 ? [say.stillHelp(list(facts.help))] : []),
      ].join(' ');
    case 'still-help':
      return say.stillHelp(list(facts.help));
    case 'no-people':
      return say.noPeople(url);
    case 'no-order':
      return say.noOrder;
    case 'sos':
      return say.sos(nextStep(say, facts));
    case 'sos-who':
      return say.sosWho(nextStep(say, facts));
    case 'help':
      return say.help(nextStep(say, facts));
    case 'danger':
      return say.danger(nextStep(say, facts));
    case 'names-unclear':
      return say.namesUnclear(names);
    case 'which-home':
      return say.whichHome(url);
    case 'unknown-number':
      return say.unknownNumber(phone);
    case 'no-membership':
      return say.noMembership(phone);
    case 'closed': {
      const opens = opensAt(hours, now);
      return say.closed(opens ? openingText(hours, opens, language) : '');
    }
  }
}

/** An answer in the member's language. Leaves out names if it would be longer than two segments. Pure. */
export function answerText(code: AnswerCode, facts: AnswerFacts): string {
  const say = inboundMessages[facts.language];
  const whole = sentence(say, code, facts, true);
  return asGsm(fits(whole) ? whole : sentence(say, code, facts, false));
}
