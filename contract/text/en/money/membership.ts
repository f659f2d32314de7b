/** The Membership page: plans, terms, the running membership, cards and invoices. */

// Names
export const per = { month: 'a month', year: 'a year' };
export const byInterval = { month: 'monthly', year: 'yearly' };
export const planBy = (plan: string, interval: string) => `${plan}, billed ${interval}`;
export const yourCard = 'your card';
export const cardOnFile = 'the card on file';
export const endOfPeriod = 'the end of the period';
export const error = 'Error';
export const paymentFailed = 'Payment Failed';
export const membership = 'Membership';
export const notIncluded = 'Not included';
export const upToNights = (nights: number) => `Up to ${nights} nights`;
export const none = 'None';
export const emergencyCash = 'Emergency cash';
export const guaranteedHotel = 'Guaranteed hotel';
export const cash = 'Cash';
export const hotel = 'Hotel';

// Status
export const active = 'Active';
export const suspended = 'Suspended';
export const disputedAtBank = 'A payment is disputed at your bank.';
export const notPaidYet = 'Not paid yet';
export const startsWithPayment = 'Your membership starts with your first payment.';
export const paymentLate = 'Payment overdue';
export const payBy = (day: string) => `Pay by ${day}. Your services continue until then.`;
export const servicesContinue = 'Your services continue for now.';
export const ended = 'Ended';
export const itEndedOn = (day: string) => `It ended on ${day}.`;
export const canceled = 'Canceled';
export const staysUntil = (end: string) => `Active until ${end}, then it ends.`;
export const billedFrom = (interval: string, day: string, price: string) =>
  `Billed ${interval} from ${day}: ${price}.`;
export const becomesOnFor = (plan: string, day: string, price: string) =>
  `Changes to ${plan} on ${day}, for ${price}.`;
export const renewsOnFor = (day: string, price: string) => `Renews on ${day} for ${price}.`;

// The running membership
export const changePlan = 'Change plan';
export const changeCard = 'Change card';
export const cancelMembership = 'Cancel membership';
export const noCardYet = 'No card yet';
export const ifOrderIsDeclared = 'If an Evacuation Order is declared';
export const perEvent =
  'What you get for each event. It depends on the plan you have when the event’s first Evacuation Warning or Order is issued.';
export const noServicesSuspended = 'No services start while your membership is suspended.';
export const noServicesWithout = 'No services start without a membership.';
export const endsOn = (day: string) => `Your membership ends on ${day}`;
export const cannotChangeHere = 'You can’t change this membership here';
export const oldProvider =
  'You joined through a card service that we no longer use, so this membership doesn’t renew. Nothing changes until it ends. You can start a new one below at any time, which replaces this one.';
export const otherProvider =
  'You joined through another card service. Your benefits stay the same. Contact us to change or cancel.';
export const writeToUs = 'Contact us';
export const membershipKept = 'Membership kept';
export const renewsOn = (plan: string, day: string) => `${plan} renews on ${day}.`;
export const keepMembership = 'Keep membership';
export const keepDetail = (plan: string, day: string, price: string) =>
  `Nothing changes until then, and your card won’t be charged again. If you keep it, ${plan} renews on ${day} for ${price}.`;
export const changeNotPaid = 'Your plan change isn’t paid';
export const changeNotPaidDetail = (failure: string, plan: string) =>
  `${failure} You still have ${plan} and owe nothing. We charge for the change only if you finish it.`.trim();
export const chooseAgain = 'Choose again';
export const dropIt = 'Cancel change';
export const planStarts = (plan: string, day: string) => `${plan} starts on ${day}`;
export const intervalStarts = (interval: string, day: string) => `Your billing becomes ${interval} on ${day}`;
export const stayWith = (plan: string) => `Stay on ${plan}`;
export const keepBilling = 'Keep my current billing';
export const costsFromThenOn = (price: string) => `From then on it costs ${price}.`;
export const untilThen = (price: string, plan: string) =>
  `From then on it costs ${price}. Until then you have ${plan} with all its benefits.`;

// Failed payments and disputes
export const couldNotCharge = (card: string) => `We couldn’t charge ${card}`;
export const payAmountNow = (sum: string) => `Pay ${sum} now`;
export const payWithAnotherCard = 'Pay with another card';
export const continuesUntil = (day: string) => `Your services continue until ${day}.`;
export const retryOn = (day: string) => `We’ll try this card again on ${day}.`;
export const noRetry = 'We won’t try this card again automatically.';
export const bankMustConfirm = 'Your bank needs you to confirm this payment.';
export const paymentReceived = 'Payment received';
export const activeAgain = 'Your membership is active again.';
export const bankReversed = 'Your bank reversed a payment';
export const suspendedSince = (day: string) => `Suspended since ${day}: a payment is disputed`;
export const contactUs = 'Contact us';
export const reversedDetail =
  'Your membership has ended, and we won’t charge you again. To rejoin, contact us so we can settle the reversed payment.';
export const disputedDetail =
  'Your bank took a payment back. Until that’s resolved, there’s no hotel and no emergency cash, and you can’t redeem points. Evacuation alerts keep coming, and we won’t charge you again.';
export const withdrawDispute =
  'If you didn’t mean to dispute it, ask your bank to withdraw the dispute. We’ll restore your membership as soon as the bank confirms it.';

// Cancel
export const cancelQuestion = 'Cancel membership?';
export const goBack = 'Go back';
export const membershipCanceled = 'Membership canceled';
export const canceledNow = 'Your membership has ended. We emailed you a confirmation.';
export const canceledLater = (end: string) => `You keep it until ${end}. We emailed you a confirmation.`;
export const endsNow = (plan: string) =>
  `${plan} ends now, and we won’t charge your card again. You don’t have to pay the open invoice.`;
export const endsLater = (plan: string, end: string) =>
  `You keep ${plan} until ${end}. Then it ends, and we won’t charge your card again.`;
export const noStartAfterwards = 'From now on, our services won’t start if an Evacuation Order is declared.';
export const startsUntilThen = 'If an Evacuation Order is declared before then, everything starts as usual.';
export const accountStays = 'You keep your account, your documents and your evacuation plan.';
export const plannedChangeDropped = (terms: string) =>
  `This also cancels your planned change to ${terms}. Keeping your membership later doesn’t restore it.`;
export const canUndo = (end: string) => `You can change your mind until ${end}.`;

// Change the card
export const newCardPays = (sum: string) => `The new card pays the ${sum} you owe, and future payments.`;
export const newCardLater = 'We’ll use the new card starting with your next payment. Nothing is charged now.';
export const cardChanged = 'Card changed';
export const paymentNotThrough = 'The payment didn’t go through.';
export const newCardSaved = (detail: string) => `Your new card is saved. ${detail}`;
export const formNotLoaded = 'The form didn’t load';
export const nothingChanged = 'Nothing was changed.';
export const loadingCardForm = 'Loading the card form';
export const saveCardAndPay = (sum: string) => `Save card and pay ${sum}`;
export const saveCard = 'Save card';

// Change the plan
export const changeRules =
  'Upgrades start today, and you pay the difference for the days left. Downgrades start at your next renewal.';
export const planChanged = 'Plan changed';
export const billedNow = (interval: string) => `Your billing is now ${interval}.`;
export const youHaveNow = (plan: string) => `You now have ${plan}.`;
export const bankNeedsYou = 'Your bank needs you to confirm';
export const enterAgain = (card: string) =>
  `Nothing was charged to ${card}. Enter it again, or use another one. Your plan stays the same until you pay.`;
export const enterAnother = (failure: string) =>
  `${failure} Enter another card. Your plan stays the same until you pay.`;
export const pay = (sum: string) => `Pay ${sum}`;
export const dropAndStay = (plan: string) => `Cancel and stay on ${plan}`;
export const alreadyPlanned = 'This change is already scheduled';
export const dropChange = 'Cancel this change';
export const plannedDetail = (day: string, plan: string) =>
  `It starts on ${day}. Until then you have ${plan}.`;
export const thisIsYourPlan =
  'This is your current plan. Choose another plan or billing period to see what it costs.';
export const changePlanned = 'Change scheduled';
export const billedFromDay = (interval: string, day: string) => `Your billing becomes ${interval} on ${day}.`;
export const planStartsOn = (plan: string, day: string) => `${plan} starts on ${day}.`;
export const loadingPrice = 'Getting the price';
export const priceNotLoaded = 'The price didn’t load';
export const payAndChange = (sum: string) => `Pay ${sum} and change plan`;
export const changeOn = (day: string) => `Change on ${day}`;
export const from = (day: string) => `From ${day}`;
export const whatItCosts = 'What it costs';
export const keepsPlanOtherBilling = (plan: string) =>
  `You keep ${plan} with all its benefits. Only your billing changes. Nothing is charged today.`;
export const keepsPlanUntilThen = (plan: string) =>
  `You keep ${plan} with all its benefits until then. Nothing is charged today.`;
export const dueNow = 'Due now';
export const thenFrom = (sum: string, per: string, day: string) => `Then ${sum} ${per}, from ${day}.`;
export const changeDropped = 'Change canceled';
export const youStayWith = (plan: string) => `You’re staying on ${plan}.`;

// Choose a plan, agree and pay
export const chooseYourPlan = 'Choose your plan';
export const perEventOnline = 'Cash and hotel apply to each declared event. You can change or cancel online.';
export const continueWith = (plan: string) => `Continue with ${plan}`;
export const begun = 'Your membership starts with your first payment. Nothing has been charged.';
export const readThenPay = 'Review the terms, then pay.';
export const chooseAnotherPlan = 'Choose another plan';
export const whatYouAgreeTo = 'What you agree to';
export const iAgree = 'I agree to these terms';
export const agreeFirst = 'Agree to the renewal terms to continue';
export const translated =
  'This is a courtesy translation. We record your agreement in English and email it to you.';
export const continueToPayment = 'Continue to payment';
export const hearthline = (plan: string) => `Hearthline ${plan}`;
export const today = (sum: string) => `${sum} today`;
export const howYouPay = 'Billing';
export const cancelAnyMonth = 'Cancel any month.';
export const yearHint = 'Pay for 10 months, get 12.';
export const yourPlan = 'Your plan';
export const monthly = 'Monthly';
export const yearly = 'Yearly';
export const andMore = (includes: string) => `${includes}, plus`;
export const plan = 'Plan';
export const aMonth = 'Per month';
export const aYear = 'Per year';
export const thePlans = 'Plans';
export const perEventYear =
  'Cash and hotel apply to each declared event. Pay yearly: 10 months’ price for 12.';
export const threePlans = 'The three plans';
export const emailsAbout = 'Emails about your membership';
export const cardNotSaved = 'This card wasn’t saved';
export const cardNotCharged = 'Your card wasn’t charged';
export const cardStays = (card: string) => `We’ll keep using ${card}.`;
export const askingBank = 'One moment. We’re checking with your bank.';
export const bankSilent = 'Your bank hasn’t answered yet';
export const newCardProcessing = 'Your new card is being confirmed.';
export const paymentProcessing = 'Your payment is processing.';
export const mayLeaveCard = 'You can leave this page. We’ll use the card as soon as your bank confirms it.';
export const mayLeavePayment =
  'You can leave this page. We’ll email you when the payment arrives. You won’t be charged twice.';
export const checkAgain = 'Check again';

// Settings and the market
export const loading = 'Loading your membership';
export const sampleLine = 'Plus. Renews on December 15, 2026 for $59 a month.';
export const noMembership = 'You don’t have a membership right now.';
export const openMembership = 'Open Membership';
export const pointsNeedMembership = 'Points need an active membership';
export const seePlans = 'See plans';
export const pointsInMarket =
  'You can browse the catalog and pay by card. Your points are waiting for you when you join.';
export const pointsForTasks =
  'Check off tasks now. When you join, you get the points for everything already done in your home.';
export const pointsNeedOwn =
  'You can check off tasks for this home. To earn and redeem points yourself, you need a membership of your own.';

// Invoices
export const paid = 'Paid';
export const open = 'Open';
export const notCharged = 'Not charged';
export const notOwed = 'Not owed unless you finish';
export const payNow = 'Pay now';
export const date = 'Date';
export const forWhat = 'For';
export const total = 'Total';
export const status = 'Status';
export const actions = 'Actions';
export const pdfOfInvoice = (number: string) => `PDF of invoice ${number}`;
export const pdf = 'PDF';
export const invoices = 'Invoices';
export const loadingInvoices = 'Loading your invoices';
export const invoicesNotLoaded = 'Your invoices didn’t load';
export const nothingWasCharged = 'Nothing was charged.';
export const noInvoices = 'No invoices yet';
export const firstInvoice = 'You’ll get your first one with your first payment. We email each invoice too.';
export const invoicesCaption = 'Your invoices, newest first';

// Demo
export const letAWeekPass = 'Let a week pass';
export const letAMonthPass = 'Let a month pass';
export const letAYearPass = 'Let a year pass';
export const letTimePass = 'Let time pass';
export const demo = 'Demo';
export const demoDetail =
  'Moves this membership into the past, so that renewals, reminders and retries happen now. Nothing else in your account changes.';
export const timeHasPassed = 'Time has passed';
