import type { z } from 'zod';
import { sendContactMessage } from '#contract/service/contact.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { pathIn } from '#contract/text/paths.ts';
import type { MakePlainForm } from '#server/platform/plain-forms.ts';

export const contactForm: MakePlainForm = (language) => {
  const t = messagesIn(language).contact;
  return {
    path: '/contact',
    api: sendContactMessage.path,
    title: t.contactSupport,
    fields: [
      { name: 'firstName', label: t.firstName, type: 'text', autocomplete: 'given-name' },
      { name: 'lastName', label: t.lastName, type: 'text', autocomplete: 'family-name' },
      { name: 'email', label: t.emailAddress, type: 'email', autocomplete: 'email' },
      { name: 'subject', label: t.subject, type: 'text' },
      { name: 'message', label: t.message, type: 'textarea' },
    ],
    submit: t.sendMessage,
    done: ({ reference, isInApp }: z.output<typeof sendContactMessage.reply>) => ({
      title: t.messageSent,
      paragraphs: isInApp
        ? [t.inConversationPlain, t.yourCase(reference)]
        : [t.within24Hours, t.yourReference(reference)],
      next: isInApp
        ? { label: t.openConversation, href: '/help' }
        : { label: t.backToHome, href: pathIn(language, '/') },
    }),
  };
};
