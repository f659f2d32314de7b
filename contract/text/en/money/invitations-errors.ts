/** Why something was refused: invitations. */
export const alreadyAccepted = 'This person has already accepted. They can sign in to continue.';
export const alreadyInvitedResend = 'This person is already invited. Open the request to send a new link.';
export const linkJustSent = 'A new link was just sent. Check again before you send another.';
export const alreadyInvited = 'This person is already invited.';
export const nothingToWithdraw = 'There is no open invitation to withdraw.';
export const noSuchRequest = 'There is no such request.';
export const withdrawFirst = 'This person is already invited. Withdraw the invitation first.';
export const badLink = 'This link doesn’t match an invitation. Open it from the email again.';
export const otherAccount = (email: string, me: string) =>
  `This invitation is for ${email}, and you’re signed in as ${me}. Log out and open the link again.`;
export const noneForYou = 'There is no open invitation for your email address.';
export const links = {
  accepted: 'This invitation was already accepted. Sign in to continue.',
  expired: 'This invitation has expired. Write to us, and we’ll send you a new one.',
  withdrawn: 'This invitation was withdrawn. Write to us if you think that’s a mistake.',
  replaced: 'We sent you a newer invitation. Use the link in the newest email.',
};
export const tryAlone = 'This didn’t work. Try it again on its own.';
