import { joinWaitlist, leaveWaitlist, type WaitlistReply } from '#contract/outreach/waitlist.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { pathIn } from '#contract/text/paths.ts';
import type { MakePlainForm } from '#server/platform/plain-forms.ts';

export const joinForm: MakePlainForm = (language) => {
  const t = messagesIn(language).plainForms;
  return {
    path: '/waitlist',
    api: joinWaitlist.path,
    title: t.checkEligibility,
    fields: [
      { name: 'address', label: t.homeAddress, type: 'text', autocomplete: 'street-address' },
      { name: 'email', label: t.emailAddress, type: 'email', autocomplete: 'email' },
      { name: 'plan', label: 'Plan', type: 'hidden' },
      { name: 'source', label: 'Source', type: 'hidden' },
    ],
    submit: t.claimAddress,
    done: ({ message }: WaitlistReply) => ({
      title: t.requestReceived,
      paragraphs: [t.processing(message), t.nextSteps],
      next: { label: t.goOn, href: pathIn(language, '/') },
    }),
  };
};

export const leaveForm: MakePlainForm = (language) => {
  const t = messagesIn(language).plainForms;
  return {
    path: '/waitlist/leave',
    api: leaveWaitlist.path,
    title: t.leaveWaitlist,
    fields: [{ name: 'token', label: 'Link', type: 'hidden' }],
    submit: t.leaveWaitlist,
    done: () => ({
      title: t.leftWaitlist,
      paragraphs: [t.willNotWrite],
      next: { label: t.backToHome, href: pathIn(language, '/') },
    }),
    fromAnywhere: true,
  };
};
