/** Importing a list of items. */

export const title = 'Import a list';
export const text = 'CSV or XLSX, up to 5,000 rows. You’ll see what will be added before we save anything.';
export const chooseFile = 'Choose a file';
export const chooseOther = 'Choose another file';
export const template = (format: string) => `Template (${format})`;
export const reading = (name: string) => `Reading ${name}`;
export const notImported = 'Nothing was imported';
export const cancel = 'Cancel';
export const importRows = (items: string) => `Import ${items}`;
export const imported = (items: string) => `${items} imported`;
export const leftOut = (items: string) => `${items} skipped.`;

// Columns.
export const columnsFound = (known: number, all: number) => `Columns: ${known} of ${all} found`;
export const notInFile = 'Not in the file';
export const column = (number: number) => `Column ${number}`;

// What we found.
export const rows = (count: number, counted: string) => `${counted} ${count === 1 ? 'row' : 'rows'}`;
export const sample = {
  item: 'Item',
  room: 'Room',
  category: 'Category',
  qty: 'Qty',
  value: 'Value',
};
export const row = 'Row';
export const rowNumber = (row: number) => `Row ${row}`;
export const columnHeader = 'Column';
export const missingColumn = 'Missing column';
export const whatToFix = 'What to fix';
export const noneGood = 'No rows can be imported yet';
export const good = (rows: string, value: string) => `${rows} can be imported, worth ${value}`;
export const noSpace = (free: string) => `This home has space for ${free} more items. Shorten the list.`;
export const toFix = (count: number, rows: string) => `${rows} ${count === 1 ? 'needs' : 'need'} fixing.`;
export const moreToFix = (rows: string) => `More than ${rows} need fixing.`;
export const importOthers = 'You can import the others now, or fix the file and choose it again.';
export const newRooms = (rooms: string) => `New rooms: ${rooms}.`;
export const asOther = (rows: string) => `${rows} with an unknown category will go into Other.`;
export const firstOf = (shown: number, rows: string) => `The first ${shown} of ${rows}`;
export const willBeAdded = 'What will be added';
export const firstProblems = (count: number) => `The first ${count} problems`;
export const problems = 'Problems';
