import { Boxes, ClipboardList, FileText, House, type LucideIcon } from 'lucide-react';

type VaultLink = {
  title: string;
  /** Appended to the title on wide screens; on a phone all tabs fit without it. */
  more?: string;
  url: string;
  icon: LucideIcon;
};

/** The pages of the vault, in order. */
export const vaultLinks: readonly VaultLink[] = [
  { title: 'Home', url: '/vault', icon: House },
  { title: 'Documents', url: '/vault/documents', icon: FileText },
  { title: 'Inventory', url: '/vault/inventory', icon: Boxes },
  { title: 'Claim', more: ' packet', url: '/vault/claim', icon: ClipboardList },
];
