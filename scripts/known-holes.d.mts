export function judgeHoles(output: string): {
  passed?: number;
  failed?: number;
  skipped?: number;
  lines?: string;
};
