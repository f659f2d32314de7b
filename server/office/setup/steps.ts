import { SETUP_STEPS, type Setup, type SetupStep } from '#contract/office/setup.ts';
import type { HomeRole } from '#contract/home/homes.ts';

/** The facts from which setup is derived. They are read from their own modules; nothing is stored as "done". */
export type SetupFacts = {
  /** The current home; null without one. */
  home: { role: HomeRole; isExact: boolean } | null;
  membership: 'active' | 'may-start' | 'waiting' | 'none';
  /** Null: this server can't send cash. */
  card: 'ready' | 'missing' | null;
  people: number;
  /** Whether texts or notifications reach this person. Null: this server can send neither. */
  isReachable: boolean | null;
  hasMeetingPlace: boolean;
  hasOutOfAreaContact: boolean;
  hasFinishedDrill: boolean;
};

type Judged = Setup['steps'][number];

const isDone: Record<SetupStep, (facts: SetupFacts) => boolean> = {
  home: ({ home }) => home !== null,
  pin: ({ home }) => home?.isExact ?? false,
  membership: ({ membership }) => membership === 'active',
  card: ({ card }) => card === 'ready',
  people: ({ people }) => people > 0,
  reach: ({ isReachable }) => isReachable === true,
  plan: ({ hasMeetingPlace, hasOutOfAreaContact }) => hasMeetingPlace && hasOutOfAreaContact,
  drill: ({ hasFinishedDrill }) => hasFinishedDrill,
};

/** Which step must be done first. */
const NEEDS: Partial<Record<SetupStep, SetupStep>> = {
  pin: 'home',
  card: 'membership',
  people: 'home',
  plan: 'home',
  drill: 'pin',
};

/** Pin, plan and cash card belong to the owner. Viewers can only set up how we reach them. */
const STEPS_OF: Record<HomeRole, readonly SetupStep[]> = {
  owner: SETUP_STEPS,
  member: ['people', 'reach', 'plan', 'drill'],
  viewer: ['reach'],
};

const isOffered = (step: SetupStep, { card, isReachable }: SetupFacts): boolean =>
  (step !== 'card' || card !== null) && (step !== 'reach' || isReachable !== null);

function judge(step: SetupStep, facts: SetupFacts): Omit<Judged, 'step' | 'isPutOff'> {
  if (isDone[step](facts)) return { state: 'done', blockedBy: null };
  if (step === 'membership' && facts.membership === 'waiting') return { state: 'waiting', blockedBy: null };
  const first = NEEDS[step];
  if (first && !isDone[first](facts)) return { state: 'blocked', blockedBy: first };
  return { state: 'open', blockedBy: null };
}

/** The steps that apply to a person, their state, and what to do next. */
export function setupOf(facts: SetupFacts, putOff: ReadonlySet<SetupStep>): Omit<Setup, 'homeId'> {
  const steps = STEPS_OF[facts.home?.role ?? 'owner']
    .filter((step) => isOffered(step, facts))
    .map((step) => ({ step, ...judge(step, facts), isPutOff: putOff.has(step) }));
  return {
    steps,
    next: steps.find(({ state, isPutOff }) => state === 'open' && !isPutOff)?.step ?? null,
    isFinished: steps.every(({ state }) => state === 'done'),
  };
}
