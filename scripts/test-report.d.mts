/** The parts of both reports that we read. */
type UnitReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: {
    name: string;
    message?: string;
    startTime?: number;
    endTime?: number;
    assertionResults?: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

type Suite = {
  suites?: Suite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests?: { status: string; results: { duration?: number; errors?: { message?: string }[] }[] }[];
  }[];
};

type BrowserReport = Suite & { errors?: { message?: string }[] };
type Results = { passed: number; failed: number; skipped: number; lines: string };

export function unitResults(report: UnitReport): Results;
export function browserResults(report: BrowserReport): Results;
export function slowestFiles(reports: { units?: UnitReport[]; browser?: BrowserReport[] }): string;
