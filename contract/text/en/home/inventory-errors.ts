/** Why an item, a photo, a receipt or an imported list wasn't accepted. */
export const noSuchItem = 'There’s no such item.';
export const noSuchPhoto = 'There’s no such photo.';
export const noSuchReceipt = 'There’s no such receipt.';
export const noSuchRoom = 'There’s no such room.';
export const futureDay = 'Choose a day that isn’t in the future.';
export const manyItems = (most: string, items: string) =>
  `A home can have up to ${most} items, and this one has ${items}. Remove some first.`;
export const manyPhotos = (most: number) => `An item can have up to ${most} photos. Remove one first.`;
export const manyReceipts = (most: number) => `A home can have up to ${most} receipts. Delete some first.`;
export const manyRooms = (most: number) => `A home can have up to ${most} rooms. Use an existing one.`;
export const photosChanged = 'The photos just changed. Check them and try again.';

// Importing a list.
export const manyOfYourLists =
  'You have several lists in progress. This one wasn’t read, and nothing was imported. Try again in a moment.';
export const manyLists =
  'Many lists are being imported right now. Yours wasn’t read, and nothing was imported. Try again in a moment.';
export const stoppedArriving = 'The file stopped arriving. Check your connection and send it again.';
export const tooLarge = 'This file is larger than 2 MB. Split it into several lists.';
export const tooSlow =
  'This workbook took too long to read, and nothing was imported. Try again in a moment. If it happens again, save it as CSV.';
export const manyCells =
  'This list has more than 200,000 cells. Keep only the columns about your items, or split it into several lists.';
export const notAList = 'This isn’t a list we can read. Save it as CSV or XLSX.';
export const openQuote = (row: number) =>
  `A quotation mark in row ${row} is never closed. Fix it and try again.`;
export const unreadable = 'We couldn’t read this workbook. Save it again as XLSX, or as CSV.';
export const oldWorkbook = 'This is an old workbook (.xls). Save it as XLSX or CSV.';
export const empty = 'This file is empty. Add a row with headings and a row for each item.';
export const onlyHeadings = 'This file has headings and nothing under them. Add a row for each item.';
export const manyRows = 'This file has more than 5,000 rows. Split it into several lists.';
export const noRows = 'No row can be imported. Fix the list and try again.';

/** What's wrong in a row. */
export const rowSays = {
  condition: 'Use new, good, fair or poor',
  purchasedOn: 'Write the date like 2024-05-31 or 5/31/2024',
  ageYears: 'Write the age in years, like 3',
  quantity: 'Write a whole number from 1 to 9,999',
};
export const futureInRow = 'This day is in the future';
