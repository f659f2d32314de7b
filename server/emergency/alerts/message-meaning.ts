/**
 * What a message means, judged by its words, because event codes are unreliable: "Evacuation Immediate" has
 * carried "READY", and "Fire Warning" an evacuation warning. Doubtful messages go to review. Pure.
 */
import type { ReportedMessage } from '#server/ports/alert-feed.ts';
import { staysAway, retractionIn } from './message-doubts.ts';
import {
  assertionsOf,
  folded,
  mentionsLeaving,
  sentencesOf,
  type Found,
  type Kind,
} from './message-words.ts';

export type Meaning = Kind | 'notice' | 'test' | 'other' | 'unknown';
export type Judged = {
  meaning: Meaning;
  isDoubtful: boolean;
  /** The words that led to this meaning. */
  why: string;
};

type Judgeable = Pick<
  ReportedMessage,
  'msgType' | 'capStatus' | 'codes' | 'sender' | 'senderName' | 'event' | 'texts' | 'response'
>;

/** Required weekly and monthly tests, demonstrations, national periodic tests. */
const TEST_CODES = ['RWT', 'RMT', 'DMO', 'NPT', 'NMN'];
const REHEARSED =
  /\b(?:this is|this was|conducting|only) (?:only )?(?:an? |the )?(?:\w+ ){0,3}(?:test|drill|exercise)\b|\brequired (?:weekly|monthly) (?:eas )?test\b|^(?:test|exercise|drill|simulacro)\b|\besto es (?:solo )?(?:una prueba|un simulacro|un ejercicio)\b|\b(?:test|exercise|drill) (?:message|alert|only)\b|\b(?:is|of) a test\b|\b(?:live|weekly|monthly) test\b/;
const LOOKS_REHEARSED = /\b(?:test|exercise|drill|training|prueba|simulacro|ejercicio)\b/;
/** Phrases of real events that contain rehearsal words. */
const REAL_LIFE =
  /\b(?:not|no|isn't) an? (?:test|drill|exercise)\b|\bno es (?:una prueba|un simulacro|un ejercicio)\b|\bexercise (?:\w+ )?(?:caution|care|judgment)\b|\btraining (?:center|facility|academy|grounds?|school)\b/g;

const judged = (meaning: Meaning, why: string, isDoubtful = false): Judged => ({ meaning, isDoubtful, why });

export function meaningOf(message: Judgeable): Judged {
  const source = rehearsedBySource(message);
  if (source) return judged('test', source);
  const said = byType(message) ?? withDoubts(message, byWords(message));
  if (said.meaning === 'other') return said;
  const sentences = sentencesOf([message.event ?? '', ...message.texts]).map((one) =>
    one.replaceAll(REAL_LIFE, ''),
  );
  const isCall = said.meaning !== 'notice' && said.meaning !== 'unknown';
  const rehearsed = firstMatch(sentences, REHEARSED);
  if (rehearsed && !isCall) return judged('test', `It says "${rehearsed}".`);
  // An order that also reads like a rehearsal is neither started nor dropped.
  const hint = rehearsed ?? firstMatch(sentences, LOOKS_REHEARSED);
  return hint && said.meaning !== 'notice'
    ? { ...said, isDoubtful: true, why: `${said.why} It also says "${hint}".` }
    : said;
}

const firstMatch = (sentences: readonly string[], words: RegExp): string | undefined =>
  sentences.map((one) => words.exec(one)?.[0]).find(Boolean);

/** Its source marks it as a test, whatever the words say. */
function rehearsedBySource({ capStatus, codes, sender, senderName }: Judgeable): string | null {
  if (capStatus.toLowerCase() !== 'actual') return `Its status is ${capStatus}.`;
  const code = codes.find((one) => TEST_CODES.includes(one));
  if (code) return `Its event code is ${code}.`;
  const from = LOOKS_REHEARSED.exec(
    folded(`${sender} ${senderName ?? ''}`.replaceAll(/[^\p{L}]+/gu, ' ')),
  )?.[0];
  return from ? `Its sender is for "${from}".` : null;
}

function byType({ msgType }: Judgeable): Judged | null {
  if (msgType === 'Cancel') return judged('lifted', 'It cancels what it refers to.');
  if (msgType === 'Ack' || msgType === 'Error') return judged('other', `It is of the type ${msgType}.`);
  return null;
}

/** A retraction, or a response type that calls for no action, makes the message doubtful. */
function withDoubts({ texts, response }: Judgeable, said: Judged): Judged {
  if (said.isDoubtful || said.meaning === 'notice') return said;
  const back = retractionIn(sentencesOf(texts));
  if (back) return { ...said, isDoubtful: true, why: `${said.why} It also says "${back}".` };
  const idle = response.find((one) => IDLE.includes(one));
  return said.meaning === 'order' && idle && !response.includes('Evacuate')
    ? { ...said, isDoubtful: true, why: `${said.why} The response it asks for is ${idle}.` }
    : said;
}
/** Response types that no authority uses when it orders people to leave. */
const IDLE = ['Monitor', 'Assess', 'AllClear', 'None'];

function byWords(message: Judgeable): Judged {
  const sentences = sentencesOf(message.texts);
  const found = sentences.flatMap(assertionsOf);
  if (isWeather(message)) return ofWeather(found);
  const has = (kind: Kind, isOfficial?: boolean) =>
    found.some((one) => one.kind === kind && (isOfficial === undefined || one.isOfficial === isOfficial));
  const isSure = (kind: Kind, isOfficial: boolean) =>
    found.some((one) => one.kind === kind && one.isOfficial === isOfficial && !one.isUnsure);
  const says = (kind: Kind, besides?: Kind): Judged =>
    judged(kind, quote(found, kind, besides), besides !== undefined || !isSure(kind, has(kind, true)));
  const firstOf = (...kinds: Kind[]) => kinds.find((kind) => has(kind, true));

  // Many things are lifted that aren't evacuations: boil-water advisories, road closures.
  if (has('lifted') && mentionsLeaving(sentences)) {
    const still = firstOf('order', 'warning');
    if (still) return says(still, 'lifted');
    const isUnsure = found.some((one) => one.isUnsure) || has('order') || staysAway(sentences);
    return { ...says('lifted'), isDoubtful: isUnsure };
  }
  if (has('order', true)) return says('order', firstOf('warning', 'ready', 'shelter'));
  if (has('warning', true)) return says('warning', has('order') ? 'order' : firstOf('ready'));
  if (has('ready', true)) return says('ready', has('order') ? 'order' : undefined);
  if (has('order')) {
    // "Leave now" without the official term: clear only if everything else agrees.
    const isClear =
      isCalledEvacuation(message) && isSure('order', false) && !has('shelter') && !has('warning');
    return { ...says('order'), isDoubtful: !isClear };
  }
  if (has('shelter')) {
    const { isDoubtful, ...said } = says('shelter');
    return { ...said, isDoubtful: isDoubtful || isCalledEvacuation(message) };
  }
  if (has('warning')) return { ...says('warning'), isDoubtful: true };
  if (isCalledEvacuation(message) || message.codes.includes('SPW'))
    return judged('unknown', 'Its event code is about leaving or staying; its words say neither.', true);
  if (mentionsLeaving(sentences))
    return judged('unknown', 'It speaks of evacuation without saying what holds now.', true);
  return judged('notice', 'Nothing in it says to leave.');
}

/** Weather offices relay orders but don't issue them, and what they cancel is weather. */
function ofWeather(found: readonly Found[]): Judged {
  const passedOn = (['order', 'warning'] as const).find((kind) =>
    found.some((one) => one.kind === kind && one.isOfficial),
  );
  return passedOn
    ? judged(passedOn, quote(found, passedOn), true)
    : judged('notice', 'It is about the weather.');
}

function quote(found: readonly Found[], kind: Kind, besides?: Kind): string {
  const [words, other] = [kind, besides].map(
    (one) => (found.find((f) => f.kind === one && f.isOfficial) ?? found.find((f) => f.kind === one))?.words,
  );
  return other === undefined ? `It says "${words}".` : `It says "${words}" and also "${other}".`;
}

/** A hint from the code and response type; never enough alone. */
const isCalledEvacuation = ({ codes, response, event }: Judgeable): boolean =>
  codes.includes('EVI') || response.includes('Evacuate') || /\bevacuat|\bevacuac/.test(folded(event ?? ''));

/** Civil messages that weather offices send on request count as the requester's own. */
const CIVIL_CODES = ['EVI', 'CEM', 'CDW', 'LAE', 'SPW', 'FRW', 'HMW', 'NUW', 'RHW', 'LEW'];
const isWeather = ({ sender, senderName, codes }: Judgeable): boolean =>
  (/@noaa\.gov$/i.test(sender) || /^NWS\b/.test(senderName ?? '')) &&
  !codes.some((code) => CIVIL_CODES.includes(code));
