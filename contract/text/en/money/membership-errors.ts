/** Why something was refused: membership. */
export const noProvider = 'Our payment provider isn’t responding. Wait a minute, then try again.';
export const otherProvider =
  'This membership was set up with another payment provider and can’t be changed here. Write to us.';
export const settingUp = 'Your membership is still being set up. Try again in a moment.';
export const changingElsewhere =
  'Your plan is being changed in another window. Wait a moment, then reload the page.';
export const noneActive = 'You have no active membership. Reload the page.';
export const payFirst = 'Your last payment is still due. Pay it first, then change your plan.';
export const keepFirst = 'Your membership is set to end. Keep it first, then change your plan.';
export const samePlan = 'You already have this plan.';
export const priceChanged = 'The price has changed since you saw it. Check it again.';
export const memberHasNone = 'This member has no active membership.';
export const alreadyEnding = 'This membership is already set to end with its period.';
export const alreadyStarted = 'Your membership has started. Cancel it instead.';
export const noSuchInvoice = 'There is no such invoice.';
export const invoiceClosed = 'This invoice is closed. Nothing is owed.';
export const changeScheduled = 'A price change for this plan and day is already scheduled. Cancel it first.';
export const changeSettled =
  'Members were notified, or it was already canceled. Schedule another change instead.';
export const noSuchChange = 'There is no such price change.';
export const suspended =
  'Your membership is suspended because a payment is disputed. Nothing was charged. Ask your bank to withdraw the dispute, or contact us.';
export const byInvitation = 'Joining is by invitation. Join the waitlist and we’ll write to you.';
export const termsChanged = 'The terms have changed since you opened this page. Read them again, then agree.';
export const priceChangedReload =
  'The price has changed since you opened this page. Nothing was charged. Reload it to see the new price.';
export const alreadyMember = 'You already have a membership. Change its plan instead.';
export const startedElsewhere = 'A membership was started in another window. Reload the page.';
export const alreadyPaid = 'This membership has been paid. Reload the page.';
export const lastDisputed =
  'A payment for your last membership is disputed. Nothing was charged. Ask your bank to withdraw the dispute, or contact us.';
export const lastReversed =
  'Your bank reversed a payment for your last membership. Nothing was charged. Contact us to settle it, then join again.';
export const noTimeToPass = 'There is no membership to move forward in time.';
export const tooSoon = (notice: number, lead: number) =>
  `Choose a day at least ${notice + lead} days from now: members get ${notice} days’ notice, and sending it takes up to ${lead} days.`;
