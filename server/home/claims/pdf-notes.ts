import { BRAND } from '#contract/brand.ts';
import {
  CATEGORIES,
  CONDITIONS,
  FLOOR_PERCENT,
  FLOOR_PERCENT_UNKNOWN,
  USEFUL_LIFE,
} from '#contract/home/depreciation.ts';
import type { Sheet } from './pdf-sheet.ts';
import { drawTable } from './pdf-table.ts';
import { counted, number } from './pdf-words.ts';

/** The last page: where the figures come from and how to check them. */
export function drawNotes(sheet: Sheet): void {
  sheet.section('About this packet');
  const notes = [
    `This packet was made from what the household recorded in ${BRAND.name}, at the moment named on the cover. ${BRAND.name} did not inspect the home and does not appraise what is in it.`,
    'Cost to replace is the household’s figure for a new thing of the same kind today or, where none is given, its estimate of the value. It counts every piece.',
    'Actual cash value is the cost to replace less an equal part for each whole year of age, over the useful life of its category, and never below a part that depends on its condition. Every item shows its age, the part for each year and the amount taken off, reckoned for one piece, rounded to the cent and then multiplied. The tables below have the rule. The spreadsheet in the ZIP has the same figures in columns. The carrier decides by its own rules.',
    'Photos are shown small here. The ZIP holds every photo, receipt and document, the inventory as CSV and Excel, and manifest.json with the SHA-256 of every file, so that anybody can check that nothing was changed.',
    ...(sheet.pen.isWhole
      ? []
      : [
          'Some names use letters that this document’s fonts do not have. They stand here as […]. The CSV and Excel files in the ZIP have the full text.',
        ]),
  ];
  for (const note of notes) sheet.paragraph(note);
  drawRules(sheet);
}

/** How actual cash values were computed, in numbers. */
function drawRules(sheet: Sheet): void {
  drawTable(
    sheet,
    [
      { title: 'Category', share: 2 },
      { title: 'Useful life', share: 1.5 },
      { title: 'Taken off for each year', share: 2 },
    ],
    CATEGORIES.map((category) => {
      const life = USEFUL_LIFE[category];
      return life === null
        ? [category, 'Does not wear out', 'Nothing']
        : [category, counted(life, 'year'), `${number(100 / life)}%`];
    }),
  );
  drawTable(
    sheet,
    [
      { title: 'Condition', share: 2 },
      { title: 'Never less than, of the cost to replace', share: 3.5 },
    ],
    [
      ...CONDITIONS.map((condition) => [
        `${condition.charAt(0).toUpperCase()}${condition.slice(1)}`,
        `${FLOOR_PERCENT[condition]}%`,
      ]),
      ['Not reported', `${FLOOR_PERCENT_UNKNOWN}%`],
    ],
  );
}
