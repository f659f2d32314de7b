import {
  CalendarClock,
  CreditCard,
  FileQuestionMark,
  type LucideIcon,
  MapPin,
  RotateCcw,
  ShieldAlert,
} from 'lucide-react';
import type { Home } from '#contract/home/homes.ts';
import type { DocumentShelf } from '#contract/home/documents.ts';
import type { Membership } from '#contract/money/membership.ts';
import type { Readiness } from '#contract/home/readiness.ts';
import { checklistOf, progressOf } from '#web/home/documents/checklist-state.ts';
import { dayOf } from '#web/money/membership/words.ts';
import { formatDay } from './format-day.ts';
import * as t from '#text/office/dashboard.ts';

/** Something only the member can resolve. */
export type AttentionItem = {
  key: string;
  icon: LucideIcon;
  title: string;
  text: string;
  action: { label: string; to: string };
};

/** Warn when a policy ends within this many days. */
const SOON_DAYS = 30;

const toVault = (label: string, open?: 'pin' | 'policy') => ({
  label,
  to: open ? `/vault?open=${open}` : '/vault',
});
const inDays = (days: number): string => (days === 0 ? t.today : days === 1 ? t.tomorrow : t.inDays(days));

type MembershipFacts = Pick<
  Membership,
  'status' | 'graceUntil' | 'endsWithPeriod' | 'periodEnd' | 'suspendedAt'
>;

/** Payments come first: without a membership no services start. */
function membershipMatters({
  status,
  graceUntil,
  endsWithPeriod,
  periodEnd,
  suspendedAt,
}: MembershipFacts): AttentionItem[] {
  const action = { label: t.openMembership, to: '/membership' };
  if (suspendedAt)
    return [
      {
        key: 'disputed',
        icon: CreditCard,
        title: status === 'ended' ? t.bankReversed : t.suspended,
        text: status === 'ended' ? t.bankReversedDetail : t.suspendedDetail,
        action,
      },
    ];
  if (status === 'late')
    return [
      {
        key: 'payment',
        icon: CreditCard,
        title: t.paymentFailed,
        text: graceUntil ? t.paymentFailedUntil(dayOf(graceUntil)) : t.paymentFailedDetail,
        action,
      },
    ];
  if (status === 'starting')
    return [
      {
        key: 'first-payment',
        icon: CreditCard,
        title: t.notPaid,
        text: t.notPaidDetail,
        action,
      },
    ];
  if (status === 'active' && endsWithPeriod && periodEnd)
    return [
      {
        key: 'ending',
        icon: CreditCard,
        title: t.endsOn(dayOf(periodEnd)),
        text: t.endsDetail,
        action,
      },
    ];
  return [];
}

function policyMatters({ policies }: Pick<Home, 'policies'>): AttentionItem[] {
  const inForce = policies.filter(({ standing }) => standing === 'in-force');
  if (inForce.length === 0)
    return [
      {
        key: 'no-policy',
        icon: ShieldAlert,
        title: t.noPolicy,
        text: t.noPolicyDetail,
        action: toVault(t.addAPolicy, 'policy'),
      },
    ];
  return inForce
    .filter(({ daysLeft, isRenewed }) => daysLeft <= SOON_DAYS && !isRenewed)
    .map(({ id, carrier, daysLeft, expiryDate }) => ({
      key: `policy-${id}`,
      icon: CalendarClock,
      title: t.policyEnds(carrier, inDays(daysLeft)),
      text: t.policyEndsDetail(formatDay(expiryDate)),
      action: toVault(t.openHomevault),
    }));
}

function pointMatters({ canStartServices }: Pick<Home, 'canStartServices'>): AttentionItem[] {
  if (canStartServices) return [];
  return [
    {
      key: 'point',
      icon: MapPin,
      title: t.placeHome,
      text: t.placeHomeDetail,
      action: toVault(t.placeThePin, 'pin'),
    },
  ];
}

function proofMatters({ tasks }: Pick<Readiness, 'tasks'>): AttentionItem[] {
  const stale = tasks.filter(({ proof, status }) => proof?.isStale && status === 'TODO');
  if (stale.length === 0) return [];
  return [
    {
      key: 'proofs',
      icon: RotateCcw,
      title: stale.length === 1 ? t.staleTask : t.staleTasks(stale.length),
      text: t.staleDetail,
      action: { label: t.openReadiness, to: '/readiness' },
    },
  ];
}

function paperMatters(shelf: Pick<DocumentShelf, 'documents' | 'notApplicable'>): AttentionItem[] {
  const { inHand, needed } = progressOf(checklistOf(shelf));
  const missing = needed - inHand;
  if (missing === 0) return [];
  return [
    {
      key: 'papers',
      icon: FileQuestionMark,
      title: missing === 1 ? t.missingDocument : t.missingDocuments(missing),
      text: t.missingDetail(inHand, needed),
      action: { label: t.openChecklist, to: '/vault/documents' },
    },
  ];
}

export type Known = {
  /** Undefined without a home: then only the membership can need attention. */
  home?: Pick<Home, 'policies' | 'canStartServices'> | undefined;
  /** Undefined if it failed to load: then it's left out. */
  readiness?: Pick<Readiness, 'tasks'> | undefined;
  shelf?: Pick<DocumentShelf, 'documents' | 'notApplicable'> | undefined;
  /** Null without a membership. */
  membership?: MembershipFacts | null | undefined;
};

/** What needs the member's attention, most urgent first, based on loaded data only. */
export const attentionItems = ({ home, readiness, shelf, membership }: Known): AttentionItem[] => [
  ...(membership ? membershipMatters(membership) : []),
  ...(home ? [...policyMatters(home), ...pointMatters(home)] : []),
  ...(readiness ? proofMatters(readiness) : []),
  ...(shelf ? paperMatters(shelf) : []),
];
