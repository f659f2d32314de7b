/** Emails about the debit card for emergency cash. An account thief would change it first. */
export const added = {
  subject: 'A debit card for your emergency cash was added',
  greeting: 'A card was added',
  text: (card: string) => `Emergency cash now goes to ${card}.`,
};
export const changed = {
  subject: 'The debit card for your emergency cash was changed',
  greeting: 'Your card was changed',
  text: (card: string) => `Emergency cash now goes to ${card}, and no longer to your previous card.`,
};
export const removed = {
  subject: 'The debit card for your emergency cash was removed',
  greeting: 'Your card was removed',
  text: (card: string) =>
    `Emergency cash no longer goes to ${card}. Until you add another card, we can’t send you any.`,
};
export const seeCard = 'See your card';
export const notYou = (email: string) =>
  `If this wasn’t you, sign out everywhere else in Settings, and write to ${email}.`;
