import { BRAND } from '#contract/brand.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

const IGNORE = 'If you did not ask for this, you can ignore this e-mail. Nobody can sign in without it.';

export const signIn = (given: { code: string; link: string }): MailParts => ({
  subject: `${given.code} is your ${BRAND.name} code`,
  greeting: 'Sign in',
  paragraphs: ['Type this code in the window where you asked for it. It works once, for 10 minutes.'],
  code: given.code,
  action: { label: 'Or sign in with this link', url: given.link },
  closing: IGNORE,
});

export const stepUp = (given: { code: string }): MailParts => ({
  subject: `${given.code} confirms it is you`,
  greeting: 'Confirm it is you',
  paragraphs: ['Type this code to continue. It works once, for 10 minutes.'],
  code: given.code,
  closing:
    'If you did not ask for this, sign out everywhere else in Settings: someone may be using your session.',
});

export const noAccount = (origin: string): MailParts => ({
  subject: `Sign in to ${BRAND.name}`,
  greeting: 'There is no account for this address',
  paragraphs: [
    `Someone, probably you, tried to sign in to ${BRAND.name} with this e-mail address. No account uses it.`,
    'If you have an account, try the address you joined with.',
  ],
  action: { label: `See what ${BRAND.name} is`, url: origin },
  closing: 'If this was not you, you can ignore this e-mail.',
});

const NOTICES = {
  'passkey-added': {
    subject: 'A passkey was added',
    happened: 'can now be used to sign in to your account.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    happened: 'can no longer be used to sign in to your account.',
  },
} as const;

export const securityNotice = (notice: keyof typeof NOTICES, name: string, origin: string): MailParts => ({
  subject: `${NOTICES[notice].subject} · ${BRAND.name}`,
  greeting: NOTICES[notice].subject,
  paragraphs: [`The passkey “${name}” ${NOTICES[notice].happened}`],
  action: { label: 'Review your sign-in settings', url: `${origin}/settings` },
  closing: `If this was not you, sign out everywhere in Settings and write to ${BRAND.supportEmail}.`,
});
