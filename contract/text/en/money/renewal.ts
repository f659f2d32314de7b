/**
 * What a member agrees to before a charge that renews automatically. The page shows it, and the exact words are
 * stored. Changing a sentence requires a new version in contract/money/renewal-words.ts.
 */

export const cancel =
  'You can cancel anytime on the Membership page, without a call or a letter. Your membership then stays active until the end of the period you’ve paid for.';
/** The same in the first person, for the text the member agrees to. */
const iCanCancel =
  'I can cancel anytime on the Membership page, without a call or a letter. My membership then stays active until the end of the period I’ve paid for.';

export const every = {
  month: (sum: string) => `${sum} every month`,
  year: (sum: string) => `${sum} every year`,
};

/** `price` is an amount with its interval: "$59.00 every month". */
export const start = (of: { sum: string; day: string; plan: string; price: string }) =>
  `I pay ${of.sum} on ${of.day} for ${of.plan}. It renews automatically: the same card is charged ${of.price} until I cancel. ${iCanCancel}`;

type Change = { plan: string; begins: string; price: string; renews: string };
const renews = ({ price, renews: day }: Change) =>
  `It renews automatically: my card is charged ${price} from ${day} on, until I cancel. ${iCanCancel}`;

export const keepAndPay = {
  month: (sum: string, change: Change) =>
    `I pay ${sum} now. I keep ${change.plan} and pay by the month from ${change.begins}. ${renews(change)}`,
  year: (sum: string, change: Change) =>
    `I pay ${sum} now. I keep ${change.plan} and pay by the year from ${change.begins}. ${renews(change)}`,
};
export const keepForNow = {
  month: (change: Change) =>
    `I pay nothing now. I keep ${change.plan} and pay by the month from ${change.begins}. ${renews(change)}`,
  year: (change: Change) =>
    `I pay nothing now. I keep ${change.plan} and pay by the year from ${change.begins}. ${renews(change)}`,
};
export const upgrade = (sum: string, change: Change) =>
  `I pay ${sum} now. I have ${change.plan} right away. ${renews(change)}`;
export const later = (change: Change) =>
  `I pay nothing now. ${change.plan} begins on ${change.begins}. ${renews(change)}`;
