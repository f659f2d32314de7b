import { confirmContact } from '#contract/outreach/partner-calls.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { pathIn } from '#contract/text/paths.ts';
import type { MakePlainForm } from '#server/platform/plain-forms.ts';

/** Confirms a contact in a browser without scripts. */
export const partnerHereForm: MakePlainForm = (language) => {
  const t = messagesIn(language).partnerProof;
  return {
    path: '/partner/here',
    api: confirmContact.path,
    title: t.title,
    fields: [
      { name: 't', label: 'Link', type: 'hidden' },
      { name: 'name', label: t.yourName, type: 'text', autocomplete: 'name' },
    ],
    submit: t.here,
    done: ({ is, partner }: { is: 'confirmed' | 'over'; partner: string }) => ({
      title: is === 'confirmed' ? t.thankYou : t.over,
      paragraphs: [is === 'confirmed' ? t.thankYouDetail(partner) : t.overDetail],
      next: { label: t.toHomePage, href: pathIn(language, '/') },
    }),
    fromAnywhere: true,
  };
};
