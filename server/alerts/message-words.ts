/** The words authorities use, folded: lower case, no accents, one blank. English and Spanish. Pure. */

export type Kind = 'order' | 'warning' | 'ready' | 'shelter' | 'lifted';
export type Found = {
  kind: Kind;
  /** The official words themselves; otherwise only what people do then ("leave now"). */
  isOfficial: boolean;
  words: string;
};

/** "Orden de evacuación: ¡NIVEL III!" as "orden de evacuacion: nivel 3!". */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/[¡¿"“”*_#()[\]-]+/g, ' ')
    .replaceAll(/\b(level|lvl|nivel)\s*(iii|three|tres|3)\b/g, '$1 3')
    .replaceAll(/\b(level|lvl|nivel)\s*(ii|two|dos|2)\b/g, '$1 2')
    .replaceAll(/\b(level|lvl|nivel)\s*(i|one|uno|1)\b/g, '$1 1')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Lines that were broken to fit a width are one sentence; lines of a list are not. */
const unwrapped = (text: string): string =>
  text
    .replaceAll(/\r/g, '')
    .replaceAll(/([^\n.!?:;]{45,})\n(?!\n)/g, '$1 ')
    .replaceAll(/\n(?=\p{Ll})/gu, ' ');

/** Sentence by sentence: "The order is lifted. A warning remains." says two things. */
export const sentencesOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => unwrapped(text).split(/(?<=[.!?;])\s+|\n+|[;!?]+|\s+\*\s+|•/))
    .map(folded)
    .filter((sentence) => sentence !== '');

type Pattern = { kind: Kind; isOfficial: boolean; words: RegExp };
const official = (kind: Kind, words: RegExp): Pattern => ({ kind, isOfficial: true, words });
const plain = (kind: Kind, words: RegExp): Pattern => ({ kind, isOfficial: false, words });

const PATTERNS: readonly Pattern[] = [
  official('order', /\b(?:evacuation|evac) orders?\b/),
  official('order', /\bmandatory (?:evacuations?|evac)\b/),
  official(
    'order',
    /\b(?:level|lvl) 3\b(?=.*\b(?:go|evac\w*|leave)\b)|\b(?:go|evac\w*)\b.*\b(?:level|lvl) 3\b/,
  ),
  official('order', /\b(?:to|in|under|into|is|at) (?:a )?go (?:status|now)\b|\bstatus:? go\b|\bgo status\b/),
  official('order', /\bordered to (?:evacuate|leave)\b/),
  official('order', /\borden(?:es)? (?:obligatorias? )?de (?:evacuacion|desalojo)\b/),
  official('order', /\b(?:evacuacion|desalojo) obligatori[ao]\b/),
  official('order', /\bnivel 3\b/),
  plain('order', /\b(?:evacuate|leave)(?: \w+){0,3} (?:now|immediately|at once)\b/),
  plain('order', /\b(?:must|need to) (?:evacuate|leave)\b/),
  plain('order', /\bimmediate evacuation\b/),
  plain('order', /\b(?:evacue|desaloje|salga)(?: \w+){0,3} (?:ahora|ya|inmediatamente|de inmediato)\b/),
  plain('order', /\bdeben? (?:evacuar|desalojar|salir)\b/),

  official('warning', /\b(?:evacuation|evac) warnings?\b/),
  official('warning', /\bvoluntary evacuations?\b/),
  official('warning', /\b(?:level|lvl) 2\b/),
  official(
    'warning',
    /\b(?:to|in|under|into|is|at) (?:a )?set status\b|\bstatus:? set\b|\bset status\b|\b(?:level|lvl) \d:? set\b/,
  ),
  official('warning', /\b(?:advertencia|aviso)s? de (?:evacuacion|desalojo)\b/),
  official('warning', /\b(?:evacuacion|desalojo) voluntari[ao]\b/),
  official('warning', /\b(?:estado|alerta) preparado\b|\bnivel 2\b/),
  plain('warning', /\b(?:prepare|ready|prepared) to (?:evacuate|leave)\b/),
  plain('warning', /\bprepar(?:ese|arse|ado) para (?:evacuar|salir|desalojar)\b/),

  official('ready', /\b(?:to|in|under|into|is|at) (?:a )?ready status\b|\bstatus:? ready\b|\bready status\b/),
  official('ready', /\b(?:level|lvl) 1\b|\bnivel 1\b/),
  official('ready', /\bevacuation (?:watch|advisory|alert)\b/),
  official('ready', /\b(?:estado|alerta) listo\b/),

  official('shelter', /\bshelter in place\b/),
  official('shelter', /\brefugi(?:ese|arse|o) en (?:el|su) (?:lugar|casa|hogar|sitio)\b/),
  plain('shelter', /\bstay indoors\b|\btake shelter\b/),

  official(
    'lifted',
    /\b(?:orders?|warnings?|evacuations?|advisory|advisories|shelter in place|levels?)\b.*\b(?:lifted|rescinded|cancell?ed|terminated|removed|no longer in effect|has ended|have ended|is over)\b/,
  ),
  official(
    'lifted',
    /\b(?:lifted|rescinded|cancell?ed|terminated|lifting|lifts|cancels|rescinds)\b.*\b(?:orders?|warnings?|evacuations?)\b/,
  ),
  official('lifted', /\b(?:clear to repopulate|repopulation|all clear)\b/),
  official('lifted', /\b(?:may|can|safe to|allowed to|able to) (?:now )?(?:safely )?return (?:home|to)\b/),
  official(
    'lifted',
    /\b(?:orden|aviso|advertencia|evacuacion|desalojo)\w*\b.*\b(?:levantad[ao]s?|cancelad[ao]s?|terminad[ao]s?|sin efecto)\b/,
  ),
  official(
    'lifted',
    /\bse (?:levanta|levanto|cancela|ha levantado|ha cancelado|han levantado)\b.*\b(?:orden|aviso|advertencia|evacuacion|desalojo)/,
  ),
  official('lifted', /\bpueden (?:regresar|volver) a\b/),
];

/** An order becomes a warning, or the other way round: the end of such a sentence is what counts. */
const BECOMES =
  /\b(?:upgraded|elevated|raised|increased|downgraded|reduced|lowered|changed|moved|reducid[ao]|rebajad[ao]|elevad[ao]|cambiad[ao])\b(?: (?:from|de) .{0,60}?)? (?:to|into|a)\b(.*)$/;

/** It may come, or it is about somebody else's: "unless under an evacuation order", "if an order is issued". */
const SUPPOSED =
  /\b(?:unless|if|in case|in the event|should (?:an?|the|evacuation)|may be (?:issued|ordered|necessary|needed|required)|could be|might|possible|potential|would|possibly|si|a menos que|en caso|podri\w+|posible)\b/;
const DENIED =
  /\b(?:no|not|not an?|there are no|without|isn't an?|neither) (?:\w+ ){0,3}(?:evacuat\w*|evac|order|orders|warning)\b|\b(?:no hay|sin) (?:\w+ ){0,2}(?:orden|evacuacion|desalojo)/;
/** "Until the order is lifted": it is not. */
const NOT_YET =
  /\b(?:until|till|once|when|after|before|unless|if|not (?:been |yet )?|hasta(?: que)?|cuando)\b.*\b(?:lifted|rescinded|cancell?ed|return|clear|removed|ended|over|levant\w+|cancel\w+|regresar|volver)\b/;

/** What one sentence asserts. What it only supposes or denies is no assertion. */
export function assertionsOf(sentence: string): Found[] {
  if (DENIED.test(sentence)) return [];
  const becomes = BECOMES.exec(sentence)?.[1];
  const said = becomes !== undefined && matches(becomes).length > 0 ? becomes : sentence;
  const found = matches(said).filter(({ kind }) => kind !== 'lifted' || !NOT_YET.test(said));
  const lifted = found.filter(({ kind }) => kind === 'lifted');
  // "The evacuation order is lifted": one statement, not two.
  if (lifted.length > 0) return lifted;
  return SUPPOSED.test(said)
    ? found.filter(({ isOfficial, words }) => isOfficial && isBefore(said, words))
    : found;
}

/** "Evacuation Order for X. ..." stands; "if an evacuation order ..." does not: what comes before the "if" is asserted. */
function isBefore(sentence: string, words: string): boolean {
  const at = sentence.search(SUPPOSED);
  return sentence.indexOf(words) < at && at - sentence.indexOf(words) > words.length + 2;
}

const matches = (text: string): Found[] =>
  PATTERNS.flatMap(({ kind, isOfficial, words }) => {
    const match = words.exec(text)?.[0];
    return match ? [{ kind, isOfficial, words: match.slice(0, 80) }] : [];
  });

/** Does it speak of leaving at all, supposed or not? */
export const mentionsLeaving = (sentences: readonly string[]): boolean =>
  sentences.some((sentence) => /\bevac|\bdesaloj|\bleave (?:now|immediately|the area)\b/.test(sentence));
