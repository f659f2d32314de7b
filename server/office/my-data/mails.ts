import { BRAND } from '#contract/brand.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

const zoned = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: 'America/Los_Angeles',
});

export const deletionRequested = (dueAt: Date, origin: string): MailParts => ({
  subject: `Your ${BRAND.name} account will be deleted`,
  greeting: 'Your account will be deleted',
  paragraphs: [
    `You asked us to delete your account. It happens on ${zoned.format(dueAt)}. Then your homes, documents, photos, inventory and history are gone, and nobody can bring them back.`,
    'Until then nothing has changed. If you want to keep your account, sign in and choose Keep my account in the line at the top of the page.',
  ],
  action: { label: 'Keep my account', url: `${origin}/settings#delete-account` },
  closing: `If you did not ask for this, keep your account, sign out everywhere else in Settings, and write to ${BRAND.supportEmail}.`,
});

export const deletionCanceled = (origin: string): MailParts => ({
  subject: `Your ${BRAND.name} account stays`,
  greeting: 'Your account stays',
  paragraphs: ['You took back the deletion of your account. Nothing was deleted.'],
  action: { label: 'Open your settings', url: `${origin}/settings` },
  closing: `If this was not you, write to ${BRAND.supportEmail}.`,
});

export const accountGone = (owedCents: number): MailParts => ({
  subject: `Your ${BRAND.name} account is deleted`,
  greeting: 'Your account is deleted',
  paragraphs: [
    'Your account is gone, with your homes, documents, photos, inventory, points and history. The keys that opened them were destroyed first, so that copies cannot be read either.',
    ...(owedCents > 0
      ? [
          `You still owed ${dollarsInWords(owedCents)} of emergency cash. We keep that amount and a fingerprint of your email address, and nothing else about you. To pay, sign up again with this address, or write to us.`,
        ]
      : ['We keep nothing about you. You can join again at any time, as somebody new.']),
  ],
  closing: `Questions go to ${BRAND.supportEmail}.`,
});

export const deletionStopped = (origin: string): MailParts => ({
  subject: `Your ${BRAND.name} account was not deleted`,
  greeting: 'Your account was not deleted',
  paragraphs: [
    'You asked us to delete your account. Since then a home has become yours, by handing over or because you added it. We do not delete a home that you may not have meant.',
    'Hand that home over to somebody else, or keep it. If you still want to go, ask again in Settings.',
  ],
  action: { label: 'Open your settings', url: `${origin}/settings#delete-account` },
  closing: `Questions go to ${BRAND.supportEmail}.`,
});

/** Names neither the home nor its owner, because sent emails can't be deleted. */
export const homeGoing = (dueAt: Date, origin: string): MailParts => ({
  subject: `A home you share on ${BRAND.name} will be deleted`,
  greeting: 'A home you share will be deleted',
  paragraphs: [
    `Its owner asked to delete their account. The home goes on ${zoned.format(dueAt)}, with its documents, inventory and plan, and nobody can bring them back.`,
    'If you need it, ask the owner to hand the home over to you before then, under Household. Sign in to see which home it is.',
  ],
  action: { label: 'Open your vault', url: `${origin}/vault` },
});

export const homeStays = (origin: string): MailParts => ({
  subject: `A home you share on ${BRAND.name} stays`,
  greeting: 'A home you share stays',
  paragraphs: ['Its owner keeps their account. The home stays with everything in it.'],
  action: { label: 'Open your vault', url: `${origin}/vault` },
});

export const homeGone = (origin: string): MailParts => ({
  subject: `A home you shared on ${BRAND.name} is gone`,
  greeting: 'A home you shared is gone',
  paragraphs: [
    'Its owner deleted their account. The home went with it: its documents, inventory and plan can no longer be opened.',
    'Your own account and your other homes are as they were.',
  ],
  action: { label: 'Open your vault', url: `${origin}/vault` },
});
