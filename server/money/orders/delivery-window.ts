import { isoDayIn } from '#contract/iso-day.ts';

/** Where our warehouses and carriers count their days. */
const ZONE = 'America/Los_Angeles';
const dayOf = isoDayIn(ZONE);

/** The date after so many business days, Monday to Friday. Holidays aren't counted out. */
function afterBusinessDays(start: string, count: number): string {
  const date = new Date(`${start}T12:00:00Z`);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

/** The days on which goods should arrive, counted from the Pacific day they were paid. */
export function deliveryWindow(paidAt: Date, { daysMin, daysMax }: { daysMin: number; daysMax: number }) {
  const paid = dayOf(paidAt);
  return { from: afterBusinessDays(paid, daysMin), to: afterBusinessDays(paid, daysMax) };
}
