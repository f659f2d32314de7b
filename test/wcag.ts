/** WCAG 2.2, levels A and AA: the success criteria of each guideline. 4.1.1 was removed from the standard. */
const CRITERIA: Record<string, number[]> = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

export const WCAG_IDS: readonly string[] = Object.entries(CRITERIA).flatMap(([guideline, criteria]) =>
  criteria.map((criterion) => `${guideline}.${criterion}`),
);
