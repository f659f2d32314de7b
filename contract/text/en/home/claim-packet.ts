/** The claim packet: its PDF, and the spreadsheet beside it. */
export const title = (address: string) => `Claim packet · ${address}`;
export const foot = (brand: string, address: string, made: string) =>
  `${brand} claim packet · ${address} · Made ${made}`;
export const page = (number: number) => `Page ${number} of `;
export const fileName = (brand: string, address: string, day: string) =>
  `${brand} claim packet ${address} ${day}`;

// The cover.
export const claimPacket = 'Claim packet';
export const contents = 'Contents';
export const insured = 'Insured';
export const email = 'Email';
export const policy = 'Policy';
export const madeOn = 'Made on';
export const photos = 'Photos';
export const documents = 'Documents';
export const costToReplace = 'Cost to replace';
export const cashValue = 'Actual cash value';
export const items = (count: number, counted: string) => `${counted} ${count === 1 ? 'item' : 'items'}`;
export const pieces = (count: number, counted: string) => `${counted} ${count === 1 ? 'piece' : 'pieces'}`;
export const seeTotals = (pieces: string) => `${pieces} · * see Totals`;
export const receipts = (count: number, counted: string) =>
  `${counted} ${count === 1 ? 'receipt' : 'receipts'}`;
export const policies = (count: number, counted: string) =>
  `${counted} ${count === 1 ? 'policy' : 'policies'}`;

// The home and its policies.
export const homeAndPolicies = 'Home and policies';
export const insuredLocation = 'Insured location';
export const policiesInPacket = 'Policies in this packet';
export const noPolicy = 'No policy is recorded for this home.';
export const policyOf = {
  homeowners: 'Homeowners policy',
  renters: 'Renters policy',
  condo: 'Condo policy',
  flood: 'Flood policy',
  earthquake: 'Earthquake policy',
  other: 'Other policy',
};
export const carrier = 'Carrier';
export const policyNumber = 'Policy number';
export const coverageLimit = 'Coverage limit';
export const deductible = 'Deductible';
export const limits = {
  dwellingLimit: 'Dwelling limit',
  personalPropertyLimit: 'Personal property limit',
  lossOfUseLimit: 'Loss of use limit',
};
export const notReported = 'Not reported';
export const term = 'Term';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const standing = {
  'in-force': 'In force when this packet was made',
  expired: 'Expired when this packet was made',
  upcoming: 'Not started when this packet was made',
};

// Totals.
export const totals = 'Totals';
export const totalsIntro =
  'Cost to replace is what the same things cost new today. Actual cash value subtracts for age. The last page explains how.';
export const total = 'Total';
export const room = 'Room';
export const noRoom = 'No room';
export const category = 'Category';
export const itemsColumn = 'Items';
export const piecesColumn = 'Pieces';
export const noItems = 'No items are recorded for this home.';
export const ageless = (count: number, counted: string) =>
  count === 1
    ? '* 1 item has no age or purchase date. The totals of actual cash value count it at its full cost to replace.'
    : `* ${counted} items have no age or purchase date. The totals of actual cash value count them at their full cost to replace.`;

// The inventory.
export const inventory = 'Inventory';
export const inventoryIntro =
  'Every item, room by room: the cost to replace it, what is subtracted for its age, and what is left. Full-size photos and receipts are in the ZIP.';
export const boughtOn = (day: string) => `Bought ${day}`;
export const boughtOnFor = (day: string, price: string) => `Bought ${day} for ${price}`;
export const boughtOnForEach = (day: string, price: string) => `Bought ${day} for ${price} each`;
export const boughtFor = (price: string) => `Bought for ${price}`;
export const boughtForEach = (price: string) => `Bought for ${price} each`;
export const yearsOld = (years: number) => `${years} ${years === 1 ? 'year' : 'years'} old`;
export const serial = (serial: string) => `Serial ${serial}`;
export const quantity = (count: string) => `Quantity ${count}`;
export { categories } from './inventory-words.ts';
export const conditions = { new: 'New', good: 'Good', fair: 'Fair', poor: 'Poor' };
export const conditionIs = {
  new: 'Condition new',
  good: 'Condition good',
  fair: 'Condition fair',
  poor: 'Condition poor',
};
export const depreciation = 'Depreciation';
export const depreciationOf = (percent: string) => `Depreciation ${percent}%`;
export const notKnown = 'Not known';
export const receiptNames = (names: string) => `Receipt: ${names}`;
export const noPhoto = 'Photo not available';
export const moreInZip = (count: number) => `${count} more in the ZIP`;

// How an item's depreciation is computed, with figures an adjuster can verify.
export const depreciates = (how: string) => `Depreciation: ${how}`;
export const noAge = 'No age or purchase date is recorded, so nothing is subtracted';
export const wearless = (category: string) => `${category} doesn’t wear out, so nothing is subtracted`;
export const firstYear = (percent: number) =>
  `Less than a year old at ${percent}% a year, so nothing is subtracted`;
export const byAge = (years: number, percent: number, result: string) =>
  `${years} ${years === 1 ? 'year' : 'years'} × ${percent}% a year = ${result}%`;
export const atMost = {
  new: (percent: string) => `, at most ${percent}% in new condition`,
  good: (percent: string) => `, at most ${percent}% in good condition`,
  fair: (percent: string) => `, at most ${percent}% in fair condition`,
  poor: (percent: string) => `, at most ${percent}% in poor condition`,
  unknown: (percent: string) => `, at most ${percent}% as no condition is recorded`,
};
export const leftOfEach = (amount: string) => `; ${amount} left of each`;

// Documents.
export const documentsIntro =
  'The documents that the household chose for this packet. They are in the ZIP, in the folder “documents”.';
export const noDocuments = 'The household put no documents in this packet.';
export const document = 'Document';
export const documentType = 'Type';
export const added = 'Added';
export const size = 'Size';

// The last page.
export const about = 'About this packet';
export const aboutSource = (brand: string) =>
  `This packet was made from what the household recorded in ${brand}, at the time shown on the cover. ${brand} didn’t inspect the home and doesn’t appraise what is in it.`;
export const aboutCost =
  'Cost to replace is the household’s figure for a new item of the same kind today or, where none is given, its estimate of the value. It counts every piece.';
export const aboutCash =
  'Actual cash value is the cost to replace minus an equal share for each full year of age, over the useful life of its category. It never falls below a share that depends on the item’s condition. Every item shows its age, the share for each year and the amount subtracted, calculated for one piece, rounded to the cent and then multiplied. The tables below show the rule. The spreadsheet in the ZIP has the same figures in columns. The carrier decides by its own rules.';
export const aboutZip =
  'Photos are shown small here. The ZIP has every photo, receipt and document, the inventory as CSV and Excel, and manifest.json with the SHA-256 of every file, so that anyone can check that nothing was changed.';
export const aboutLetters =
  'Some names use letters that this document’s fonts don’t have. They appear here as […]. The CSV and Excel files in the ZIP have the full text.';
export const usefulLife = 'Useful life';
export const perYear = 'Subtracted for each year';
export const neverWears = 'Doesn’t wear out';
export const nothing = 'Nothing';
export const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;
export const condition = 'Condition';
export const floor = 'Never less than, of the cost to replace';

/** The columns of the spreadsheet. */
export const columns = {
  number: 'No.',
  room: 'Room',
  item: 'Item',
  brand: 'Brand',
  model: 'Model',
  quantity: 'Quantity',
  age: 'Age (years)',
  condition: 'Condition',
  replacement: 'Cost to replace (USD)',
  cash: 'Actual cash value (USD)',
  replacementEach: 'Cost to replace, each (USD)',
  percentPerYear: 'Depreciation a year (%)',
  percent: 'Depreciation (%)',
  depreciation: 'Depreciation (USD)',
  category: 'Category',
  serial: 'Serial number',
  boughtOn: 'Bought on',
  pricePaid: 'Price paid, each (USD)',
  photos: 'Photos',
  receipts: 'Receipts',
  receiptFiles: 'Receipt files',
  notes: 'Notes',
};

/** The claim so far, from the home's recovery. */
export const claimSoFar = 'The claim so far';
export const claimSoFarIntro =
  'Claim numbers, estimates, payments and living expenses as the household recorded them.';
export const lossOn = 'Date of loss';
export const proofDue = 'Proof of loss due';
export const claims = 'Claims';
export const insurer = 'Insurer';
export const claimNumber = 'Claim number';
export const claimStatus = 'Status';
export const claimStates = {
  open: 'Open',
  accepted: 'Accepted',
  'partly-accepted': 'Partly accepted',
  denied: 'Denied',
  closed: 'Closed',
};
export const claimSince = 'Date';
export const adjusters = 'Adjusters';
export const estimates = 'Estimates, by version';
export const estimate = 'Estimate';
export const estimateCost = 'Cost to replace';
export const estimateDepreciation = 'Depreciation';
export const claimPayments = 'Payments by the insurer';
export const coverageKind = 'Coverage';
export const coverageKinds = {
  dwelling: 'House',
  contents: 'Belongings',
  'living-expenses': 'Living expenses',
  other: 'Other',
};
export const amountPaid = 'Paid';
export const heldBack = 'Held back';
export const claimTotal = 'Total';
export const expensesPaid = (amount: string) => `Living expenses paid by the insurer so far: ${amount}.`;
export const hiredWork = 'Contractors hired';
export const hiredBy = 'Contractor';
export const hiredLicense = 'License';
export const hiredPrice = 'Contract price';
export const hiredPaid = 'Paid so far';
