import { LayoutDashboard, type LucideIcon, Settings } from 'lucide-react';

export type MemberLink = { title: string; url: string; icon: LucideIcon };

/** The sidebar's 'Platform' group, in order. */
export const platformLinks: readonly MemberLink[] = [
  { title: 'Dashboard', url: '/dashboard', icon: LayoutDashboard },
  { title: 'Settings', url: '/settings', icon: Settings },
];
