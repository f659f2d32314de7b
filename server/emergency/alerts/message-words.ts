/** The words authorities use, folded to lower case, no accents, single spaces. English and Spanish. Pure. */
import { isCallUnsure, isLiftUnsure, isOrderUnsure } from './message-doubts.ts';

export type Kind = 'order' | 'warning' | 'ready' | 'shelter' | 'lifted';
export type Found = {
  kind: Kind;
  /** True for official terms; false for plain instructions such as "leave now". */
  isOfficial: boolean;
  words: string;
  /** It may apply only in part, at another time, or elsewhere. */
  isUnsure?: boolean;
};

/** Turns "Orden de evacuación: ¡NIVEL III!" into "orden de evacuacion: nivel 3!". */
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

/** Joins lines that were wrapped to fit a width, but keeps list items apart. */
const unwrapped = (text: string): string =>
  text
    .replaceAll(/\r/g, '')
    .replaceAll(/([^\n.!?:;]{45,})\n(?!\n)/g, '$1 ')
    .replaceAll(/\n(?=\p{Ll})/gu, ' ');

/** Judged per sentence, because "The order is lifted. A warning remains." says two things. */
export const sentencesOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => unwrapped(text).split(/(?<=[.!?;])\s+|\n+|[;!?]+|\s+\*\s+|•/))
    .map(folded)
    .filter((sentence) => sentence !== '');

type Pattern = { kind: Kind; isOfficial: boolean; words: RegExp };
const official = (kind: Kind, words: RegExp): Pattern => ({ kind, isOfficial: true, words });
const plain = (kind: Kind, words: RegExp): Pattern => ({ kind, isOfficial: false, words });

/** "Level 3" counts only next to evacuation words: trauma centers have levels, too. */
const level = (n: number, beside: string): RegExp =>
  new RegExp(
    `\\b(?:level|lvl|nivel) ${n}\\b(?=.*\\b(?:${beside}))|\\b(?:${beside}).*\\b(?:level|lvl|nivel) ${n}\\b`,
  );
/** "In GO status", "status: GO". */
const status = (word: string): RegExp => new RegExp(`\\b${word} status\\b|\\bstatus:? ${word}\\b`);

const SUBJECT =
  '(?:orders?|warnings?|evacuat(?!ion (?:center|shelter|point|route|site))\\w*|advisory|advisories|shelter in place)';
/**
 * "Over" and "no longer" count only as an end: homes are "over on Elk Creek Road", fires "no longer
 * contained".
 */
const ENDED =
  '(?:lifted|rescinded|cancell?ed|terminated|removed|withdrawn|ended|expired|(?:is|are|now|officially) over(?= ?(?:$|[.,:]| for | in | and ))|no longer (?:in (?:effect|place|force)|required|needed|necessary|active|mandatory|valid|under|appl\\w+))';

const PATTERNS: readonly Pattern[] = [
  official('order', /\b(?:evacuation|evac) orders?\b/),
  official('order', /\bmandatory (?:evacuations?|evac)\b/),
  official('order', /\bevacuations?(?: \w+){0,3} ordered\b|\border(?:ed|ing|s)(?: \w+){0,3} evacuations?\b/),
  official('order', /\bordered to (?:evacuate|leave)\b/),
  official('order', level(3, 'go\\b|evac|leave|vaya|salga|desaloj')),
  official('order', status('go')),
  official('order', /\borden(?:es)? (?:obligatorias? )?de (?:evacuacion|desalojo)\b/),
  official('order', /\b(?:evacuacion|desalojo) obligatori[ao]\b/),
  plain('order', /\b(?:evacuate|leave)(?: \w+){0,3} (?:now|immediately|at once)\b/),
  plain('order', /\b(?:must|need to) (?:evacuate|leave)\b/),
  plain('order', /\bimmediate evacuation\b/),
  plain('order', /\b(?:evacue|desaloje|salga)(?: \w+){0,3} (?:ahora|ya|inmediatamente|de inmediato)\b/),
  plain('order', /\bdeben? (?:evacuar|desalojar|salir)\b/),

  official('warning', /\b(?:evacuation|evac) warnings?\b/),
  official('warning', /\bvoluntary evacuations?\b/),
  official('warning', level(2, 'set\\b|evac|leave|prepar|salir|desaloj')),
  official('warning', status('set')),
  official('warning', /\b(?:level|lvl) \d:? set\b/),
  official('warning', /\b(?:advertencia|aviso)s? de (?:evacuacion|desalojo)\b/),
  official('warning', /\b(?:evacuacion|desalojo) voluntari[ao]\b/),
  official('warning', /\b(?:estado|alerta) preparado\b/),
  plain('warning', /\b(?:prepare|ready|prepared) to (?:evacuate|leave)\b/),
  plain('warning', /\bprepar(?:ese|arse|ado) para (?:evacuar|salir|desalojar)\b/),

  official('ready', status('ready')),
  official('ready', level(1, 'ready\\b|set\\b|evac|listo|desaloj')),
  official('ready', /\bevacuation (?:watch|advisory|alert)\b/),
  official('ready', /\b(?:estado|alerta) listo\b/),

  official('shelter', /\bshelter in place\b/),
  official('shelter', /\brefugi(?:ese|arse|o) en (?:el|su) (?:lugar|casa|hogar|sitio)\b/),
  plain('shelter', /\bstay indoors\b|\btake shelter\b/),

  official('lifted', new RegExp(`\\b${SUBJECT}\\b.*\\b${ENDED}\\b`)),
  official(
    'lifted',
    new RegExp(
      `\\b(?:lift(?:ed|ing|s)?|rescind(?:ed|s)?|cancel(?:l?ed|s)?|no longer (?:under|subject to|in|an?|any))\\b.*\\b${SUBJECT}\\b`,
    ),
  ),
  official('lifted', /\b(?:clear to repopulate|repopulation|all clear)\b/),
  official('lifted', /\b(?:may|can|safe to|allowed to|able to) (?:now )?(?:safely )?return (?:home|to)\b/),
  official(
    'lifted',
    /\b(?:orden|aviso|advertencia|evacuacion|desalojo)\w*\b.*\b(?:levantad[ao]s?|cancelad[ao]s?|terminad[ao]s?|sin efecto|se (?:levant[ao]|levantaron|cancel[ao]|cancelaron|ha[n]? (?:levant|cancel)ado))\b/,
  ),
  official(
    'lifted',
    /\bse (?:levanta|levanto|cancela|cancelo|ha[n]? levantado|ha[n]? cancelado)\b.*\b(?:orden|aviso|advertencia|evacuacion|desalojo)/,
  ),
  official('lifted', /\bpueden (?:regresar|volver) a\b/),
];

/** An order becomes a warning or vice versa: the last part of such a sentence counts. */
const CHANGED =
  '(?:upgraded|elevated|raised|increased|downgraded|reduced|lowered|changed|moved|reducid[ao]|rebajad[ao]|elevad[ao]|cambiad[ao])';
const BECOMES = new RegExp(`\\b${CHANGED}\\b(?: (?:from|de) .{0,60}?)? (?:to|into|a)\\b(.*)$`);
/** Reduced without saying to what. */
const REDUCED = /\b(?:downgraded|reduced|lowered|reducid[ao]|rebajad[ao])\b/;

/** Hypothetical, or about other people: "unless under an evacuation order", "if an order is issued". */
const SUPPOSED =
  /\b(?:unless|if|in case|in the event|should (?:an?|the|evacuation)|may be (?:issued|ordered|necessary|needed|required)|could be|might|possible|potential|would|possibly|si|a menos que|en caso|podri\w+|posible)\b/;
const DENIED =
  /\b(?:no|not|not an?|there are no|without|isn't an?|neither) (?!longer)(?:\w+ ){0,3}(?:evacuat\w*|evac|order|orders|warning)\b|\b(?:no hay|sin) (?:\w+ ){0,2}(?:orden|evacuacion|desalojo)|\b(?:todavia no|aun no|not yet)\b(?!.*\b(?:lift|rescind|cancel|over|safe|clear|return|contain|levant|cancel|regres|volver))/;
/** Not lifted yet: "until the order is lifted", "will be lifted at noon". */
const NOT_YET =
  /\b(?:until|till|once|when|after|before|unless|if|not|will|to be|going to|expected|scheduled|may be|could|might|soon|plans?|hope|hasta|cuando|sera[n]?|podri\w+)\b.*\b(?:lift\w*|rescind\w*|cancel\w*|return|clear|removed|withdrawn|ended|expired|over|longer|levant\w+|regresar|volver)\b/;
/** Returns what one sentence asserts. Hypotheticals and denials assert nothing. */
export function assertionsOf(sentence: string): Found[] {
  if (DENIED.test(sentence)) return [];
  const becomes = BECOMES.exec(sentence)?.[1];
  const hasEnd = becomes !== undefined && matches(becomes).length > 0;
  if (!hasEnd && REDUCED.test(sentence)) return [];
  const said = hasEnd ? becomes : sentence;
  const found = matches(said).filter(({ kind }) => kind !== 'lifted' || !NOT_YET.test(said));
  const lifted = found.filter(({ kind }) => kind === 'lifted');
  // "The evacuation order is lifted" is one statement, not two. "Some orders are lifted" is doubtful.
  if (lifted.length > 0) return lifted.map((one) => ({ ...one, isUnsure: isLiftUnsure(said) }));
  const isUnsure = isCallUnsure(said);
  return withoutSupposed(said, found).map((one) => ({
    ...one,
    isUnsure: isUnsure || one.isUnsure || (one.kind === 'order' && isOrderUnsure(said)),
  }));
}

/**
 * "If an evacuation order ..." asserts nothing. Text before the "if" is asserted, and certain only if the
 * rest just addresses people: "Evacuation Order for Oak Flat, if you need help call 211", but not "evacuation
 * orders for Oak Flat are possible".
 */
function withoutSupposed(sentence: string, found: readonly Found[]): Found[] {
  const supposed = SUPPOSED.exec(sentence);
  if (!supposed) return [...found];
  const isToPeople = /^(?:if|unless|si|a menos que) (?:you|anyone|someone|usted|necesita|tiene|se)\b/.test(
    sentence.slice(supposed.index),
  );
  return found
    .filter(({ isOfficial, words }) => {
      const at = sentence.indexOf(words);
      return isOfficial && at < supposed.index && supposed.index - at > words.length + 2;
    })
    .map((one) => ({ ...one, isUnsure: !isToPeople }));
}

const matches = (text: string): Found[] =>
  PATTERNS.flatMap(({ kind, isOfficial, words }) => {
    const match = words.exec(text)?.[0];
    return match ? [{ kind, isOfficial, words: match.slice(0, 80) }] : [];
  });

/** True if it mentions leaving at all, hypothetical or not. */
export const mentionsLeaving = (sentences: readonly string[]): boolean =>
  sentences.some((sentence) => /\bevac|\bdesaloj|\bleave (?:now|immediately|the area)\b/.test(sentence));
