import cash from '#web/art/feature-cash.svg';
import guidance from '#web/art/feature-guidance.svg';
import hotel from '#web/art/feature-hotel.svg';
import recovery from '#web/art/feature-recovery.svg';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import * as t from '#text/outreach/features.ts';
import { CONCIERGE_HOURS } from '#web/lib/contacts.ts';

export type FeatureKey = 'hotel' | 'cash' | 'guidance' | 'recovery';

/** One of the four services: its card on the page and its dialog. */
export type Feature = {
  key: FeatureKey;
  title: string;
  text: string;
  picture: string;
  alt: string;
  /** Label of the button that opens the dialog. */
  open: string;
  /** What the dialog is about. */
  topic: string;
  facts: readonly { term: string; text: string }[];
};

export const features: readonly Feature[] = [
  { key: 'hotel', ...t.hotel, picture: hotel },
  { key: 'cash', ...t.cash, picture: cash },
  { key: 'guidance', ...t.guidance(CONCIERGE_HOURS), picture: guidance },
  { key: 'recovery', ...t.recovery, picture: recovery },
];

/** The dialog's three tiers. Basic is what the Core plan includes. */
export const cashTiers = [
  { name: t.basicTier, amount: '$500' },
  { name: PLAN_TERMS.plus.name, amount: '$1,000' },
  { name: PLAN_TERMS.premium.name, amount: '$2,500' },
];
