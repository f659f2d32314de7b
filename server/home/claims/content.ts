import type { Language } from '#contract/text/language.ts';
import type { PolicyKind } from '#contract/home/policies.ts';
import type { PolicyLimit } from '#contract/home/policy-limits.ts';
import { cashValueInSum, type Depreciation } from '#contract/home/depreciation.ts';
import type { RecoveryForClaim } from '#server/home/recovery/recovery.ts';
import type { DocumentKind } from '#contract/home/document-kinds.ts';

/**
 * Snapshot of everything in a packet. Files deleted during the build are left out, and the packet says so.
 */
export type PacketContent = {
  madeAt: Date;
  /** The language of whoever asked for it, and the home's time zone. */
  language: Language;
  timeZone: string;
  /** The owner of the home, who files the claim. The name is null if they never gave one. */
  insured: { name: string | null; email: string } | null;
  home: { address: string; city: string; state: string; zip: string };
  policies: PacketPolicy[];
  items: PacketItem[];
  receipts: PacketReceipt[];
  documents: PacketDocument[];
  /** The claim so far. Null without a recovery. */
  recovery: RecoveryForClaim | null;
};

export type PacketPolicy = Record<`${PolicyLimit}Cents`, number | null> & {
  kind: PolicyKind;
  carrier: string;
  policyNumber: string;
  coverageLimitCents: number;
  deductibleCents: number;
  effectiveDate: string;
  expiryDate: string;
  /** On the day the packet was made, in the home's time zone. */
  standing: 'in-force' | 'expired' | 'upcoming';
};

/** A receipt and its name in all parts of the packet, numbered to keep equal names apart. */
export type PacketReceipt = { fileId: string; name: string };

export type PacketItem = {
  id: string;
  name: string;
  /** Null means no room. */
  room: string | null;
  category: string;
  quantity: number;
  brand: string | null;
  model: string | null;
  serial: string | null;
  notes: string | null;
  purchasedOn: string | null;
  purchasePriceCents: number | null;
  ageYears: number | null;
  condition: string | null;
  /** Cost of one new piece. */
  unitCents: number;
  /** For the whole row, all pieces together. */
  replacementCents: number;
  /** How the actual cash value of one piece is computed. Null if its age is unknown. */
  depreciation: Depreciation | null;
  /** For the whole row. Null if the age is unknown. */
  actualCashValueCents: number | null;
  photoIds: string[];
  /** Names of the receipts that prove it. */
  receiptNames: string[];
};

export type PacketDocument = {
  name: string;
  kind: DocumentKind;
  fileId: string;
  mime: string;
  bytes: number;
  addedAt: Date;
};

export type Sum = {
  name: string;
  items: number;
  pieces: number;
  replacementCents: number;
  /** Items of unknown age count at full cost, as on the inventory page. */
  cashCents: number;
  /** Number of items without an age, which have no cash value. */
  ageless: number;
};
const nothing = (name: string): Sum => ({
  name,
  items: 0,
  pieces: 0,
  replacementCents: 0,
  cashCents: 0,
  ageless: 0,
});

/** Depreciation of a row, all pieces together. Null if the age is unknown. */
export const depreciationOf = (
  item: Pick<PacketItem, 'replacementCents' | 'actualCashValueCents'>,
): number | null =>
  item.actualCashValueCents === null ? null : item.replacementCents - item.actualCashValueCents;

/** The words for an item without a room, in the packet's language. */
export const roomOf = (item: Pick<PacketItem, 'room'>, noRoom: string): string => item.room ?? noRoom;

/** Totals by heading, largest first. Equal totals are sorted by name, so two packets agree. */
export function sumBy(items: readonly PacketItem[], headingOf: (item: PacketItem) => string): Sum[] {
  const sums = new Map<string, Sum>();
  for (const item of items) {
    const name = headingOf(item);
    const sum = sums.get(name) ?? nothing(name);
    sum.items += 1;
    sum.pieces += item.quantity;
    sum.replacementCents += item.replacementCents;
    sum.cashCents += cashValueInSum(item.actualCashValueCents, item.replacementCents);
    sum.ageless += item.actualCashValueCents === null ? 1 : 0;
    sums.set(name, sum);
  }
  return [...sums.values()].toSorted(
    (a, b) => b.replacementCents - a.replacementCents || (a.name < b.name ? -1 : 1),
  );
}

export const totalOf = (items: readonly PacketItem[], name = ''): Sum =>
  sumBy(items, () => name)[0] ?? nothing(name);

/** By room in the order of the totals, then by name, which is how an adjuster walks the home. */
export function byRoom(items: readonly PacketItem[], noRoom: string): { room: Sum; items: PacketItem[] }[] {
  const nameOf = (item: PacketItem) => roomOf(item, noRoom);
  return sumBy(items, nameOf).map((room) => ({
    room,
    items: items
      .filter((item) => nameOf(item) === room.name)
      .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
  }));
}

export const addressLine = (home: PacketContent['home']): string =>
  `${home.address}, ${home.city}, ${home.state} ${home.zip}`;
