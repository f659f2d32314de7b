import { Boxes, ClipboardList, FileText, House, type LucideIcon } from 'lucide-react';
import * as t from '#text/home/homes.ts';

type VaultLink = {
  title: string;
  /** Appended to the title on wide screens; on a phone all tabs fit without it. */
  more?: string;
  url: string;
  icon: LucideIcon;
};

/** The pages of the vault, in order. */
export const vaultLinks: readonly VaultLink[] = [
  { title: t.sections.home, url: '/vault', icon: House },
  { title: t.sections.documents, url: '/vault/documents', icon: FileText },
  { title: t.sections.inventory, url: '/vault/inventory', icon: Boxes },
  { title: t.sections.claim, more: t.sections.packet, url: '/vault/claim', icon: ClipboardList },
];
