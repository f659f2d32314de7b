/**
 * What people can text us. The words of carriers (STOP, START, HELP) belong to the carriers: we obey them and never use
 * one for anything else.
 */

/** Whole messages that carriers and the law reserve, in English and Spanish. */
export const CARRIER_WORDS = {
  stop: [
    'stop',
    'stopall',
    'unsubscribe',
    'cancel',
    'end',
    'quit',
    'revoke',
    'optout',
    'alto',
    'parar',
    'pare',
    'cancelar',
    'baja',
  ],
  start: ['start', 'yes', 'unstop', 'iniciar', 'comenzar'],
  help: ['help', 'info', 'ayuda'],
} as const;

/** Whole messages of ours. */
export const OUR_WORDS = {
  safe: [
    'safe',
    'im safe',
    'i am safe',
    'were safe',
    'we are safe',
    'a salvo',
    'salvo',
    'salva',
    'salvos',
    'estoy a salvo',
    'estamos a salvo',
    'estoy bien',
    'estamos bien',
  ],
  safeAll: [
    'all safe',
    'safe all',
    'all are safe',
    'were all safe',
    'we are all safe',
    'everyone safe',
    'everyone is safe',
    'safe everyone',
    'everybody is safe',
    'todos a salvo',
    'a salvo todos',
    'todos salvos',
    'todos bien',
    'todos estamos bien',
    'estamos todos bien',
  ],
  all: ['all', 'everyone', 'everybody', 'all of us', 'todos', 'todas'],
  sos: ['sos', 'emergency', 'emergencia', 'socorro', 'auxilio'],
} as const;

/** Lower case, without accents, apostrophes and punctuation. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’'`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export type Said =
  | { is: 'stop' }
  | { is: 'start' }
  | { is: 'help' }
  /** `names`: what they wrote beside it, one entry per person. Empty: no one was named. */
  | { is: 'safe'; who: 'unsaid' | 'all'; names: readonly string[] }
  | { is: 'sos'; names: readonly string[] }
  | { is: 'all' }
  /** Anything else. `names`: the same text as a list, if it could be one. */
  | { is: 'words'; names: readonly string[] };

const has = (list: readonly string[], words: string): boolean => list.includes(words);

/** Longer texts and lists are no list of names. */
const MOST_NAMES = 20;

/** "Rosa, Ben and Ana" as its names, as people type them. */
function namesIn(text: string): string[] {
  const names = text
    .slice(0, 500)
    .split(/[,;\n&+]|\s(?:and|y|e)\s/i)
    .map((name) => plainWords(name).replace(/^(?:and|y) /, ''))
    .filter((name) => name !== '');
  return names.length > MOST_NAMES ? [] : names;
}

const SAFE_FIRST = /^\s*(?:safe|a salvo|salv[oa]s?)\s*[:,-]?\s+(.+)$/is;
const SAFE_LAST = /^(.+?)\s+(?:(?:is|are|est[aá]n?)\s+)?(?:safe|a salvo|bien|salv[oa]s?)[.!\s]*$/is;
const SOS_FIRST = /^\s*(?:sos|socorro|auxilio)\s*[:,-]?\s+(.+)$/is;
const NEEDS_HELP =
  /\b(?:needs? help|help me|help us|send help|necesit\w+ ayuda|ayuda por favor|ayudenos|ayudenme|ayudame)\b/;
const NEEDS_NONE =
  /\b(?:dont|do not|doesnt|does not|didnt|no one|nobody|no|not|nadie)\b.{0,12}\b(?:need|necesit)/;
const NEEDS_LAST = /^(.+?)\s+(?:needs? help|necesitan? ayuda)[.!\s]*$/is;

/** What a text says. Carrier words count only as the whole message, as carriers read them. */
export function readText(text: string): Said {
  const words = plainWords(text);
  const joined = words.replaceAll(' ', '');
  for (const is of ['stop', 'start', 'help'] as const) if (has(CARRIER_WORDS[is], joined)) return { is };
  if (has(OUR_WORDS.safe, words)) return { is: 'safe', who: 'unsaid', names: [] };
  if (has(OUR_WORDS.safeAll, words)) return { is: 'safe', who: 'all', names: [] };
  if (has(OUR_WORDS.all, words)) return { is: 'all' };
  if (has(OUR_WORDS.sos, words)) return { is: 'sos', names: [] };
  const isNone = NEEDS_NONE.test(words);
  const sos = SOS_FIRST.exec(text) ?? (isNone ? null : NEEDS_LAST.exec(text));
  if (sos) return { is: 'sos', names: namesIn(sos[1] ?? '') };
  if (NEEDS_HELP.test(words) && !isNone) return { is: 'sos', names: [] };
  const safe = SAFE_FIRST.exec(text) ?? SAFE_LAST.exec(text);
  if (safe) return { is: 'safe', who: 'unsaid', names: namesIn(safe[1] ?? '') };
  return { is: 'words', names: namesIn(text) };
}

type Named = { id: string; name: string };

/** The people that these names mean, or null if any of them matches no one or several. We never guess. */
export function matchNames(names: readonly string[], people: readonly Named[]): string[] | null {
  if (names.length === 0) return null;
  const found = names.map((name) => {
    const full = people.filter((one) => plainWords(one.name) === name);
    const first = people.filter((one) => plainWords(one.name).split(' ')[0] === name);
    const matches = full.length > 0 ? full : first;
    return matches.length === 1 ? matches[0]?.id : undefined;
  });
  return found.every((id) => id !== undefined) ? [...new Set(found)] : null;
}
