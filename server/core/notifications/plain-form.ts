import { seenNotice } from '#contract/core/notices.ts';
import { turnOffMail } from '#contract/core/notifications.ts';
import type { PlainForm } from '#server/platform/plain-forms.ts';

export const turnOffForm: PlainForm = {
  path: '/notifications/off',
  api: turnOffMail.path,
  title: 'Turn off these e-mails',
  fields: [{ name: 'token', label: 'Link', type: 'hidden' }],
  submit: 'Turn off these e-mails',
  done: ({ name }: { name: string }) => ({
    title: `${name}: off`,
    paragraphs: [
      'We send you no more of these e-mails.',
      'Evacuation and security notices still reach you. You can change this in Settings at any time.',
    ],
    next: { label: 'Back to the home page', href: '/' },
  }),
  fromAnywhere: true,
};

export const seenForm: PlainForm = {
  path: '/seen',
  api: seenNotice.path,
  title: 'Have you seen the order?',
  fields: [{ name: 't', label: 'Link', type: 'hidden' }],
  submit: 'I have seen this',
  done: ({ is }: { is: 'seen' | 'over' }) => ({
    title: is === 'seen' ? 'Thank you. We know you have seen it' : 'There is nothing to confirm',
    paragraphs: [
      is === 'seen'
        ? 'We send no more reminders for this order. In danger, call 911.'
        : 'The order this message was about does not stand any more, or it is not for your home.',
    ],
    next: { label: 'Open your evacuation page', href: '/evacuation' },
  }),
  fromAnywhere: true,
};
