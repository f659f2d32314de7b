import { Activity, Flame, type LucideIcon, Waves } from 'lucide-react';
import type { DisasterType } from '#contract/outreach/risk-words.ts';

export const DISASTER_ICONS: Record<DisasterType, LucideIcon> = {
  wildfire: Flame,
  earthquake: Activity,
  flood: Waves,
};
