import { joinWaitlist, leaveWaitlist, type WaitlistReply } from '#contract/outreach/waitlist.ts';
import type { PlainForm } from '#server/platform/plain-forms.ts';

export const waitlistForms: readonly PlainForm[] = [
  {
    path: '/waitlist',
    api: joinWaitlist.path,
    title: 'Check Eligibility',
    fields: [
      { name: 'address', label: 'Home Address', type: 'text', autocomplete: 'street-address' },
      { name: 'email', label: 'Email Address', type: 'email', autocomplete: 'email' },
      { name: 'plan', label: 'Plan', type: 'hidden' },
      { name: 'source', label: 'Source', type: 'hidden' },
    ],
    submit: 'Claim Your Address',
    done: ({ message }: WaitlistReply) => ({
      title: 'Request Received!',
      paragraphs: [
        `Processing Request: ${message}`,
        'Next Steps: we have sent you an e-mail that confirms your entry, with a link to leave the list at any time.',
      ],
      next: { label: 'Continue', href: '/' },
    }),
  },
  {
    path: '/waitlist/leave',
    api: leaveWaitlist.path,
    title: 'Leave the waitlist',
    fields: [{ name: 'token', label: 'Link', type: 'hidden' }],
    submit: 'Leave the waitlist',
    done: () => ({
      title: 'You have left the waitlist',
      paragraphs: ['We will not write to you about this address again. You can join again at any time.'],
      next: { label: 'Back to the home page', href: '/' },
    }),
    fromAnywhere: true,
  },
];
