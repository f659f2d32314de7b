/** The time zone of our homes. Nevada shares it; for Arizona the zone name is shown. */
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

/** Characters every phone can show and with which a text of 160 stays one segment (GSM 03.38). */
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

/** Converts to those characters: unsupported accents are dropped, anything else becomes a question mark. */
export const asGsm = (text: string): string =>
  Array.from(text.normalize('NFC'))
    .map((c) => {
      if (known.has(c)) return c;
      const plain = AS[c] ?? c.normalize('NFKD').replaceAll(/\p{M}/gu, '');
      return Array.from(plain).every((p) => known.has(p)) ? plain : '?';
    })
    .join('');

/** A text's length as carriers count it. */
export const gsmLength = (text: string): number =>
  Array.from(text).reduce((sum, c) => sum + (GSM_DOUBLE.includes(c) ? 2 : 1), 0);

/** Cuts to a length, at a word boundary if one is near. */
export function shorten(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 3);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[,;:.\s]+$/, '')}...`;
}
