import { messagesIn } from '#contract/text/catalog.ts';
import type { Language } from '#contract/text/language.ts';
import type { TipHazard } from './choose-tip.ts';

type TipKey = keyof ReturnType<typeof messagesIn>['tips']['tips'];

/** A short email for one month of the year. `hazard` decides whose home it is for. */
export type Tip = {
  key: TipKey;
  /** 1 to 12: when the risk it is about is near. */
  month: number;
  hazard: TipHazard;
};

const tip = (key: TipKey, month: number, hazard: TipHazard): Tip => ({ key, month, hazard });

/** Two for each month. */
export const TIPS: readonly Tip[] = [
  tip('clear-drains', 1, 'flood'),
  tip('secure-furniture', 1, 'earthquake'),
  tip('never-drive-through', 2, 'flood'),
  tip('trim-trees', 2, 'wind'),
  tip('first-five-feet', 3, 'wildfire'),
  tip('drop-cover-hold', 3, 'earthquake'),
  tip('gutters-and-vents', 4, 'wildfire'),
  tip('gas-shutoff', 4, 'earthquake'),
  tip('drive-both-routes', 5, 'wildfire'),
  tip('red-flag-habits', 5, 'wind'),
  tip('cool-place', 6, 'heat'),
  tip('video-inventory', 6, 'wildfire'),
  tip('outage-and-heat', 7, 'heat'),
  tip('refresh-go-bag', 7, 'wildfire'),
  tip('animals-first', 8, 'wildfire'),
  tip('never-in-a-car', 8, 'heat'),
  tip('know-your-zone', 9, 'wildfire'),
  tip('ready-for-shutoff', 9, 'wind'),
  tip('shakeout', 10, 'earthquake'),
  tip('leave-early', 10, 'wildfire'),
  tip('garage-by-hand', 11, 'wind'),
  tip('burn-scar', 11, 'flood'),
  tip('papers-upstairs', 12, 'flood'),
  tip('water-for-two-weeks', 12, 'earthquake'),
];

/** The text of a tip: what to do, and why. At an 8th-grade reading level. */
export function tipWords({ key }: Tip, language: Language): { title: string; paragraphs: string[] } {
  const { title, first, second } = messagesIn(language).tips.tips[key];
  return { title, paragraphs: [first, second] };
}
