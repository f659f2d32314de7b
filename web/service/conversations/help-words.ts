import type { HelpView } from '#contract/service/conversations.ts';
import { formatMoment } from '#web/lib/format.ts';
import * as t from '#text/service/conversations.ts';

type Conversation = NonNullable<HelpView['conversation']>;

/** Whether our team has read a message. Never says that help is coming. */
export const receiptWords = (
  seq: number,
  { readByTeam, messages }: Pick<Conversation, 'readByTeam' | 'messages'>,
): string => {
  if (messages.some((one) => one.from === 'team' && one.seq > seq)) return t.answered;
  return readByTeam >= seq ? t.readByTeam : t.notReadYet;
};

/** What happens outside the desk's hours. Null while people answer. */
export function closedWords({
  hours,
  conversation,
}: Pick<HelpView, 'hours' | 'conversation'>): { title: string; text: string } | null {
  if (hours.isOpen) return null;
  const opens = hours.opens ?? t.nextOpening;
  const danger = conversation?.onCallAt
    ? t.onCallTexted(formatMoment(conversation.onCallAt))
    : hours.hasOnCall
      ? t.hasOnCall
      : t.noOnCall;
  return { title: t.closedUntil(opens), text: `${t.writeNow} ${danger} ${t.doNotWait}` };
}

const minutesText = (minutes: number): string =>
  minutes >= 120 ? t.hours(Math.ceil(minutes / 60)) : t.minutes(minutes);

/** How fast we answer, from real figures: this person's, or else the team's. */
function paceWords({ usualMinutes, conversation }: Pick<HelpView, 'usualMinutes' | 'conversation'>): string {
  const { agent, agentMinutes } = conversation ?? {};
  if (agent && agentMinutes) return t.agentPace(agent, minutesText(agentMinutes));
  if (usualMinutes === null) return t.paceUnknown;
  return t.teamPace(minutesText(usualMinutes));
}

function whoAnswers({ conversation, hours }: Pick<HelpView, 'conversation' | 'hours'>): string {
  if (conversation?.state === 'open' && conversation.agent) {
    const working = t.workingOn(conversation.agent, conversation.ref);
    const from = conversation.takenOverFrom;
    return from ? `${working} ${t.handedOver(from)}` : working;
  }
  return conversation && conversation.state !== 'closed'
    ? t.notTaken(conversation.ref)
    : t.writeAnyTime(hours.text);
}

/** Who answers and how fast, if known. */
export function whenWords({ usualMinutes, conversation, hours }: HelpView): string {
  const who = whoAnswers({ conversation, hours });
  // How fast we answered last week says nothing about tonight.
  return hours.isOpen ? `${who} ${paceWords({ usualMinutes, conversation })} ${t.orCall}` : who;
}

/** After "We're safe" in an evacuation: it is only a message, and checks no one in. */
export const safeNotice = ({ needsHelp }: NonNullable<HelpView['event']>): { title: string; text: string } =>
  needsHelp
    ? { title: t.stillNeedsHelp, text: t.stillNeedsHelpText }
    : { title: t.checksNoOneIn, text: t.checksNoOneInText };
