/** First response, resolution and backlog of one day and severity. Times are minutes. */
export type ReportRow = {
  day: string | null;
  severity: number;
  answered: number;
  firstP50: number | null;
  firstP90: number | null;
  closed: number;
  resolutionP50: number | null;
  resolutionP90: number | null;
  backlog: number;
};
