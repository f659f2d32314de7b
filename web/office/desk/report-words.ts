/** A time in minutes, in the unit that people say: "4 min", "2.5 h", "3 days". */
export function spanWords(minutes: number | null): string {
  if (minutes === null) return '–';
  if (minutes < 90) return `${Math.round(minutes)} min`;
  const hours = minutes / 60;
  if (hours < 48) return `${Math.round(hours * 10) / 10} h`;
  return `${Math.round(hours / 24)} days`;
}
