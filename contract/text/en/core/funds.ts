/** Whether emergency cash is a benefit or is repaid. */

/** What a member accepts: a new text needs a new version in contract/core/funds.ts. */
export const acceptBenefit =
  'Emergency cash is a benefit of my plan. It’s separate from the membership fee, and I never repay it.';
export const acceptRepayable = (payments: string, firstDays: number) =>
  `I repay emergency cash that I receive in ${payments}, without interest or fees. The first payment is due ${firstDays} days after my evacuation ends. It’s separate from the membership fee.`;

/** Said at the choice of a plan, on the Membership page and on "What we pay". */
export const benefit =
  'Emergency cash is a benefit of your plan, separate from the membership fee. You never repay it.';
export const repayable = (payments: string, firstDays: number) =>
  `Emergency cash is separate from the membership fee, and you repay it: ${payments}, without interest or fees. The first payment is due ${firstDays} days after your evacuation ends. Cash you received before you accepted this stays a benefit.`;

export const payments = (months: number) =>
  months === 1 ? 'one payment' : `${months} equal monthly payments`;
