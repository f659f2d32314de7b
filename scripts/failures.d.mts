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

export function failedUnits(report: UnitReport): string;
export function failedJourneys(report: Suite & { errors?: { message?: string }[] }): string;
