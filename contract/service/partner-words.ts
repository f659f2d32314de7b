import type { DeclineReason } from './offer-states.ts';
import { plainWords } from './text-words.ts';

/**
 * What a partner's contact can text instead of opening the link. Words that carriers own count only as whole messages, so
 * "YES 84613" is ours and "YES" is theirs.
 */
export type PartnerSaid =
  | { is: 'yes'; number: string }
  /** A yes without the partner's own number isn't one. */
  | { is: 'bare-yes' }
  | { is: 'no'; reason: DeclineReason; note: string }
  | { is: 'rooms'; count: number };

const YES = /^\s*(?:1|yes|s[ií]|confirm(?:ed|ado|ada)?|ok)(?:\s*[:,.#-]\s*|\s+)(.{1,60}?)\s*$/i;
const BARE_YES = /^\s*(?:1|yes|s[ií]|confirm(?:ed|ado|ada)?|ok)\s*[.!]*\s*$/i;
const NO = /^\s*(?:2|no)(?:(?:\s*[:,.-]\s*|\s+)(.{1,300}?))?\s*[.!]*\s*$/is;
const ROOMS = /^\s*(?:rooms?|habitaci(?:o|ó)n(?:es)?|cuartos?)\s*[:,-]?\s*(\d{1,3})\s*$/i;
/** "#84613", "conf 84613", "number 84613": only the number is one. */
const LABEL = /^(?:conf(?:irmation)?|number|no|n[uú]mero|nro)?\.?\s*#?\s*/i;

const REASONS: readonly (readonly [DeclineReason, RegExp])[] = [
  [
    'full',
    /\b(?:full|sold out|no rooms?|no vacanc\w+|booked|busy|llen[oa]s?|complet[oa]s?|ocupad[oa]s?|sin habitaciones)\b/,
  ],
  ['closed', /\b(?:closed|shut|cerrad[oa]s?)\b/],
  ['evacuating', /\b(?:evacuat\w+|evacua\w+|we must leave)\b/],
  ['needs', /\b(?:pets?|dogs?|accessible|wheelchair|power|animales|mascotas?|accesible|silla)\b/],
];

const NOT_A_NO = /^(?:problem|worries|issue|hay problema|se preocupe)/;

const isNumber = (text: string): boolean => text.length <= 40 && /\d/.test(text) && !/\s{2,}/.test(text);

/** Null: not a clear answer, so our team reads it. We never guess. */
export function readPartnerText(text: string): PartnerSaid | null {
  const rooms = ROOMS.exec(text);
  if (rooms) return { is: 'rooms', count: Number(rooms[1]) };
  if (BARE_YES.test(text)) return { is: 'bare-yes' };
  const yes = YES.exec(text);
  if (yes) {
    const number = (yes[1] ?? '').replace(LABEL, '').trim();
    // One word, because "ok thanks, we will call" is no confirmation.
    return isNumber(number) && !/\s/.test(number) ? { is: 'yes', number } : null;
  }
  const no = NO.exec(text);
  if (!no) return null;
  const note = (no[1] ?? '').trim();
  const words = plainWords(note);
  const reason = REASONS.find(([, has]) => has.test(words))?.[0];
  // "No problem" isn't a refusal. "No" needs a reason that we know; "2" alone is a refusal.
  const isSpoken = !/^\s*2/.test(text);
  if (isSpoken && note !== '' && (!reason || NOT_A_NO.test(words))) return null;
  return { is: 'no', reason: reason ?? 'other', note };
}
