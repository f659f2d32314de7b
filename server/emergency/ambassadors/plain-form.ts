import { applyAsAmbassador } from '#contract/emergency/ambassadors.ts';
import { CALIFORNIA_COUNTIES } from '#contract/outreach/california-counties.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { pathIn } from '#contract/text/paths.ts';
import type { MakePlainForm } from '#server/platform/plain-forms.ts';

/** Applies in a browser without scripts. */
export const enrollForm: MakePlainForm = (language) => {
  const t = messagesIn(language).ambassadorEnroll;
  return {
    path: '/community/enroll',
    api: applyAsAmbassador.path,
    title: t.title,
    fields: [
      { name: 'name', label: t.name, type: 'text', autocomplete: 'name' },
      { name: 'email', label: t.email, type: 'email', autocomplete: 'email' },
      { name: 'county', label: t.county, type: 'select', options: CALIFORNIA_COUNTIES, none: t.chooseCounty },
      { name: 'zip', label: t.zip, type: 'text', autocomplete: 'postal-code' },
      { name: 'area', label: t.area, type: 'text' },
      { name: 'isAdult', label: t.isAdult, type: 'checkbox' },
      { name: 'consent', label: t.consentPlain, type: 'checkbox' },
    ],
    submit: t.apply,
    done: ({ next }: { next: 'review' | 'email' }) => ({
      title: next === 'review' ? t.receivedTitle : t.checkEmailTitle,
      paragraphs: [next === 'review' ? t.receivedText : t.checkEmailText],
      next: { label: t.backToCommunity, href: pathIn(language, '/community') },
    }),
  };
};
