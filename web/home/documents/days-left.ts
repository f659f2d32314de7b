const DAY_MS = 86_400_000;

/** How long a deleted document can still be restored, in words. */
export function daysLeft(goneAt: string, now: number): string {
  const days = Math.ceil((Date.parse(goneAt) - now) / DAY_MS);
  if (days > 1) return `${days} days left`;
  return days === 1 ? 'Gone within a day' : 'Gone at any moment';
}
