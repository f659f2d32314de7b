/** Emails about a membership, and their titles in the list on the Membership page. */
import type { Received } from '#contract/text/facts.ts';

export const titles = {
  welcome: 'Membership confirmed, with its terms',
  receipt: 'Receipt',
  'payment-failed': 'A payment didn’t go through',
  'last-try-failed': 'Last attempt to charge your card failed',
  'change-planned': 'Plan change confirmed',
  'plan-changed': 'Plan changed',
  cancelled: 'Cancellation confirmed',
  kept: 'Membership kept',
  ended: 'Membership ended',
  'renewal-soon': 'Yearly renewal coming up',
  'yearly-reminder': 'Yearly reminder of your terms',
  'price-change': 'Price change announced',
  'payment-disputed': 'Membership suspended: a payment is disputed',
  'dispute-resolved': 'Dispute resolved, membership restored',
  'dispute-lost': 'Payment reversed, membership ended',
};

// Shared sentences.
export const laterDay = 'a day we’ll let you know';
export const benefits = (cash: string, nights: number) =>
  nights > 0
    ? `${cash} of emergency cash and a hotel for up to ${nights} nights`
    : `${cash} of emergency cash`;
export const intervalBecomes = {
  month: (day: string, plan: string, price: string) =>
    `From ${day} you pay for ${plan} by the month: ${price} until you cancel.`,
  year: (day: string, plan: string, price: string) =>
    `From ${day} you pay for ${plan} by the year: ${price} until you cancel.`,
};
export const planBecomes = (day: string, plan: string, price: string) =>
  `From ${day} you have ${plan}, at ${price} until you cancel.`;
export const renews = (day: string, price: string) =>
  `It renews on ${day} and costs ${price} until you cancel.`;
export const endsOn = (day: string) => `Your membership ends on ${day}.`;
export const see = 'See your membership';
export const seeOrCancel = 'See or cancel your membership';
export const payOrChange = 'Pay or change the card';

// Welcome.
export const welcome = (plan: string) => `Your ${plan} membership has started`;
export const thanks = (benefits: string) =>
  `Thank you. You’re a member. From now on, a declared evacuation of your home brings you ${benefits}.`;
export const youPaid = (sum: string, number: string) => `You paid ${sum} (invoice ${number}).`;
export const youAgreed = (words: string) => `You agreed to these terms: “${words}”`;
export const keepEmail = 'Keep this email. It has the terms of your membership and how to end it.';

// Payments.
export const receipt = 'Your receipt';
export const receiptFor = (sum: string) => `Receipt for ${sum}`;
export const openInvoices = 'Open your invoices';
export const received = (of: Received) =>
  `We received ${of.sum}${of.card ? ` from your ${of.card}` : ''} on ${of.day} for ${of.plan} (invoice ${of.number}).`;
export const failed = (brand: string) => `Your ${brand} payment didn’t go through`;
export const couldNotCharge = (sum: string | null, card: string | null) =>
  `We couldn’t charge ${sum ?? 'the renewal'}${card ? ` to your ${card}` : ''}.`;
export const bankSaid = (failure: string) => `The bank said: ${failure}`;
export const worksUntil = (day: string) =>
  `Nothing changes for now: your membership works until ${day}. We’ll try the card again in the meantime.`;
export const addCard = 'If the card is lost or has expired, add another one. We’ll charge it right away.';
export const lastTry = (day: string) => `Your membership ends on ${day} unless it’s paid`;
export const triedOften = 'We tried your card several times, and it was declined. We won’t try it again.';
export const payBy = (day: string) =>
  `Your membership works until ${day}. Pay the open invoice by then and you lose nothing. If you do nothing, it ends on that day and we won’t charge you again.`;

// Changes.
export const paymentWillChange = 'How you pay will change';
export const planWillChange = 'Your plan will change';
export const youPlanned = (change: string) =>
  `You scheduled a change. ${change} Nothing is charged before that day.`;
export const planStays = (plan: string) => `Your plan stays ${plan}.`;
export const untilThen = (plan: string, benefits: string) => `Until then you have ${plan}, with ${benefits}.`;
export const planIsNow = (plan: string) => `Your plan is now ${plan}`;
export const nowBrings = (benefits: string) =>
  `A declared evacuation of your home now brings you ${benefits}.`;
export const cancelled = (day: string) => `Your membership ends on ${day}`;
export const youCanceled = (plan: string, day: string) =>
  `You canceled. You keep ${plan} until ${day}, and nothing more is charged.`;
export const accountStays =
  'Your account, homes and documents stay as they are. If you change your mind before that day, press Keep membership on the Membership page.';
export const kept = 'Your membership continues';
export const youKept = (plan: string) => `You kept ${plan}.`;
export const ended = 'Your membership has ended';
export const seePlans = 'See the plans';
export const endedOn = (plan: string, day: string) => `${plan} ended on ${day}. Nothing more is charged.`;
export const notCovered =
  'Emergency cash and hotel nights are no longer covered. Your account, homes and documents stay as they are.';

// Renewals and prices.
export const renewsOn = (day: string) => `Your membership renews on ${day}`;
export const renewsWithChange = (change: string) =>
  `Your membership renews automatically, with the change you scheduled. ${change} Your card is charged on that day.`;
export const renewsForYear = (plan: string, day: string, price: string) =>
  `${plan} renews automatically on ${day} for another year. Your card is then charged ${price}.`;
export const yearly = (brand: string) => `Your ${brand} membership: what you have and what it costs`;
export const onceAYear = (plan: string, benefits: string) =>
  `Once a year we remind you what you pay for. You have ${plan}: ${benefits}.`;
export const priceChanges = (plan: string) => `Your ${plan} price changes`;
export const priceChangesOn = (plan: string, day: string) => `Your ${plan} price changes on ${day}`;
export const newPrice = (of: { old: string; plan: string; day: string; new: string }) =>
  `You now pay ${of.old} for ${of.plan}. From your first renewal on or after ${of.day}, you pay ${of.new}. What your plan includes stays the same.`;
export const nothingToDo = 'You don’t have to do anything to keep your membership.';
export const cancelBefore = (cancel: string) =>
  `If you don’t want to pay the new price, cancel before that renewal. ${cancel}`;
export const seeNewPrice = 'See the Membership page for your new price.';

// Disputes.
export const disputed = 'Your membership is suspended: a payment is disputed';
export const bankDisputes = (plan: string) =>
  `Your bank told us that a payment for ${plan} is disputed, and took the money back. Until that’s resolved, your membership is suspended: there’s no hotel and no emergency cash, and you can’t redeem points. Evacuation alerts keep coming, and your account and documents are safe.`;
export const withdrawDispute =
  'If you didn’t mean to dispute it, call your bank and ask them to withdraw the dispute. As soon as the bank confirms that, we restore your membership and let you know.';
export const onPurpose =
  'If you disputed it on purpose, you don’t have to do anything. We won’t charge you again while the dispute is open. Questions, or another way to pay? Reply to this email.';
export const restored = 'Your membership is restored';
export const resolvedEnded =
  'The dispute of your payment is resolved. Your membership ended in the meantime. You can join again anytime.';
export const resolved = (plan: string, benefits: string) =>
  `The dispute of your payment is resolved. ${plan} is active again, with ${benefits}.`;
export const itEndsOn = (day: string) => `It ends on ${day}.`;
export const reversed = 'Your membership ended: your bank reversed the payment';
export const bankReversed = (plan: string) =>
  `Your bank decided that the disputed payment for ${plan} goes back to you. The membership has ended, and nothing more is charged. Your account, homes and documents stay as they are.`;
export const contactFirst = 'To join again, contact us first: we need to settle the reversed payment.';
