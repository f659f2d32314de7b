import type { HelpView } from '#contract/service/conversations.ts';

type Conversation = NonNullable<HelpView['conversation']>;

/** Whether our team has read a message. Never says that help is coming. */
export const receiptWords = (
  seq: number,
  { readByTeam, messages }: Pick<Conversation, 'readByTeam' | 'messages'>,
): string => {
  if (messages.some((one) => one.from === 'team' && one.seq > seq)) return 'Answered';
  return readByTeam >= seq ? 'Read by our team' : 'Sent. No one on our team has read it yet';
};

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
export function whenWords({ usualMinutes, conversation }: HelpView): string {
  const who =
    conversation?.state === 'open' && conversation.agent
      ? `${conversation.agent} is working on your case, ${conversation.ref}.`
      : conversation && conversation.state !== 'closed'
        ? `Your case is ${conversation.ref}. No one has taken it yet.`
        : 'Write to us any time. Your first message opens a case.';
  return `${who} ${paceWords({ usualMinutes, conversation })} If you can’t wait, call.`;
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
