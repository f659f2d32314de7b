/** The work lists of the back office: search, paging, selection, shortcuts. */
export const search = 'Search';
export const selectPage = 'Select this page';
export const selectedRows = 'Selected rows';
export const selected = (n: number, rows: string) => `${n} ${rows} selected`;
export const clearSelection = 'Clear selection';
export const select = (row: string) => `Select ${row}`;
export const exportCsv = 'Export CSV';
export const exported = 'Export saved';
export const exportedDetail = 'It contains personal data. Keep it where only our team can read it.';
export const notExported = 'The export wasn’t saved';
export const pages = 'Pages';
export const ofTotal = (n: string, total: string) => `${n} of ${total}`;
export const aToZ = 'A to Z';
export const zToA = 'Z to A';
export const oldestFirst = 'oldest first';
export const newestFirst = 'newest first';
export const lowestFirst = 'lowest first';
export const highestFirst = 'highest first';
export const loadingRows = (rows: string) => `Loading ${rows}`;
export const rowsNotLoaded = (rows: string) => `We couldn’t load the ${rows}`;
export const rowsSafe = 'Nothing was changed.';
export const noMatch = (rows: string) => `No ${rows} match`;
export const noMatchDetail = 'Try another search, or clear the filters.';
export const clearFilters = 'Clear filters';

// One row
export const close = 'Close';
export const previousKey = 'Previous (k)';
export const nextKey = 'Next (j)';
export const loading = (what: string) => `Loading ${what}`;
export const gone = 'This no longer exists. Close it to go back to the list.';
export const notLoaded = (what: string) => `We couldn’t load ${what}`;
export const by = (name: string) => `by ${name}`;

// Several at once
export const couldNotDo = (n: number, all: number) => `${n} of ${all} couldn’t be done`;
export const nothingWasChanged = 'Nothing was changed.';
export const othersDone = (n: number) => `The other ${n} ${n === 1 ? 'is' : 'are'} done.`;
export const notDone = 'Not done';

// Shortcuts
export const shortcuts = 'Keyboard shortcuts';
export const shortcutsHint = 'They work when you’re not typing.';
export const singleKeys = 'Single-key shortcuts';
export const singleKeysHint = 'Turn them off if you press keys by accident or use speech input.';
export const nextRow = 'Next row';
export const previousRow = 'Previous row';
export const enter = 'Enter';
export const openRow = 'Open the row';
export const selectRow = 'Select the row';
export const escape = 'Escape';
export const closeRow = 'Close the row, or clear the selection';
