import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

type Reader = { name: string | null; language: Language };

/** Says how many tasks, not which: the details are private to the household. */
export function proofIsOld({ name, language }: Reader, given: { tasks: number; url: string }): MailParts {
  const t = messagesIn(language).reminderMails;
  return {
    language,
    subject: t.tasksSubject(given.tasks),
    greeting: name ? t.hello(name) : t.helloYou,
    paragraphs: [t.tasksOld(given.tasks), t.tasksDo],
    action: { label: t.openReadiness, url: given.url },
  };
}
