import {
  CalendarCheck,
  CircleQuestionMark,
  ClipboardList,
  CreditCard,
  FileText,
  Flame,
  Gauge,
  Headset,
  HeartHandshake,
  History,
  HousePlus,
  Inbox,
  LayoutDashboard,
  LifeBuoy,
  Lock,
  type LucideIcon,
  Mail,
  MapPinned,
  RadioTower,
  ReceiptText,
  Settings,
  Siren,
  Store,
  UsersRound,
  Vault,
} from 'lucide-react';
import type { Permission } from '#contract/staff.ts';
import * as t from '#text/shell/member.ts';

export type MemberLink = {
  title: string;
  url: string;
  icon: LucideIcon;
  /** Other URLs that belong to this section. */
  parts?: readonly string[];
  /** Shown only to staff whose role includes it. */
  may?: Permission;
};

/** The sidebar's 'Platform' group, in order. */
export const platformLinks: readonly MemberLink[] = [
  { title: t.dashboard, url: '/dashboard', icon: LayoutDashboard },
  { title: t.homeVault, url: '/vault', icon: Vault },
  { title: t.readiness, url: '/readiness', icon: Gauge },
  { title: t.marketplace, url: '/market', icon: Store, parts: ['/checkout'] },
  { title: t.settings, url: '/settings', icon: Settings },
];

const evacuation: MemberLink = { title: t.evacuation, url: '/evacuation', icon: Siren };
const plan: MemberLink = { title: t.evacuationPlan, url: '/plan', icon: ClipboardList };

/** Always in the sidebar: in an evacuation with what matters now, otherwise first under Help. */
const concierge: MemberLink = { title: t.concierge, url: '/help', icon: Headset };

/** First in the sidebar during an order or warning. */
export const urgentLinks: readonly MemberLink[] = [evacuation, plan, concierge];

/** The second group: evacuation, household, membership and activity. */
export const householdLinks: readonly MemberLink[] = [
  evacuation,
  { title: t.recovery, url: '/recovery', icon: LifeBuoy },
  { title: t.household, url: '/household', icon: HousePlus },
  { title: t.evacuationPlan, url: '/plan', icon: ClipboardList },
  { title: t.bookings, url: '/bookings', icon: CalendarCheck },
  { title: t.neighbors, url: '/neighbors', icon: UsersRound },
  { title: t.ambassador, url: '/ambassador', icon: HeartHandshake },
  { title: t.purchases, url: '/purchases', icon: ReceiptText },
  { title: t.membership, url: '/membership', icon: CreditCard },
  { title: t.activity, url: '/activity', icon: History },
];

/** Staff only. */
export const teamLinks: readonly MemberLink[] = [
  { title: t.desk, url: '/desk', icon: Headset, may: 'cases.read' },
  { title: t.backOffice, url: '/admin', icon: Inbox, may: 'office.open' },
  { title: t.operations, url: '/admin/operations', icon: RadioTower, may: 'operations.read' },
];

/** The third group: what visitors find in the public header and footer. */
export const helpLinks: readonly MemberLink[] = [
  concierge,
  { title: t.helpCenter, url: '/faq', icon: CircleQuestionMark },
  { title: t.contact, url: '/contact', icon: Mail },
  { title: t.community, url: '/community', icon: UsersRound },
  { title: t.liveMap, url: '/map', icon: Flame },
  { title: t.coverageMap, url: '/coverage', icon: MapPinned },
];

/** In the account menu: rarely needed, but must be easy to find. */
export const legalLinks: readonly MemberLink[] = [
  { title: t.privacyPolicy, url: '/privacy-policy', icon: Lock },
  { title: t.termsOfService, url: '/terms-of-service', icon: FileText },
];
