/** Every membership notice, with its title in the list on the Membership page. */
export const NOTICE_TITLES = {
  welcome: 'Membership confirmed, with its terms',
  receipt: 'Receipt',
  'payment-failed': 'A payment did not go through',
  'last-try-failed': 'Last try to charge your card failed',
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
} as const satisfies Record<string, string>;

export type NoticeKind = keyof typeof NOTICE_TITLES;
export const isNoticeKind = (kind: string): kind is NoticeKind => kind in NOTICE_TITLES;
