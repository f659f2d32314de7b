import { BRAND } from '#contract/brand.ts';

/** "Hearthline claim packet 4182 Quail Ridge Road 2026-11-15.pdf": found again among a hundred downloads. */
export const packetFileName = (home: { address: string }, at: Date, part: 'pdf' | 'zip'): string =>
  `${BRAND.name} claim packet ${home.address.slice(0, 60)} ${at.toISOString().slice(0, 10)}.${part}`;
