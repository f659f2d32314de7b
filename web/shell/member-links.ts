import {
  CircleQuestionMark,
  ClipboardList,
  CreditCard,
  FileText,
  Gauge,
  Headset,
  History,
  HousePlus,
  Inbox,
  LayoutDashboard,
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
  { title: 'Dashboard', url: '/dashboard', icon: LayoutDashboard },
  { title: 'HomeVault', url: '/vault', icon: Vault },
  { title: 'Readiness', url: '/readiness', icon: Gauge },
  { title: 'Marketplace', url: '/market', icon: Store, parts: ['/checkout'] },
  { title: 'Settings', url: '/settings', icon: Settings },
];

const evacuation: MemberLink = { title: 'Evacuation', url: '/evacuation', icon: Siren };
const plan: MemberLink = { title: 'Evacuation plan', url: '/plan', icon: ClipboardList };

/** Always in the sidebar: in an evacuation with what matters now, otherwise first under Help. */
const concierge: MemberLink = { title: 'Concierge', url: '/help', icon: Headset };

/** First in the sidebar during an order or warning. */
export const urgentLinks: readonly MemberLink[] = [evacuation, plan, concierge];

/** The second group: evacuation, household, membership and activity. */
export const householdLinks: readonly MemberLink[] = [
  evacuation,
  { title: 'Household', url: '/household', icon: HousePlus },
  { title: 'Evacuation plan', url: '/plan', icon: ClipboardList },
  { title: 'Purchases', url: '/purchases', icon: ReceiptText },
  { title: 'Membership', url: '/membership', icon: CreditCard },
  { title: 'Activity', url: '/activity', icon: History },
];

/** Staff only. */
export const teamLinks: readonly MemberLink[] = [
  { title: 'Desk', url: '/desk', icon: Headset, may: 'cases.read' },
  { title: 'Back office', url: '/admin', icon: Inbox, may: 'office.open' },
  { title: 'Operations', url: '/admin/operations', icon: RadioTower, may: 'operations.read' },
];

/** The third group: what visitors find in the public header and footer. */
export const helpLinks: readonly MemberLink[] = [
  concierge,
  { title: 'Help Center', url: '/faq', icon: CircleQuestionMark },
  { title: 'Contact', url: '/contact', icon: Mail },
  { title: 'Community', url: '/community', icon: UsersRound },
  { title: 'Coverage map', url: '/coverage', icon: MapPinned },
];

/** In the account menu: rarely needed, but must be easy to find. */
export const legalLinks: readonly MemberLink[] = [
  { title: 'Privacy Policy', url: '/privacy-policy', icon: Lock },
  { title: 'Terms of Service', url: '/terms-of-service', icon: FileText },
];
