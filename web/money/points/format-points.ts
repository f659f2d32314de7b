import { once } from '#web/lib/once.ts';
import * as t from '#text/money/points.ts';

const number = once(() => new Intl.NumberFormat('en-US'));
const signed = once(() => new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' }));

/** "1,250" */
export const formatPoints = (points: number): string => number().format(points);

/** "+100" or "-250" */
export const formatDelta = (delta: number): string => signed().format(delta);

/** "1 point", "250 points" */
export const inPoints = (points: number): string => t.inPoints(formatPoints(points), points);
