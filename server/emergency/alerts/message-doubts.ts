/**
 * Detects official words that may not mean what they seem to: about another day or county, sent by mistake,
 * or about only part of an area. Those go to review, because a false order and a false all clear both put
 * people at risk. Input is folded sentences. Pure.
 */

/** The message retracts something or excludes people, so everything else in it is doubtful. */
const TAKEN_BACK =
  /(?<!\bnot )\b(?:disregard\w*|ignore[ds]?)\b|\b(?:errors?|mistake\w*|erroneous\w*|false alarm|incorrect\w*|correction|wrong(?:ly)? (?:sent|issued|area|place|zones?|address\w*|people|message|alert|county|counties|location|recipients)|(?:not|isn't|aren't) affected|unaffected|(?:not|doesn't|don't) (?:include|apply|affect|cover)|not included|exclud\w+|por error|falsa alarma|equivoca\w+|caso omiso|no (?:incluye|afecta|aplica))\b/;

/** Returns the words that retract a message, if any. */
export const retractionIn = (sentences: readonly string[]): string | undefined =>
  sentences.map((one) => TAKEN_BACK.exec(one)?.[0]).find(Boolean);

/** A cause says nothing about timing: "due to expected flooding". */
const CAUSES = /\b(?:due to|because of|ahead of|debido a)\b[^,.:]*/g;

/** Planned, expected or past. */
const OTHER_TIME =
  /\b(?:anticipat\w+|expect(?:s|ed|ing)?|likely|probabl[ey]|consider(?:s|ed|ing)?|plan(?:s|ned|ning)? (?:to|for|on)|planned|proposed|pending|discuss\w*|prepar(?:es|ing|ed) to (?:issue|order)|soon|tomorrow|yesterday|previous(?:ly)?|earlier|former(?:ly)?|last (?:night|week|month|year)|rumou?rs?|reminder|displaced|se espera\w*|anterior(?:es)?|ayer|pronto|recordatorio)\b|\b(?:will|shall|to|going to) (?:\w+ )?(?:be (?:issued|ordered|declared|announced|given|sent|made|required|needed|necessary|in (?:effect|place|force)|put)|go into|take effect|begin|start|issue|order)\b|\bse (?:emitira|ordenara|dara)n?\b|\bsera[n]? (?:emitid|ordenad)[ao]s?\b/;
const OTHER_PLACE =
  /\b(?:neighbou?ring|nearby|adjacent|other) (?:\w+ ){0,2}(?:county|counties|city|cities|towns?|states?)\b|\bcondados? vecinos?\b/;

const ORDER = '(?:evacuation|evac) orders?';
/** Mentions an order without issuing one: "Questions about evacuation orders". */
const TALKED_ABOUT = new RegExp(
  `\\b(?:about|regarding|(?:affected|displaced) by|what|when|whenever|after|during|any|every|how|why|whether|before|with)(?: (?:an?|the|of|is|are|to))* (?:\\w+ )?${ORDER}\\b`,
);
/** How orders are issued: "evacuation order for ...", "... issued", "... is in effect". */
const GIVEN = new RegExp(
  `\\b${ORDER}(?:$| ?[.,:!/]| (?:for|in|at|on|of|by|to|near|from|along|within|until|due|because|as|and|or|but|if|is|are|was|were|has|have|been|now|also|issued|declared|announced|effective|active|remains?|continues?|stands?|covers?|affects?|includes?|areas?|zones?|level|north|south|east|west|leave|go|evacuate|this|all|the|will|may|could|\\d+)\\b)`,
);
/** A headline: "Evacuation Order Oak Flat". */
const HEADLINE =
  /^(?:evacuation|evac) order (?!(?:messages?|reminder|ends?|ended|can|cannot|information|info|cent(?:er|re)|who|whether|sent|process|maps?|status|guide\w*|help|means?|explained|questions?|updates?|faq|plan\w*|system)\b)/;

/** True if the instruction may not apply here and now. */
export function isCallUnsure(sentence: string): boolean {
  const said = sentence.replaceAll(CAUSES, ' ');
  return OTHER_TIME.test(said) || OTHER_PLACE.test(said);
}

/** True if it mentions an order without issuing one. */
export const isOrderUnsure = (sentence: string): boolean =>
  TALKED_ABOUT.test(sentence) ||
  (new RegExp(`\\b${ORDER}\\b`).test(sentence) && !GIVEN.test(sentence) && !HEADLINE.test(sentence));

/** Applies to a part only. */
const PARTLY =
  /\b(?:some|partial\w*|portions?|parts? of|except|certain|several|most|only|remain\w*|algun\w*|parcial\w*|partes? de|excepto|(?:north|south|east|west)\w* of|(?:norte|sur|este|oeste) de)\b/;
/** The same sentence says that it continues or begins, or lets people in only to retrieve things. */
const GOES_ON =
  /\b(?:still|issued|ordered|continu\w+|escort\w*|retrieve|sigue[n]?|vigentes?)\b|(?<!\bno longer )\bin (?:effect|place|force)\b/;
/** Other things are lifted, too. */
const OTHER_THING =
  /\b(?:closures?|closed|roads?|roadblocks?|highway|hwy|curfew|restrictions?|boil|water|power|shutoff|red flag|heat|flood|wind|smoke|air quality|cent(?:er|re)|shelters?(?! in place)|trees?|debris|calor|cierres?|carreteras?|ruta|agua)\b/;
const OF_LEAVING =
  /\bevac|\bdesaloj|\brepopulat|\breturn|\bregresar|\bvolver|\ball clear|\bshelter in place|\blevel \d|\bstatus\b/;
const SUBJECT = '(?:orders?|warnings?|evacuat\\w*|advisory|advisories|shelter in place)';
const ENDED = '(?:lifted|rescinded|cancell?ed|terminated|removed|withdrawn|ended|expired|over)';
/**
 * How ends are declared: "the order ... has been lifted", "order lifted", "lifts the order", and what people
 * may do then.
 */
const DECLARED = [
  new RegExp(
    `\\b${SUBJECT}\\b.* (?:is|are|has|have|been|was|were|now)(?: (?:now|all|also|officially|fully|been|hereby))* ${ENDED}\\b`,
  ),
  new RegExp(`\\b${SUBJECT}:? (?:\\w+ ){0,4}(?:lifted|rescinded|cancell?ed|terminated|withdrawn)\\b`),
  new RegExp(`\\b(?:lift|rescind|cancel)\\w*\\W+(?:\\w+\\W+){0,5}${SUBJECT}\\b`),
  /\bno longer\b|\brepopulat|\ball clear\b|\breturn\b/,
  /\b(?:levantad|cancelad|terminad)[ao]s?\b|\bsin efecto\b|\bse (?:levant|cancel|ha)|\bpueden (?:regresar|volver)\b/,
];

/** True if it may not be an end, or not the end of everything. */
export const isLiftUnsure = (sentence: string): boolean =>
  PARTLY.test(sentence) ||
  GOES_ON.test(sentence) ||
  OTHER_THING.test(sentence) ||
  !OF_LEAVING.test(sentence) ||
  !DECLARED.some((words) => words.test(sentence));

/** Someone must still stay away, so not all of it is over, whatever another sentence says. */
const STAY_AWAY =
  /\bstill\b|\b(?:cannot|can't|can not|may not|do not|don't|not (?:\w+ ){0,2}to) (?:\w+ )?(?:return|go back)\b|\bstay (?:out|away)\b|\b(?:go|leave) now\b|\bno (?:pueden?|deben?)? ?(?:regres|volver|vuelv)/;
export const staysAway = (sentences: readonly string[]): boolean =>
  sentences.some((one) => STAY_AWAY.test(one));
