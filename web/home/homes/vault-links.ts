import { Boxes, ClipboardList, FileText, House, type LucideIcon } from 'lucide-react';

type VaultLink = {
  title: string;
  /** Said after the title where there is room: all tabs fit on a phone without it. */
  more?: string;
  url: string;
  icon: LucideIcon;
};

/** The pages of the vault that there are, in order. */
export const vaultLinks: readonly VaultLink[] = [
  { title: 'Home', url: '/vault', icon: House },
  { title: 'Documents', url: '/vault/documents', icon: FileText },
  { title: 'Inventory', url: '/vault/inventory', icon: Boxes },
  { title: 'Claim', more: ' packet', url: '/vault/claim', icon: ClipboardList },
];
