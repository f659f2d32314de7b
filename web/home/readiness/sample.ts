import type { Readiness } from '#contract/home/readiness.ts';
import { STANDARD_TASKS } from '#contract/home/standard-tasks.ts';

/** Done in the sample: 15 + 15 + 5 of 65. */
const DONE = [0, 1, 4];

/** What a member without a home sees. Always marked as a sample. */
export const SAMPLE_READINESS: Readiness = {
  homeId: '00000000-0000-0000-0000-000000000000',
  canEdit: false,
  score: 70,
  lastComputed: '2026-01-01T00:00:00.000Z',
  breakdown: { policyCoverage: 15, homeInventory: 10, itemCount: 10, tasksComplete: 35 },
  facts: { hasPolicy: true, items: 25, weightDone: 35, weightAll: 65 },
  tasks: STANDARD_TASKS.map(({ key, ...task }, place) => ({
    ...task,
    id: key,
    key,
    status: DONE.includes(place) ? 'DONE' : 'TODO',
    points: task.weight,
    hazard: null,
    doneAt: null,
    doneBy: 'hand' as const,
    isRewarded: false,
    proof: null,
  })),
  history: [],
  cashWaitsForIdentity: false,
  hazards: null,
};

export const SAMPLE_ADDRESS = {
  address: '418 Manzanita Lane',
  city: 'Auburn',
  state: 'CA',
  zip: '95603',
} as const;
