/** Ready-made letters to an insurer or regulator. Data: a new one is a row here and its words in both languages. */
import type { LetterFacts } from '#contract/text/facts.ts';
import type { Confidence } from './recovery-clock.ts';
import type { ClockId, Flag, Trigger } from './recovery-clocks.ts';

export type LetterRow = {
  id: string;
  /** A regulator takes complaints on its own form, so only a letter to the insurer can be emailed. */
  to: 'insurer' | 'regulator';
  /** The dated fact that sending it records. Null: it starts no deadline. */
  starts: Trigger | null;
  /** Conditions of the case without which the right doesn't exist. */
  onlyIf: readonly Flag[];
  /** The right exists in California only. All others leave out California's law elsewhere. */
  isCalifornian?: true;
  /** The insurer's duty that must have passed before the letter makes sense. */
  after?: ClockId;
  section: string;
  confidence: Confidence;
};

const SOE = 'state_of_emergency';

const ROWS = [
  {
    id: 'policy-copy',
    to: 'insurer',
    starts: 'policy_copy_requested',
    onlyIf: [],
    section: 'Ins 2084(a)',
    confidence: 'A',
  },
  {
    id: 'claim-documents',
    to: 'insurer',
    starts: 'claim_documents_requested',
    onlyIf: [],
    section: 'Ins 2071',
    confidence: 'B',
  },
  {
    id: 'ale-advance',
    to: 'insurer',
    starts: 'member_message_received',
    onlyIf: [SOE, 'total_loss'],
    isCalifornian: true,
    section: 'Ins 2061(a)(1)',
    confidence: 'A',
  },
  {
    id: 'contents-without-list',
    to: 'insurer',
    starts: 'member_message_received',
    onlyIf: [SOE, 'total_loss'],
    isCalifornian: true,
    section: 'Ins 10103.7(b)',
    confidence: 'A',
  },
  {
    id: 'status-after-40-days',
    to: 'insurer',
    starts: 'member_message_received',
    onlyIf: [],
    isCalifornian: true,
    after: 'INS-04',
    section: '10 CCR 2695.7(b), (c)(1)',
    confidence: 'B',
  },
  {
    id: 'complaint-summary',
    to: 'regulator',
    starts: null,
    onlyIf: [],
    section: '10 CCR 2695.5(a)',
    confidence: 'A',
  },
] as const satisfies readonly LetterRow[];

export type LetterId = (typeof ROWS)[number]['id'];
export const LETTERS: readonly (LetterRow & { id: LetterId })[] = ROWS;
export const LETTER_IDS = ROWS.map(({ id }) => id) as [LetterId, ...LetterId[]];

/** Facts that only the household can know. Its order is the order in which they are asked for. */
export const GAPS = [
  'name',
  'insurer',
  'policyNumber',
  'claimNumber',
  'monthlyCost',
  'contentsAmount',
  'proofDay',
  'decisionDay',
] as const satisfies readonly (keyof LetterFacts)[];
export type Gap = (typeof GAPS)[number];

/** Letters are written in English, and so are their gaps. */
const GAP = /\[fill in: ([^\]\n]{1,80})\]/g;
export const gapText = (what: string): string => `[fill in: ${what}]`;
/** What still has to be filled in, each named once. */
export const gapsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(GAP)].map(([, what = '']) => what)),
];

/** A draft is edited and sent. We email it for the household, or the household says that it sent it. */
export const LETTER_STATES = ['draft', 'queued', 'sent', 'refused'] as const;
export type LetterState = (typeof LETTER_STATES)[number];
export const LETTER_MOVERS = ['member', 'mail'] as const;
type LetterMover = (typeof LETTER_MOVERS)[number];

/** The database has the same rows, in `moves`. */
export const LETTER_MOVES: readonly { from: LetterState; to: LetterState; mover: LetterMover }[] = [
  { from: 'draft', to: 'queued', mover: 'member' },
  { from: 'draft', to: 'sent', mover: 'member' },
  { from: 'refused', to: 'queued', mover: 'member' },
  { from: 'refused', to: 'sent', mover: 'member' },
  { from: 'queued', to: 'sent', mover: 'mail' },
  { from: 'queued', to: 'refused', mover: 'mail' },
];
/** States in which a letter can be edited, sent or deleted. */
export const OPEN_LETTERS = ['draft', 'refused'] as const satisfies readonly LetterState[];
