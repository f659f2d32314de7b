import type { z } from 'zod';
import { sendContactMessage } from '#contract/service/contact.ts';
import type { MakePlainForm } from '#server/platform/plain-forms.ts';

export const contactForm: MakePlainForm = () => ({
  path: '/contact',
  api: sendContactMessage.path,
  title: 'Contact Support',
  fields: [
    { name: 'firstName', label: 'First Name', type: 'text', autocomplete: 'given-name' },
    { name: 'lastName', label: 'Last Name', type: 'text', autocomplete: 'family-name' },
    { name: 'email', label: 'Email Address', type: 'email', autocomplete: 'email' },
    { name: 'subject', label: 'Subject', type: 'text' },
    { name: 'message', label: 'Message', type: 'textarea' },
  ],
  submit: 'Send Message',
  done: ({ reference, isInApp }: z.output<typeof sendContactMessage.reply>) => ({
    title: 'Message sent!',
    paragraphs: isInApp
      ? [
          'Your message is in your conversation with our team. Our answer appears there, too.',
          `Your case is ${reference}.`,
        ]
      : [
          "We'll get back to you within 24 hours.",
          `Your reference number is ${reference}. Mention it if you write again.`,
        ],
    next: isInApp
      ? { label: 'Open the conversation', href: '/help' }
      : { label: 'Back to the home page', href: '/' },
  }),
});
