/** Why something was refused: partners. */
export const noSuchPartner = 'There is no such partner.';
export const samePartner = 'A partner of this type with this name already exists in this city.';
export const cannotMove = (from: string, to: string) =>
  `This partner’s status is “${from}.” It can’t change to “${to}.” Reload to see its current status.`;
export const notFit =
  'You can’t activate this partner yet. Add its missing or expired documents and a contact who has confirmed.';
export const needsAnother = 'You already asked to unblock this partner. Another person must agree.';
export const tooManyContacts = (most: number) => `A partner can have at most ${most} contacts.`;
export const noSuchContact = 'There is no such contact.';
export const sampleContact = 'This partner is a sample, so we don’t send it messages.';
export const partnershipOver = 'This partner is blocked or ended, so we don’t send it messages.';
export const cannotAsk =
  'We can’t reach this contact. The email bounced or the number stopped our texts. Enter another email or phone number.';
export const noSuchDocument = 'There is no such document.';
export const dayPassed = 'Choose a first day that hasn’t passed.';
export const placesTaken =
  'More places are already booked on one of these days. Nothing was changed. Enter a higher number.';
export const wrongLink = 'This link doesn’t work. Open it from the message again.';
export const aColleague = 'A colleague';
