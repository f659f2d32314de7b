import { turnOffMail } from '#contract/notifications.ts';
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
