import { BRAND } from '#contract/brand.ts';
import { INVITATION_DAYS } from '#contract/outreach/invitations.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

/** Never names the home: the email address was typed in and may belong to a stranger. */
export const invitation = (link: string): MailParts => ({
  subject: `You are invited to join ${BRAND.name}`,
  greeting: 'Your home is approved',
  paragraphs: [
    `You asked to join ${BRAND.name}. A person looked at your home, and we can protect it.`,
    'The link below opens your account. Then you add your home, choose a plan and pay. It takes about five minutes, and you can stop at any point and go on later.',
    `The link is for you alone. It works once, for ${INVITATION_DAYS} days. Nothing is charged until you choose a plan.`,
  ],
  action: { label: 'See your invitation', url: link },
  closing: 'If you did not ask to join, ignore this e-mail. Nothing happens until somebody accepts.',
});

export const approved = (): MailParts => ({
  subject: `Your home is approved for ${BRAND.name}`,
  greeting: 'Your home is approved',
  paragraphs: [
    'A person looked at your request, and we can protect your home.',
    'The next step comes from us: an invitation by e-mail, with a link to open your account and choose a plan. You do not need to do anything until then.',
  ],
});

export const declined = (reason: string, origin: string): MailParts => ({
  subject: `About your request to join ${BRAND.name}`,
  greeting: 'We cannot take your home on at this time',
  paragraphs: [
    `Thank you for asking us. A person looked at your request, and for now we have to say no.`,
    `The reason: ${reason}`,
    'Nothing was charged. If something about your home changes, or you think we got it wrong, write to us. A person reads it and looks again.',
  ],
  action: { label: 'Write to us', url: `${origin}/contact` },
  closing:
    'You do not need to be a member to be ready. Your county sends emergency alerts free of charge, and listoscalifornia.org explains how to sign up and make a plan.',
});
