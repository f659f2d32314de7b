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
  const pace =
    usualMinutes === null
      ? 'We can’t say yet how long an answer takes. If you can’t wait, call.'
      : usualMinutes < 120
        ? `In the last week, half of our answers came within ${usualMinutes} ${usualMinutes === 1 ? 'minute' : 'minutes'}. If you can’t wait, call.`
        : `In the last week, half of our answers took up to ${Math.ceil(usualMinutes / 60)} hours. If you can’t wait, call.`;
  // How fast we answered last week says nothing about tonight.
  return hours.isOpen ? `${who} ${pace}` : who;
}
