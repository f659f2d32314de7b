/**
 * What a member agrees to before a charge that renews automatically. Changing an English sentence requires a new
 * version in contract/money/renewal-words.ts. The Spanish is a translation of it.
 */
export const cancel =
  'You can cancel at any time on the Membership page, without a call or a letter. Your membership then continues until the end of the period you paid for.';
/** The same in the first person, for the text the member agrees to. */
export const iCanCancel =
  'I can cancel at any time on the Membership page, without a call or a letter. My membership then continues until the end of the period I paid for.';
export const everyMonth = (sum: string) => `${sum} every month`;
export const everyYear = (sum: string) => `${sum} every year`;
export const byTheMonth = 'by the month';
export const byTheYear = 'by the year';
export const firstCharge = (sum: string, day: string, plan: string) => `I pay ${sum} on ${day} for ${plan}.`;
export const renewsSameCard = (price: string) =>
  `It renews automatically: the same card is charged ${price} until I cancel.`;
export const payNow = (sum: string) => `I pay ${sum} now.`;
export const payNothingNow = 'I pay nothing now.';
export const keepPlan = (plan: string, by: string, day: string) =>
  `I keep ${plan} and pay ${by} from ${day}.`;
export const startsToday = (plan: string) => `${plan} starts right away.`;
export const startsOn = (plan: string, day: string) => `${plan} starts on ${day}.`;
export const renewsFrom = (price: string, day: string) =>
  `It renews automatically: my card is charged ${price} from ${day} on, until I cancel.`;
