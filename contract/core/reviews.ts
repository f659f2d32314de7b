import * as t from '#text/core/reviews.ts';

/** Every kind of review that our team decides. */
export const REVIEW_KINDS = t.kinds;

export type ReviewKind = keyof typeof REVIEW_KINDS;

/**
 * Questions about zones that homes may wait for, and what happens if no one decides. Operations is emailed, then
 * the on-call number gets a text.
 */
export const ZONE_QUESTIONS: Partial<Record<ReviewKind, string>> = t.withoutDecision;

/** A possible decision in a review: its button, and what pressing it does. */
export type ReviewAnswer = {
  decision: string;
  label: string;
  does: string;
  tone: 'go' | 'stop' | 'note';
};

const ABOUT_A_ZONE: readonly ReviewAnswer[] = [
  { decision: 'approve', ...t.answers.approveZone, tone: 'go' },
  { decision: 'refuse', ...t.answers.blockZone, tone: 'stop' },
];

const ABOUT_A_HOME: readonly ReviewAnswer[] = [
  { decision: 'activate', ...t.answers.activateHome, tone: 'go' },
  { decision: 'decline', ...t.answers.startNothing, tone: 'stop' },
];

const APPROVAL: readonly ReviewAnswer[] = [
  { decision: 'approve', ...t.answers.approveHome, tone: 'go' },
  { decision: 'decline', ...t.answers.declineHome, tone: 'stop' },
];

const ABOUT_WHAT_WAS_CANCELLED: readonly ReviewAnswer[] = [
  { decision: 'restore', ...t.answers.restoreServices, tone: 'go' },
  { decision: 'decline', ...t.answers.restoreNothing, tone: 'stop' },
];

const END_OR_KEEP: readonly ReviewAnswer[] = [
  { decision: 'keep', ...t.answers.keepZone, tone: 'note' },
  { decision: 'end', ...t.answers.endZone, tone: 'stop' },
];

const CASH: readonly ReviewAnswer[] = [
  { decision: 'approve', ...t.answers.sendCash, tone: 'go' },
  { decision: 'refuse', ...t.answers.refuseCash, tone: 'stop' },
];

const SEEN: readonly ReviewAnswer[] = [{ decision: 'noted', ...t.answers.noted, tone: 'note' }];

const CALLED: readonly ReviewAnswer[] = [
  { decision: 'reached', ...t.answers.reached, tone: 'go' },
  { decision: 'not-reached', ...t.answers.notReached, tone: 'note' },
];

/** The decisions allowed for each kind of review. */
export const REVIEW_ANSWERS: Record<ReviewKind, readonly ReviewAnswer[]> = {
  'looks-like-test': ABOUT_A_ZONE,
  'order-old': ABOUT_A_ZONE,
  'warning-old': ABOUT_A_ZONE,
  'order-very-large': ABOUT_A_ZONE,
  'home-in-held-zone': ABOUT_A_ZONE,
  'message-doubtful': SEEN,
  'order-without-shape': SEEN,
  'status-unknown': END_OR_KEEP,
  'report-older': END_OR_KEEP,
  'zone-vanished': END_OR_KEEP,
  'rows-disagree': [
    { decision: 'keep', ...t.answers.severeRow, tone: 'note' },
    { decision: 'milder', ...t.answers.milderRow, tone: 'stop' },
  ],
  'home-imprecise': ABOUT_A_HOME,
  'home-near-line': ABOUT_A_HOME,
  'home-in-gap': ABOUT_A_HOME,
  'home-moved-after-order': ABOUT_A_HOME,
  'home-owner-changed': ABOUT_A_HOME,
  'home-unapproved': ABOUT_A_HOME,
  'home-joined-during-event': ABOUT_A_HOME,
  'home-approval': APPROVAL,
  'home-of-same-owner': SEEN,
  'home-order-after-cancel': ABOUT_WHAT_WAS_CANCELLED,
  'incident-failed': [{ decision: 'retry', ...t.answers.retry, tone: 'go' }, ...SEEN],
  'cash-held': CASH,
  'payout-new-card': CASH,
  'payout-shared-card': CASH,
  'cash-without-provider': SEEN,
  'payout-identity': SEEN,
  'payout-other-sum': [{ decision: 'look', ...t.answers.lookUp, tone: 'go' }, ...SEEN],
  'cash-stopped': [{ decision: 'lift', ...t.answers.liftCap, tone: 'go' }],
  'service-request': [
    { decision: 'approve', ...t.answers.approveRequest, tone: 'go' },
    { decision: 'decline', ...t.answers.declineRequest, tone: 'stop' },
  ],
  'payment-disputed': [{ decision: 'settle', ...t.answers.settle, tone: 'go' }, ...SEEN],
  'call-household': CALLED,
  'call-partner': SEEN,
  'person-needs-help': CALLED,
};

/** Reviews that require a phone call. Only these show phone numbers, and only while they are open. */
export const CALL_KINDS: readonly string[] = ['call-household', 'person-needs-help'] satisfies ReviewKind[];

/** Someone may be in danger: listed before all other reviews, regardless of age. */
export const URGENT_KINDS: readonly string[] = ['person-needs-help'] satisfies ReviewKind[];

export const isReviewKind = (kind: string): kind is ReviewKind => kind in REVIEW_KINDS;
