import { messagesIn } from '#contract/text/catalog.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { plainWords, readText, type Said } from '#contract/service/text-words.ts';
import { languageOf } from '#server/core/accounts/accounts.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import { accountsOfPhone, startTexts, stopTexts } from '#server/core/notifications/notifications.ts';
import { setPartnerTexts } from '#server/outreach/partners/partners.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { publishLive } from '#server/platform/events.ts';
import { isStaffed } from '#contract/concierge-hours.ts';
import { currentCaseOf, hasListedPhrase } from '#server/service/cases/cases.ts';
import { noteFromElsewhere, receiveFromHousehold } from '#server/service/conversations/receive.ts';
import { answerText, type AnswerCode, type AnswerFacts } from './answers.ts';
import { decideText, type TextPlan } from './decide-text.ts';
import type { AnswerByText, Evacuees, ProcessDeps, Result } from './evacuees.ts';
import { candidatesOf, chooseHome, type Candidate } from './households.ts';
import { messageIdOf, type StoredText } from './sealed.ts';
import * as store from './store.ts';

/** How long "Who is safe?" waits for an answer. */
const ASKED_FOR = hours(24);
/** We answer a sender that we can't act, or that the desk is closed, only once within this time. */
const TELL_AGAIN = hours(12);
/** Further texts of one sender within a minute are set aside, unless they sound like danger. */
const MOST_A_MINUTE = 30;
const DEVICE = 'Text message';

type Step = {
  tx: Tx;
  deps: ProcessDeps;
  evacuees: Evacuees;
  answerByText: AnswerByText;
  row: store.InboundRow;
  said: StoredText;
  now: Date;
};

/** Carriers handle STOP and START: they stop or resume texts to the number, for everyone who uses it. */
async function obeyCarrier({ tx, said, now }: Step, word: 'stop' | 'start'): Promise<boolean> {
  const changed = word === 'stop' ? await stopTexts(tx, said.from, now) : await startTexts(tx, said.from);
  for (const { userId } of changed) {
    await recordAccountChange(tx, userId, {
      at: now,
      actor: { id: userId, device: DEVICE },
      action: word === 'stop' ? 'notifications.texts-stopped' : 'notifications.texts-started',
    });
    await publishLive(tx, userId, { topic: 'notifications' });
  }
  const isPartner = await setPartnerTexts(tx, said.from, word === 'stop' ? now : null);
  return changed.length > 0 || isPartner;
}

/** Applies a text, in the transaction that marks it as processed. */
export async function processText(step: Step): Promise<Result> {
  const { tx, deps, evacuees, row, said, now } = step;
  const read: Said = said.keyword ? { is: said.keyword } : readText(said.text);
  if (read.is === 'stop' || read.is === 'start') {
    if (read.is === 'stop') {
      await obeyCarrier(step, 'stop');
      return { state: 'done', outcome: 'stopped' };
    }
    // Without an earlier STOP, START or YES is an ordinary word, so our team reads it.
    if (await obeyCarrier(step, 'start')) return { state: 'done', outcome: 'started' };
  }
  const accounts = await accountsOfPhone(tx, said.from);
  const [newest] = accounts;
  if (!newest)
    return read.is === 'help'
      ? { state: 'done', outcome: 'carrier-help' }
      : ((await answerOfPartner(step)) ?? aside(step, 'unknown-number'));
  const candidates = await candidatesOf(
    tx,
    accounts.map(({ userId }) => userId),
    now,
    evacuees.situationOf,
  );
  const found = chooseHome(candidates);
  if (!found) return aside(step, 'no-home', 'unknown-number');
  const { chosen, isUnclear } = found;
  const { situation } = chosen;
  const hasConcierge = situation.hasServices || (await entitlementsOf(tx, chosen.ownerId, now)) !== null;
  if (!hasConcierge) return aside(step, 'no-membership', 'no-membership', chosen);
  const isUnderOrder = situation.facts.isUnderOrder && situation.incidentId !== null;
  const people = isUnderOrder ? await evacuees.peopleOf(tx, deps, chosen, now) : [];
  const hasPhrase = hasListedPhrase(said.text);
  const plan = decideText(read.is === 'start' ? { is: 'words', names: [] } : read, {
    isUnderOrder,
    people,
    hasPhrase,
    isAsked: await isAsked(step, chosen.homeId),
  });
  const isTooMany = (await store.countFrom(tx, row.sender, after(now, -minutes(1)))) > MOST_A_MINUTE;
  if (isTooMany && plan.raise === null) return aside(step, 'too-many', null, chosen);
  // Several homes are under an order: marking people needs one of them. A call for help doesn't.
  const isBlocked = isUnclear && plan.raise === null && (plan.checkIns.length > 0 || plan.isSeen);
  const done = isBlocked ? { ...plan, checkIns: [], isSeen: false, isForTeam: true } : plan;
  const names = await act(step, chosen, done, people);
  await keepWords(step, chosen, done);
  const code = isBlocked ? 'which-home' : (done.reply ?? (await laterAnswer(step)));
  const reply =
    code && newest.stoppedAt === null ? await compose(step, chosen, code, names, people) : undefined;
  return {
    state: 'done',
    outcome: code ?? 'message',
    homeId: chosen.homeId,
    hasFiles: said.files > 0,
    ...(reply ? { reply } : {}),
  };
}

/** A partner's contact answers by text. Undefined if the number isn't a contact's. */
async function answerOfPartner(step: Step): Promise<Result | undefined> {
  const { tx, deps, answerByText, row, said, now } = step;
  const at = row.saidAt ?? row.receivedAt;
  const answer = await answerByText(tx, deps, { phone: said.from, text: said.text, at, now });
  if (!answer) return undefined;
  if (answer.outcome !== 'unclear') return { state: 'done', ...answer };
  // Two machines could answer each other forever.
  const last = await store.lastOutcomes(tx, row.sender, after(now, -TELL_AGAIN));
  const isTold = last.some(({ outcome }) => outcome === 'partner');
  return { state: 'aside', outcome: 'partner', ...(isTold ? {} : { reply: answer.reply }) };
}

/** Whether we asked "Who is safe?" and have no answer yet. */
async function isAsked({ tx, row, now }: Step, homeId: string): Promise<boolean> {
  const last = await store.lastOutcomes(tx, row.sender, after(now, -ASKED_FOR));
  const answered = last.find(
    (one) => one.homeId === homeId && ['ask-who', 'marked'].includes(one.outcome ?? ''),
  );
  return answered?.outcome === 'ask-who';
}

type Names = { safe: string[]; helped: string[]; help: string[] };
type People = Awaited<ReturnType<Evacuees['peopleOf']>>;

/** Checks people in and confirms the order. Uses the time a text was sent, if known. */
async function act(
  { tx, deps, evacuees, row, now }: Step,
  chosen: Candidate,
  plan: TextPlan,
  people: People,
): Promise<Names> {
  const incidentId = chosen.situation.incidentId;
  const names: Names = { safe: [], helped: [], help: [] };
  const inHelp = new Set(people.filter(({ state }) => state === 'help').map(({ id }) => id));
  const by = { id: chosen.userId, device: DEVICE };
  const at = row.saidAt ?? row.receivedAt;
  for (const { personId, state, isNamed } of incidentId ? plan.checkIns : []) {
    const person = people.find(({ id }) => id === personId);
    if (!person || !incidentId) continue;
    const said = { incidentId, person, state, at, now, keepHelp: !isNamed, by };
    if (!(await evacuees.checkIn(tx, deps, chosen.homeId, said))) continue;
    if (state === 'help') inHelp.add(personId);
    else {
      names.safe.push(person.name);
      if (inHelp.delete(personId)) names.helped.push(person.name);
    }
  }
  names.help = people.filter(({ id }) => inHelp.has(id)).map(({ name }) => name);
  if (plan.isSeen && incidentId)
    await evacuees.seen(tx, { incidentId, homeId: chosen.homeId, userId: chosen.userId, at: now });
  return names;
}

/** Adds the text to the household's conversation. If it needs no one, only when the conversation is open. */
async function keepWords(
  { tx, deps, row, said, now }: Step,
  chosen: Candidate,
  plan: TextPlan,
): Promise<void> {
  const { incidentId, facts } = chosen.situation;
  const cipher = await cipherOf(tx, deps.masterKeys, chosen.homeId);
  const say = messagesIn(await languageOf(tx, chosen.userId)).inboundFiles;
  const written = {
    id: messageIdOf(row),
    text: said.text.trim() || (said.files > 0 ? say.textWithFiles(said.files) : say.emptyText),
    fromId: chosen.userId,
    channel: 'sms',
    isVerified: true,
    at: now,
  } as const;
  // Our team must see a picture, regardless of what the text did.
  if (plan.isForTeam || said.files > 0) {
    const raised = {
      ...facts,
      needsHelp: facts.needsHelp || plan.raise === 'needs-help',
      hasPhrase: plan.raise === 'phrase',
    };
    const fresh = plan.raise ? [plan.raise] : [];
    const household = { incidentId, facts: raised, fresh, ownerId: chosen.ownerId };
    await receiveFromHousehold(tx, cipher, household, written);
    return;
  }
  const open = await currentCaseOf(tx, chosen.homeId, incidentId);
  if (open && open.state !== 'closed') await noteFromElsewhere(tx, cipher, open.id, written);
}

/** The answer to a plain message: none during the desk's hours. */
async function laterAnswer({ tx, deps, row, now }: Step): Promise<AnswerCode | null> {
  if (isStaffed(deps.config.conciergeHours, now)) return null;
  const last = await store.lastOutcomes(tx, row.sender, after(now, -TELL_AGAIN));
  return last.some(({ outcome }) => outcome === 'closed') ? null : 'closed';
}

async function compose(
  step: Step,
  chosen: Pick<Candidate, 'userId' | 'state'> | null,
  code: AnswerCode,
  names: Names = { safe: [], helped: [], help: [] },
  people: People = [],
): Promise<string> {
  const { tx, deps, said, now } = step;
  const { config, sms } = deps;
  const facts: AnswerFacts = {
    language: chosen ? await languageOf(tx, chosen.userId) : looksSpanish(said.text) ? 'es' : 'en',
    now,
    timeZone: timeZoneOf(chosen?.state ?? 'CA'),
    origin: config.origin,
    conciergePhone: config.conciergePhone,
    hours: config.conciergeHours,
    hasOnCall: config.onCallPhone !== undefined && sms !== null,
    people: people.map(({ name }) => name),
    ...names,
  };
  return answerText(code, facts);
}

/** What we need to answer an unknown sender in their language. */
const looksSpanish = (text: string): boolean =>
  /\b(?:hola|ayuda|estoy|estamos|necesito|casa|fuego|por favor|gracias)\b/.test(plainWords(text));

/**
 * Leaves it for our team. Answers the sender once in twelve hours, because two machines could answer each other
 * forever.
 */
async function aside(
  step: Step,
  outcome: string,
  code: AnswerCode | null = 'unknown-number',
  chosen: Candidate | null = null,
): Promise<Result> {
  const { tx, row, now } = step;
  const last = await store.lastOutcomes(tx, row.sender, after(now, -TELL_AGAIN));
  const isTold = last.some(({ replyState }) => replyState !== null);
  const reply = code && !isTold ? await compose(step, chosen, code) : undefined;
  return { state: 'aside', outcome, homeId: chosen?.homeId ?? null, ...(reply ? { reply } : {}) };
}
