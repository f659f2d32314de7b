/** Files like FEMA's county table, as small or as large as a test needs. */

type Cells = Record<string, string>;

const HAZARDS = ['CFLD', 'ERQK', 'HRCN', 'LNDS', 'WFIR'];

/** One county's cells, overridden by what a test specifies. */
export function nriCounty(fips: string, county: string, more: Cells = {}): Cells {
  const hazards = [...HAZARDS, 'IFLD', 'RFLD'].flatMap((prefix) => [
    [`${prefix}_RISKS`, '50.5'],
    [`${prefix}_RISKR`, 'Relatively Moderate'],
  ]);
  return {
    OID_: '1',
    NRI_ID: `C${fips}`,
    COUNTY: county,
    COUNTYTYPE: 'County',
    STCOFIPS: fips,
    POPULATION: '1000',
    BUILDVALUE: '1.5E+09',
    RISK_SCORE: '61.25',
    RISK_RATNG: 'Relatively Low',
    EAL_VALT: '12345.678',
    ...Object.fromEntries(hazards),
    NRI_VER: 'December 2025',
    ...more,
  };
}

/** The columns of a version: inland flooding is RFLD up to 1.19, and IFLD since. */
export const nriColumns = (flood: 'IFLD' | 'RFLD'): string[] => [
  'OID_',
  'NRI_ID',
  'COUNTY',
  'COUNTYTYPE',
  'STCOFIPS',
  'POPULATION',
  'BUILDVALUE',
  'RISK_SCORE',
  'RISK_RATNG',
  'EAL_VALT',
  ...[...HAZARDS, flood].flatMap((prefix) => [`${prefix}_EALT`, `${prefix}_RISKS`, `${prefix}_RISKR`]),
  'NRI_VER',
];

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The file's text, with the byte order mark and line ends FEMA writes. */
export const nriFile = (rows: readonly Cells[], columns = nriColumns('IFLD')): string =>
  `\uFEFF${[columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n')}\r\n`;
