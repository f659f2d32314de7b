/** The parts of the two reports that are read. */
type UnitReport = {
  testResults?: {
    name: string;
    message?: string;
    assertionResults?: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

type Suite = {
  suites?: Suite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests?: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
};

type JourneyReport = Suite & { errors?: { message?: string }[] };
type Counted = { passed: number; failed: number; skipped: number; words: string };

export function failedUnits(report: UnitReport): string;
export function journeysOf(first: JourneyReport, again?: JourneyReport): Counted;
