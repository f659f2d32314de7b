/** What a member agrees to before a charge that renews. A new English text needs a new RENEWAL_WORDS_VERSION in contract/money/renewal-words.ts; the Spanish is a translation of it. */
export const every = { month: 'every month', year: 'every year' };
export const billed = { month: 'monthly', year: 'yearly' };
export const price = (sum: string, every: string) => `${sum} ${every}`;
export const iPay = (sum: string, day: string, plan: string) => `I pay ${sum} on ${day} for ${plan}.`;
export const renews = (price: string) =>
  `It renews automatically: the same card is charged ${price} until I cancel.`;
export const iCanCancel =
  'I can cancel at any time on the Membership page, without a call or a letter. My membership then stays active until the end of the period I’ve paid for.';
export const payNow = (sum: string) => `I pay ${sum} now.`;
export const payNothing = 'I pay nothing now.';
export const keep = (plan: string, billed: string, day: string) =>
  `I keep ${plan}, billed ${billed} from ${day}.`;
export const startsNow = (plan: string) => `${plan} starts now.`;
export const startsOn = (plan: string, day: string) => `${plan} starts on ${day}.`;
export const renewsFrom = (price: string, day: string) =>
  `It renews automatically: my card is charged ${price} from ${day} on, until I cancel.`;
/** The same for emails. */
export const youCanCancel =
  'You can cancel at any time on the Membership page, without a call or a letter. Your membership then stays active until the end of the period you’ve paid for.';
