import { seenNotice } from '#contract/core/notices.ts';
import { turnOffMail } from '#contract/core/notifications.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { pathIn } from '#contract/text/paths.ts';
import type { MakePlainForm } from '#server/platform/plain-forms.ts';

export const turnOffForm: MakePlainForm = (language) => {
  const t = messagesIn(language).plainForms;
  return {
    path: '/notifications/off',
    api: turnOffMail.path,
    title: t.turnOff,
    fields: [{ name: 'token', label: 'Link', type: 'hidden' }],
    submit: t.turnOff,
    done: ({ name }: { name: string }) => ({
      title: t.turnedOff(name),
      paragraphs: [t.noMoreEmails, t.alertsStillReachYou],
      next: { label: t.backToHome, href: pathIn(language, '/') },
    }),
    fromAnywhere: true,
  };
};

export const seenForm: MakePlainForm = (language) => {
  const t = messagesIn(language).plainForms;
  return {
    path: '/seen',
    api: seenNotice.path,
    title: t.haveYouSeenIt,
    fields: [{ name: 't', label: 'Link', type: 'hidden' }],
    submit: t.seen,
    done: ({ is }: { is: 'seen' | 'over' }) => ({
      title: is === 'seen' ? t.thankYou : t.nothingToConfirm,
      paragraphs: [is === 'seen' ? t.noMoreReminders : t.orderEnded],
      next: { label: t.openEvacuation, href: '/evacuation' },
    }),
    fromAnywhere: true,
  };
};
