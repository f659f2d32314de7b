import { BRAND } from '#contract/brand.ts';
import type { InvitedRole } from '#contract/home/household.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

const MAY: Record<InvitedRole, string> = {
  member:
    'You will be able to see and change what is in it: its papers, its inventory and its evacuation plan.',
  viewer: 'You will be able to see what is in it: its papers, its inventory and its evacuation plan.',
};

/** Letters only, so a name can't carry a URL or an ad into a stranger's inbox. */
const isPlainName = (name: string) => /^[\p{L}\p{M}' -]{1,60}$/u.test(name);

export const calledBy = ({ name, email }: { name: string | null; email: string }): string =>
  name && isPlainName(name) ? `${name} (${email})` : email;

/** Reveals nothing about the home, because the email address may be mistyped. */
export const invitation = (given: { invitedBy: string; role: InvitedRole; link: string }): MailParts => ({
  subject: `You are invited to share a home on ${BRAND.name}`,
  greeting: 'Somebody wants to share their home with you',
  paragraphs: [
    `${given.invitedBy} invites you to their home on ${BRAND.name}, so that you can find its papers and its plan in an evacuation. ${MAY[given.role]}`,
    'The invitation is for this e-mail address and works for 7 days.',
  ],
  action: { label: 'See the invitation', url: given.link },
  closing:
    'If you do not know who this is, you can decline on that page or ignore this e-mail. Nothing is shared until you accept.',
});

const CAN: Record<InvitedRole, string> = {
  member: 'see and change what is in it',
  viewer: 'see what is in it',
};

/** To the owner: a person joined through an invitation sent in the owner's name. */
export const joined = (given: {
  name: string | null;
  who: string;
  role: InvitedRole;
  url: string;
}): MailParts => ({
  subject: `Somebody now shares your home on ${BRAND.name}`,
  greeting: given.name ? `Hello ${given.name}` : 'Hello',
  paragraphs: [`${given.who} accepted your invitation and can now ${CAN[given.role]}.`],
  action: { label: 'See who shares your home', url: given.url },
  closing:
    'If you did not invite this person, end their access on that page and look at your devices in Settings.',
});
