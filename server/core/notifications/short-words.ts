/** Where our homes are. Nevada shares the hour, Arizona is told the zone. */
const WHEN = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const MONEY = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** "Jan 8, 5:34 PM PST" */
export const timeInWords = (at: Date): string => WHEN.format(at).replaceAll(/\s/g, ' ');
/** "Wednesday, January 8", of a day written 2025-01-08. */
export const dayInWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
/** "$1,000" */
export const moneyInWords = (cents: number): string => MONEY.format(cents / 100);

/** The letters every telephone shows, and for which a text of 160 stays one (GSM 03.38). */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_DOUBLE = '^{}\\[~]|€';
const known = new Set(GSM + GSM_DOUBLE);
const AS: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '·': '-',
  '…': '...',
};

/** The same words in those letters: accents that are not among them go, what has no equal becomes a question mark. */
export const asGsm = (text: string): string =>
  Array.from(text.normalize('NFC'))
    .map((c) => {
      if (known.has(c)) return c;
      const plain = AS[c] ?? c.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return Array.from(plain).every((p) => known.has(p)) ? plain : '?';
    })
    .join('');

/** How long a text is for a carrier. */
export const gsmLength = (text: string): number =>
  Array.from(text).reduce((sum, c) => sum + (GSM_DOUBLE.includes(c) ? 2 : 1), 0);

/** Cut to a length, at the end of a word when there is one near. */
export function shorten(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 3);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[,;:.\s]+$/, '')}...`;
}
