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
const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

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
  const action = { label: 'Open Membership', to: '/membership' };
  if (suspendedAt)
    return [
      {
        key: 'disputed',
        icon: CreditCard,
        title: status === 'ended' ? 'Your bank reversed a payment' : 'Your membership is suspended',
        text:
          status === 'ended'
            ? 'Your membership ended. To join again, contact us first.'
            : 'A payment is disputed at your bank. No hotel or cash until it’s resolved; alerts keep coming.',
        action,
      },
    ];
  if (status === 'late')
    return [
      {
        key: 'payment',
        icon: CreditCard,
        title: 'Your last payment did not go through',
        text: graceUntil
          ? `Services go on until ${dayOf(graceUntil)}. Pay or use another card before then.`
          : 'Pay, or use another card, so that services go on.',
        action,
      },
    ];
  if (status === 'starting')
    return [
      {
        key: 'first-payment',
        icon: CreditCard,
        title: 'Your membership is not paid for yet',
        text: 'It begins with your first payment. Nothing was charged.',
        action,
      },
    ];
  if (status === 'active' && endsWithPeriod && periodEnd)
    return [
      {
        key: 'ending',
        icon: CreditCard,
        title: `Your membership ends on ${dayOf(periodEnd)}`,
        text: 'You canceled it. Until then everything stays as it is, and you can still keep it.',
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
        title: 'No policy in force',
        text: 'After a disaster the insurer is the first call. Add the policy that covers this home.',
        action: toVault('Add a policy', 'policy'),
      },
    ];
  return inForce
    .filter(({ daysLeft, isRenewed }) => daysLeft <= SOON_DAYS && !isRenewed)
    .map(({ id, carrier, daysLeft, expiryDate }) => ({
      key: `policy-${id}`,
      icon: CalendarClock,
      title: `Your ${carrier} policy ends ${inDays(daysLeft)}`,
      text: `It covers this home until ${formatDay(expiryDate)}. Renew it here when your insurer has.`,
      action: toVault('Open HomeVault'),
    }));
}

function pointMatters({ canStartServices }: Pick<Home, 'canStartServices'>): AttentionItem[] {
  if (canStartServices) return [];
  return [
    {
      key: 'point',
      icon: MapPin,
      title: 'Place your home on the map',
      text: 'We know about where it is. Only an exact point can start services when an Evacuation Order is declared.',
      action: toVault('Place the pin', 'pin'),
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
      title: stale.length === 1 ? 'A task needs a fresh look' : `${stale.length} tasks need a fresh look`,
      text: 'The photo behind it is a year old. Have a look, then tick it again.',
      action: { label: 'Open Readiness', to: '/readiness' },
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
      title:
        missing === 1 ? 'One kind of paper is still needed' : `${missing} kinds of papers are still needed`,
      text: `${inHand} of ${needed} on the checklist are kept. A photo taken with your phone is enough.`,
      action: { label: 'Open the checklist', to: '/vault/documents' },
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
