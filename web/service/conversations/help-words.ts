import type { HelpView } from '#contract/service/conversations.ts';
import { formatMoment } from '#web/lib/format.ts';

type Conversation = NonNullable<HelpView['conversation']>;

/** Whether our team has read a message. Never says that help is coming. */
export const receiptWords = (
  seq: number,
  { readByTeam, messages }: Pick<Conversation, 'readByTeam' | 'messages'>,
): string => {
  if (messages.some((one) => one.from === 'team' && one.seq > seq)) return 'Answered';
  return readByTeam >= seq ? 'Read by our team' : 'Sent. No one on our team has read it yet';
};

/** What happens outside the desk's hours. Null: people answer now. */
export function closedWords({
  hours,
  conversation,
}: Pick<HelpView, 'hours' | 'conversation'>): { title: string; text: string } | null {
  if (hours.isOpen) return null;
  const opens = hours.opens ?? 'the next opening time';
  const danger = conversation?.onCallAt
    ? `We texted our on-call person about your case at ${formatMoment(conversation.onCallAt)}, and repeat it every 10 minutes until someone takes it.`
    : hours.hasOnCall
      ? 'A message that sounds like danger to life reaches our on-call person by text within a minute.'
      : 'No one is on call until then.';
  return {
    title: `Our desk is closed. People answer from ${opens}.`,
    text: `Write now, and we’ll answer then. ${danger} In danger? Don’t wait for us: call 911.`,
  };
}

const minutesText = (minutes: number): string =>
  minutes >= 120 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** How fast we answer, from real figures: this person's, or else the team's. */
function paceWords({ usualMinutes, conversation }: Pick<HelpView, 'usualMinutes' | 'conversation'>): string {
  const { agent, agentMinutes } = conversation ?? {};
  if (agent && agentMinutes) return `${agent} usually replies within ${minutesText(agentMinutes)}.`;
  if (usualMinutes === null) return 'We can’t say yet how long an answer takes.';
  return `In the last week, half of our answers came within ${minutesText(usualMinutes)}.`;
}

/** Who answers and how fast, as far as we know. */
export function whenWords({ usualMinutes, conversation, hours }: HelpView): string {
  const who =
    conversation?.state === 'open' && conversation.agent
      ? `${conversation.agent} is working on your case, ${conversation.ref}.${
          conversation.takenOverFrom ? ` ${conversation.takenOverFrom} handed it over with notes.` : ''
        }`
      : conversation && conversation.state !== 'closed'
        ? `Your case is ${conversation.ref}. No one has taken it yet.`
        : `Write to us any time. People answer ${hours.text}. Your first message opens a case.`;
  // How fast we answered last week says nothing about tonight.
  return hours.isOpen ? `${who} ${paceWords({ usualMinutes, conversation })} If you can’t wait, call.` : who;
}

/** After "We're safe" in an evacuation: it is a message, and checks no one in. */
export const safeNotice = ({ needsHelp }: NonNullable<HelpView['event']>): { title: string; text: string } =>
  needsHelp
    ? {
        title: 'Someone in your household is still marked as needing help',
        text: 'Your message doesn’t change that, and our team keeps trying to reach them. Once they’re safe, check them in.',
      }
    : {
        title: 'This doesn’t check anyone in',
        text: 'Your message goes to our team. Check in each person, so that we know who is safe.',
      };
