import { AID_CLOCKS } from './recovery-clocks-aid.ts';
import { INSURANCE_CLOCKS } from './recovery-clocks-insurance.ts';
import type { Clock } from './recovery-clock.ts';

const ROWS = [...INSURANCE_CLOCKS, ...AID_CLOCKS] as const;
type Row = (typeof ROWS)[number];

export type ClockId = Row['id'];
/** A dated fact that starts a deadline. */
export type Trigger =
  | Extract<Row['start'], { fact: string }>['fact']
  | Extract<Row['start'], { limit: string }>['limit'];
/** A condition of the case. */
export type Flag = Row['onlyIf'][number];

/** Every deadline we know. California's rules, collected on `CLOCKS_COLLECTED_ON`. */
export const CLOCKS: readonly (Clock & { id: ClockId })[] = ROWS;
export const CLOCKS_COLLECTED_ON = '2026-11-16';

const distinct = <T>(values: readonly T[]): [T, ...T[]] => [...new Set(values)] as [T, ...T[]];

export const CLOCK_IDS = distinct(ROWS.map(({ id }) => id));
export const TRIGGERS: [Trigger, ...Trigger[]] = distinct(
  ROWS.flatMap(({ start }): Trigger[] =>
    'fact' in start ? [start.fact] : 'limit' in start ? [start.limit] : [],
  ),
);
export const FLAGS: [Flag, ...Flag[]] = distinct(ROWS.flatMap(({ onlyIf }): readonly Flag[] => onlyIf));

/** A dated fact that also settles a condition. */
export const IMPLIED_FLAGS: Partial<Record<Trigger, readonly Flag[]>> = {
  state_of_emergency_declared: ['state_of_emergency'],
  civil_authority_order: ['civil_authority_order', 'displaced_by_disaster'],
  federal_declaration_ia: ['federal_major_disaster_IA'],
  cdi_inquiry_received: ['cdi_complaint'],
};

/** Facts that happen once: the earliest one counts. All others start a deadline each time. */
export const ONCE: readonly Trigger[] = [
  'loss_date',
  'first_acv_payment',
  'state_of_emergency_declared',
  'emergency_declared',
  'federal_declaration_ia',
  'sba_declaration',
  'edd_announcement',
];

/** Facts that an agency announces for everyone. Our team enters them for a disaster. */
export const PUBLIC_TRIGGERS = [
  'state_of_emergency_declared',
  'emergency_declared',
  'federal_declaration_ia',
  'sba_declaration',
  'edd_announcement',
] as const satisfies readonly Trigger[];

/** Deadlines for which an agency publishes its own date. */
export const PUBLISHED_CLOCKS = CLOCKS.filter(({ byDisaster }) => byDisaster).map(({ id }) => id);

/** What the members of a household can say about their case. */
export const MEMBER_TRIGGERS: readonly Trigger[] = TRIGGERS.filter(
  (trigger) => trigger !== 'loss_date' && !(PUBLIC_TRIGGERS as readonly Trigger[]).includes(trigger),
);

/** Where to ask in each state. California's Department of Insurance is the one our rules come from. */
export const INSURANCE_HOTLINES = {
  CA: { phone: '800-927-4357', tel: '+18009274357' },
  NV: { phone: '888-872-3234', tel: '+18888723234' },
  AZ: { phone: '800-325-2548', tel: '+18003252548' },
} as const;
