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

type AddressChange = {
  change: { oldEmail: string; newEmail: string; undoneAt: Date | null };
  /** Null when it can't be undone by link. */
  undo: string | null;
  origin: string;
};

const SUPPORT = `If this wasn’t you, write to ${BRAND.supportEmail} right away.`;

export const proveAddress = (given: { code: string }): MailParts => ({
  subject: `${given.code} confirms your new email address`,
  greeting: 'Confirm your new email address',
  paragraphs: [
    `Enter this code in ${BRAND.name} to use this address for your account. It works once, for 10 minutes.`,
  ],
  code: given.code,
  closing: 'If you didn’t ask for this, ignore this email. Nothing changes without the code.',
});

/** For the owner of an address that someone else wanted to use. Contains no code. */
export const addressTried = (origin: string): MailParts => ({
  subject: `Someone tried to use your email address · ${BRAND.name}`,
  greeting: 'Someone tried to use your email address',
  paragraphs: [
    'A member tried to change their account to this address. We sent them no code, and nothing changed.',
    'If that was you: this address belongs to an account already, or did until a few days ago. Sign in to that account, or use another address.',
  ],
  action: { label: `Open ${BRAND.name}`, url: `${origin}/sign-in` },
  closing: 'If it wasn’t you, you don’t need to do anything.',
});

export const movedAway = ({ change, undo, origin }: AddressChange): MailParts => ({
  subject: `Your ${BRAND.name} email address was changed`,
  greeting: 'Your email address was changed',
  paragraphs: [
    `Your account now uses ${change.newEmail}. You can no longer sign in with ${change.oldEmail}.`,
    undo
      ? 'If this wasn’t you, undo it within 7 days. That restores this address and signs out every device.'
      : 'The account is back at an address it used before, so this change can’t be undone by link.',
  ],
  action: undo
    ? { label: 'Undo the change', url: undo }
    : { label: 'Open Settings', url: `${origin}/settings` },
  closing: undo ? 'If you made this change, you don’t need to do anything.' : SUPPORT,
});

export const movedHere = ({ change, origin }: AddressChange): MailParts => ({
  subject: `This is now your ${BRAND.name} email address`,
  greeting: 'This is now your email address',
  paragraphs: [
    `From now on, sign in with ${change.newEmail}. Everything we email you, including evacuation orders, comes here.`,
    ...(change.undoneAt
      ? []
      : ['For 7 days, the change can be undone with a link we sent to your old address.']),
  ],
  action: { label: 'Open Settings', url: `${origin}/settings` },
  closing: SUPPORT,
});

export const restoredHere = ({ change, origin }: AddressChange): MailParts => ({
  subject: `Your ${BRAND.name} email address was restored`,
  greeting: 'Your email address was restored',
  paragraphs: [
    `Your account uses ${change.oldEmail} again. Every device was signed out, and passkeys added since the change were removed.`,
    'Sign in, then check your passkeys, your homes and your payout card in case someone else changed them.',
  ],
  action: { label: 'Sign in', url: `${origin}/sign-in` },
  closing: SUPPORT,
});

export const restoredAway = ({ change }: AddressChange): MailParts => ({
  subject: `This is no longer a ${BRAND.name} email address`,
  greeting: 'This address is no longer in use',
  paragraphs: [
    `The owner of the earlier address undid the change, so no account uses ${change.newEmail}. Every device was signed out.`,
  ],
  closing: `If you think that’s a mistake, write to ${BRAND.supportEmail}.`,
});
