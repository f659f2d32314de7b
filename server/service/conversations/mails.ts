import { hoursText } from '#contract/concierge-hours.ts';
import { formatPhone } from '#contract/phone.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { Config } from '#server/platform/config.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

type Desk = Pick<Config, 'conciergePhone' | 'conciergeHours'>;

const callUs = ({ conciergePhone, conciergeHours }: Desk, language: Language): string =>
  messagesIn(language).conciergeMessages.callUs(
    formatPhone(conciergePhone),
    hoursText(conciergeHours, language),
  );

/** The recipient of an email about a case. */
type Reader = { name: string | null; language: Language; ref: string; url: string; config: Desk };

/** Says only that our team wrote. The content is sealed and stays behind the sign-in. */
export function replyWaits({
  name,
  language,
  ref,
  url,
  canReply,
  config,
}: Reader & {
  /** Answers to this email reach the case. */
  canReply: boolean;
}): MailParts {
  const { conciergeMessages: t, mail } = messagesIn(language);
  return {
    language,
    subject: t.teamReplied,
    greeting: mail.hello(name),
    paragraphs: [t.replyWaits(ref), ...(canReply ? [t.canAnswerEmail] : []), callUs(config, language)],
    action: { label: t.readReply, url },
  };
}

/** A reply with its full text, to a person who wrote to us by email. */
export function teamReplyMail({
  name,
  language,
  ref,
  words,
  url,
  config,
}: Reader & { words: string }): MailParts {
  const { conciergeMessages: t, mail } = messagesIn(language);
  return {
    language,
    subject: t.yourCase(ref),
    greeting: mail.hello(name),
    paragraphs: [...words.split(/\n{2,}/), t.answerEmail, callUs(config, language)],
    action: { label: t.openConversation, url },
  };
}
