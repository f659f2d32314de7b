import type { Basis } from './recovery-aid.ts';

const UP = 'uphelp.org';
const AFTER = 'afterthefireusa.org';
const CDI = 'nevadacountyca.gov (CDI tips)';
type Row = Basis & { id: string; fromDay: number };

const said = <const I extends string>(
  id: I,
  fromDay: number,
  section: string,
  sources: readonly string[],
  confidence: Basis['confidence'] = 'A',
) => ({ id, fromDay, section, sources, confidence }) satisfies Row;

/** What to do after a loss, by when, and the source. Data: a new step is a row here and its words. */
const ROWS = [
  said('ST-01', 0, 'United Policyholders, After the Fire', [UP, AFTER]),
  said('ST-02', 0, 'United Policyholders, CDI', [UP, CDI]),
  said('ST-03', 0, 'United Policyholders, evacuation tips', [UP]),
  said('ST-04', 0, 'After the Fire, United Policyholders', [AFTER, UP]),
  said('ST-05', 0, 'After the Fire, United Policyholders', [AFTER, UP]),
  said('ST-06', 1, 'United Policyholders, CDI', [UP, CDI]),
  said('ST-07', 1, 'After the Fire, United Policyholders', [AFTER, UP], 'B'),
  said('ST-08', 1, 'United Policyholders', [UP]),
  said('ST-09', 1, 'After the Fire', [AFTER]),
  said('ST-10', 1, 'United Policyholders', [UP]),
  said('ST-11', 1, 'United Policyholders, Nevada County', [UP, 'nevadacountyca.gov']),
  said('ST-12', 1, 'United Policyholders, CDI', [UP, CDI]),
  said('ST-13', 8, 'CDI tips', [CDI]),
  said('ST-14', 8, 'Cal OES', ['news.caloes.ca.gov']),
  said('ST-15', 8, 'CDI tips', [CDI]),
  said('ST-16', 30, 'United Policyholders, PolicyholderAid', [UP, 'policyholderaid.org'], 'B'),
  said('ST-17', 30, 'PolicyholderAid', ['policyholderaid.org'], 'C'),
  said('ST-18', 30, 'Counties, IRS and FTB', ['assessor.lacounty.gov', 'placer.ca.gov']),
  said('ST-19', 90, 'CDI, CSLB', [CDI, 'cslb.ca.gov']),
  said('ST-21', 90, 'CDI', [CDI]),
  said('ST-22', 180, 'Our own advice', ['Hearthline'], 'M'),
  said('ST-23', 300, 'United Policyholders, sample letters', [UP]),
  said('ST-24', 540, 'Ins. 2060, 2051.5', ['leginfo.legislature.ca.gov']),
] as const;

export type StepId = (typeof ROWS)[number]['id'];
export const STEPS: readonly (Row & { id: StepId })[] = ROWS;
export const STEP_IDS = ROWS.map(({ id }) => id) as [StepId, ...StepId[]];

/** The first 24 hours, week, month and six months, and what comes later. */
export const PHASES = ['day', 'week', 'month', 'half-year', 'later'] as const;
export type Phase = (typeof PHASES)[number];
const LAST_DAYS: Record<Exclude<Phase, 'later'>, number> = { day: 0, week: 7, month: 29, 'half-year': 180 };

export const phaseOf = (fromDay: number): Phase =>
  (['day', 'week', 'month', 'half-year'] as const).find((phase) => fromDay <= LAST_DAYS[phase]) ?? 'later';
