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

/** Who answers and how fast, as far as we know. */
export function whenWords({ usualMinutes, conversation }: HelpView): string {
  const who =
    conversation?.state === 'open' && conversation.agent
      ? `${conversation.agent} is working on your case, ${conversation.ref}.`
      : conversation && conversation.state !== 'closed'
        ? `Your case is ${conversation.ref}. No one has taken it yet.`
        : 'Write to us any time. Your first message opens a case.';
  const pace =
    usualMinutes === null
      ? 'We can’t say yet how long an answer takes. If you can’t wait, call.'
      : usualMinutes < 120
        ? `In the last week, half of our answers came within ${usualMinutes} ${usualMinutes === 1 ? 'minute' : 'minutes'}. If you can’t wait, call.`
        : `In the last week, half of our answers took up to ${Math.ceil(usualMinutes / 60)} hours. If you can’t wait, call.`;
  return `${who} ${pace}`;
}
