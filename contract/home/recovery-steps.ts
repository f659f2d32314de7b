/** What to do after a loss, by when. Data: a new step is a row here and its words. */
const ROWS = [
  { id: 'ST-01', fromDay: 0 },
  { id: 'ST-02', fromDay: 0 },
  { id: 'ST-03', fromDay: 0 },
  { id: 'ST-04', fromDay: 0 },
  { id: 'ST-05', fromDay: 0 },
  { id: 'ST-06', fromDay: 1 },
  { id: 'ST-07', fromDay: 1 },
  { id: 'ST-08', fromDay: 1 },
  { id: 'ST-09', fromDay: 1 },
  { id: 'ST-10', fromDay: 1 },
  { id: 'ST-11', fromDay: 1 },
  { id: 'ST-12', fromDay: 1 },
  { id: 'ST-13', fromDay: 8 },
  { id: 'ST-14', fromDay: 8 },
  { id: 'ST-15', fromDay: 8 },
  { id: 'ST-16', fromDay: 30 },
  { id: 'ST-17', fromDay: 30 },
  { id: 'ST-18', fromDay: 30 },
  { id: 'ST-19', fromDay: 90 },
  { id: 'ST-21', fromDay: 90 },
  { id: 'ST-22', fromDay: 180 },
  { id: 'ST-23', fromDay: 300 },
  { id: 'ST-24', fromDay: 540 },
] as const satisfies readonly { id: string; fromDay: number }[];

export type StepId = (typeof ROWS)[number]['id'];
export const STEPS: readonly { id: StepId; fromDay: number }[] = ROWS;
export const STEP_IDS = ROWS.map(({ id }) => id) as [StepId, ...StepId[]];
