import { matchNames, type Said } from '#contract/service/text-words.ts';

export type PersonState = 'left' | 'safe' | 'help' | null;
export type KnownPerson = { id: string; name: string; state: PersonState };

/** What is known about the household that a text came from. */
export type TextFacts = {
  /** An Evacuation Order covers the home, so people can be checked in. */
  isUnderOrder: boolean;
  people: readonly KnownPerson[];
  /** We asked who is safe, and no one has answered yet. */
  isAsked: boolean;
  /** The text has a phrase that may mean danger to life. */
  hasPhrase: boolean;
};

/** The code of our answer; the sentences are in `contract/text/<language>/inbound.ts`. */
export type ReplyCode =
  | 'ask-who'
  | 'marked'
  | 'still-help'
  | 'no-people'
  | 'no-order'
  | 'sos'
  | 'sos-who'
  | 'help'
  | 'danger'
  | 'names-unclear';

export type TextPlan = {
  /** `isNamed`: the person was named, so their open call for help ends. Otherwise it stays open. */
  checkIns: readonly { personId: string; state: 'safe' | 'help'; isNamed: boolean }[];
  /** The household has seen the order. */
  isSeen: boolean;
  /** Makes the case life-threatening: someone needs help, or the words sound like it. */
  raise: 'needs-help' | 'phrase' | null;
  /** Our team must read it: the message opens the case. Otherwise it only joins an open conversation. */
  isForTeam: boolean;
  reply: ReplyCode | null;
};

const PLAIN: TextPlan = { checkIns: [], isSeen: false, raise: null, isForTeam: true, reply: null };
const HANDLED: TextPlan = { ...PLAIN, isSeen: true, isForTeam: false };

export type Spoken = Exclude<Said, { is: 'stop' } | { is: 'start' }>;

/**
 * Decides what a household's text does. Anything that fits no rule becomes a message for our team, never a guess. Pure.
 */
export function decideText(said: Spoken, facts: TextFacts): TextPlan {
  const { isUnderOrder, hasPhrase } = facts;
  if (said.is === 'help')
    return isUnderOrder ? { ...PLAIN, isSeen: true, raise: 'needs-help', reply: 'help' } : PLAIN;
  if (said.is === 'sos') return sos(said.names, facts);
  // Words that sound like danger never mark anyone safe.
  if (hasPhrase) return { ...PLAIN, raise: 'phrase', reply: 'danger' };
  if (!isUnderOrder) return { ...PLAIN, reply: said.is === 'safe' ? 'no-order' : null };
  if (said.is === 'safe')
    return said.names.length > 0
      ? safeByName(said.names, facts)
      : said.who === 'all'
        ? everyone(facts)
        : safe(facts);
  if (said.is === 'all') return facts.isAsked ? everyone(facts) : PLAIN;
  // Carriers reserve "YES", so we ask again for ALL or names.
  if (facts.isAsked && said.names.length === 0) return { ...PLAIN, reply: 'names-unclear' };
  // A bare list of names is an answer only to our question.
  return facts.isAsked && matchNames(said.names, facts.people) ? safeByName(said.names, facts) : PLAIN;
}

function sos(names: readonly string[], { isUnderOrder, people }: TextFacts): TextPlan {
  const raised: TextPlan = { ...PLAIN, isSeen: isUnderOrder, raise: 'needs-help', reply: 'sos' };
  if (!isUnderOrder) return { ...raised, raise: 'phrase', reply: 'danger' };
  const named = matchNames(names, people) ?? (people.length === 1 ? people.map(({ id }) => id) : []);
  if (named.length === 0) return { ...raised, reply: people.length === 0 ? 'sos' : 'sos-who' };
  return {
    ...raised,
    checkIns: named.map((personId) => ({ personId, state: 'help' as const, isNamed: true })),
  };
}

/** "SAFE": marks the only person. With more people, we ask who is safe. */
function safe({ people }: TextFacts): TextPlan {
  const [only] = people;
  if (!only) return { ...HANDLED, reply: 'no-people' };
  if (people.length > 1) return { ...HANDLED, reply: 'ask-who' };
  return everyone({ people });
}

/** Everyone except those who need help: that ends only if their name is given, or a team member ends it. */
function everyone({ people }: Pick<TextFacts, 'people'>): TextPlan {
  if (people.length === 0) return { ...HANDLED, reply: 'no-people' };
  const fine = people.filter(({ state }) => state !== 'help');
  return {
    ...HANDLED,
    checkIns: fine.map(({ id }) => ({ personId: id, state: 'safe' as const, isNamed: false })),
    reply: fine.length === 0 ? 'still-help' : 'marked',
  };
}

function safeByName(names: readonly string[], { people }: TextFacts): TextPlan {
  const found = matchNames(names, people);
  if (!found) return { ...PLAIN, isSeen: true, reply: 'names-unclear' };
  return {
    ...HANDLED,
    checkIns: found.map((personId) => ({ personId, state: 'safe' as const, isNamed: true })),
    reply: 'marked',
  };
}
