import type { z } from 'zod';
import { sendContactMessage } from '#contract/outreach/contact.ts';
import type { PlainForm } from '#server/platform/plain-forms.ts';

export const contactForm: PlainForm = {
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
  done: ({ reference }: z.output<typeof sendContactMessage.reply>) => ({
    title: 'Message sent!',
    paragraphs: [
      "We'll get back to you within 24 hours.",
      `Your reference number is ${reference}. Mention it if you write again.`,
    ],
    next: { label: 'Back to the home page', href: '/' },
  }),
};
