/** The inventory page: totals, list, trash, print and export. */

// The page.
export const inventory = 'Inventory';
export const tabs = 'Inventory of this home';
export const items = 'Items';
export const valueByRoom = 'Value by room';
export const valueByCategory = 'Value by category';
export const trash = 'Trash';
export const noHome = 'Items belong to a home. Add your home first, then list what’s in it.';
export const notLoaded = 'We couldn’t load your inventory';
export const notLoadedSafe = 'Everything you added is saved.';
export const loading = 'Loading your inventory';
export const error = 'Error';
export const totals = 'What’s in your home';
export const costToReplace = 'Cost to replace';
export const actualCashValue = 'Actual cash value';
export const ageless = (count: number, counted: string) =>
  `${counted} ${count === 1 ? 'item without an age isn’t' : 'items without an age aren’t'} depreciated.`;
export const totalValue = 'Total value';
export const addFirst = 'Add your first below';
export const inThisHome = 'in this home';
export const toReplaceNote = 'cost to replace';
export const empty = 'No items yet';
export const emptyText =
  'Start with the room you’re in: what would cost the most to replace? You can also import a list.';
export const emptyViewer = 'The people who manage this home haven’t added any items yet.';
export const importList = 'Import a list';
export const stillHaveIt = 'Still have it?';
export const stillHaveThem = 'Still have them?';
export const startReview = 'Start review';
export const notReviewed = (count: number, counted: string) =>
  count === 1
    ? 'You haven’t checked 1 item in over a year.'
    : `You haven’t checked ${counted} items in over a year.`;

// Actions.
export const photoWalk = 'Photo walk';
export const addWithDetails = 'Add with details';
export const importIt = 'Import';
export const exportIt = 'Export';
export const excel = 'Excel (XLSX)';
export const rooms = 'Rooms';
export const addAnItem = 'Add an item';
export const addedText = 'Inventory item added successfully.';
export const notAdded = 'Failed to add inventory item.';
export const itemName = 'Item name';
export const estimatedValue = 'Estimated value ($)';
export const addItem = 'Add item';

// The list.
export const searchItems = 'Search items';
export const searchHint = 'Name, brand, model, room';
export const room = 'Room';
export const allRooms = 'All rooms';
export const category = 'Category';
export const allCategories = 'All categories';
export const sortBy = 'Sort by';
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const nameAToZ = 'Name, A to Z';
export const roomAToZ = 'Room, A to Z';
export const highestCostFirst = 'Highest cost first';
export const lowestCostFirst = 'Lowest cost first';
export const highestCashValueFirst = 'Highest cash value first';
export const found = (found: string, items: string) => `${found} of ${items}`;
export const selectAll = 'Select all shown';
export const selectedHeader = 'Selected';
export const select = (name: string) => `Select ${name}`;
export const pieces = (count: number) => `${count} pieces`;
export const ageUnknown = 'Age unknown';
export const nothingFound = 'Nothing found';
export const nothingFoundText = 'No items in this room and category match your search.';
export const showAll = 'Show all items';
export const item = 'Item';
export const added = 'Added';
export const more = (count: number) => `${count} more`;

// Several items at once.
export const selectedItems = 'Selected items';
export const selected = (items: string) => `${items} selected`;
export const edit = 'Edit';
export const receipt = 'Receipt';
export const deleteIt = 'Delete';
export const clear = 'Clear';
export const receiptFor = (items: string) => `Receipt for ${items}`;
export const receiptText = 'One receipt can cover everything you bought together.';
export const deleteQuestion = (items: string) => `Delete ${items}?`;
export const deleteText =
  'They stay in the trash for 30 days, with their photos. You can restore them from there.';
export const deleteItems = (items: string) => `Delete ${items}`;
export const chooseWhatToChange = 'Choose what to change.';
export const editItems = (items: string) => `Edit ${items}`;
export const editText = 'Anything you leave blank stays the same.';
export const roomHint = 'A new name creates a new room.';
export const noChange = 'No change';
export const condition = 'Condition';
export const unknown = 'Unknown';
export const cancel = 'Cancel';
export const save = (items: string) => `Save ${items}`;
export const changed = (items: string) => `${items} changed`;

// The trash.
export const lastDay = 'Deleted within a day';
export const daysLeft = (days: number) => `${days} days left`;
export const trashNotLoaded = 'We couldn’t load the trash';
export const trashSafe = 'Everything in it is safe.';
export const loadingTrash = 'Loading trash';
export const trashEmpty = 'The trash is empty';
export const trashEmptyText = (days: number) =>
  `Deleted items stay here for ${days} days, so you can undo a mistake.`;
export const restoreAll = 'Restore all';
export const restore = <T>(name: T) => ['Restore ', name];
export const destroy = <T>(name: T) => ['Delete permanently ', name];
export const trashPart = (shown: string, all: string) =>
  `These are the last ${shown} of ${all}. Restore or delete some to see the others.`;
export const destroyQuestion = 'Delete permanently?';
export const destroyText = (name: string) =>
  `${name} and its photos are deleted right away. This can’t be undone.`;
export const destroyIt = 'Delete permanently';
export const restored = (items: string) => `${items} restored`;
export const deleted = (items: string) => `${items} deleted`;
export const destroyed = (items: string) => `${items} permanently deleted`;
export const inTrash = (days: number) => `In the trash for ${days} days.`;
export const undo = 'Undo';

// On paper.
export const printed = (items: string, cost: string, day: string) =>
  `${items} · ${cost} to replace · Printed ${day}`;
export const age = 'Age';
export const qty = 'Qty';
export const total = 'Total';
export const ageNotReported = 'Age not reported';
export const printedAgeless = (count: number, counted: string) =>
  count === 1
    ? '1 item has no age, so the total of actual cash values counts it at full cost.'
    : `${counted} items have no age, so the total of actual cash values counts them at full cost.`;

// Whether the policy covers it.
export const cover = 'Insurance for your belongings';
export const coverNotLoaded = 'We couldn’t load the comparison';
export const coverLoading = 'Comparing with your policy';
export const limitUsed = 'Your limit is fully used';
export const nearLimit = 'Close to your limit';
export const nearLimitText = (left: string) =>
  `${left} of your limit is left. Ask your insurer to raise it before you buy more.`;
export const noPolicy = 'No active policy';
export const noPolicyText = 'Add your policy to see if it would replace what you own.';
export const noLimit = 'Limit not added';
export const noLimitText = 'Add the personal property limit from your declarations page to compare.';
export const underInsured = (gap: string) => `Underinsured by ${gap}`;
export const underInsuredText =
  'Replacing everything would cost more than your policy pays for belongings. Ask your insurer to raise the limit.';
export const nothingToCover = 'Nothing to cover yet';
export const covered = 'Your limit covers everything you listed';
export const coveredText = (left: string) => `${left} of your limit is left.`;
export const usedOfLimit = 'Limit used';
export const amountOf = (part: string, whole: string) => `${part} of ${whole}`;
export const limitPays = (percent: number) => `Your limit pays for ${percent}%`;
export const goToPolicy = 'Go to your policy';

// Depreciation.
const losing = (who: string, percent: number, floor: number, condition: string | null) =>
  `${who} ${percent}% a year, down to ${floor}% ${condition === null ? 'in any condition' : `in ${condition} condition`}.`;
export const actualCashValueEach = 'Actual cash value, each';
export const addAge = 'Add the purchase date or age to see what it’s worth today.';
export const scheduleNote =
  'Adjusters commonly calculate it this way. Your insurer’s own schedule decides what’s paid.';
export const keepsValue = (category: string) => `${category} keeps its value over time.`;
export const stillWorth = (cost: string) => `${cost} is still ${cost}.`;
export const losesValue = {
  Electronics: (percent: number, floor: number, condition: string | null) =>
    losing('Electronics lose', percent, floor, condition),
  Furniture: (percent: number, floor: number, condition: string | null) =>
    losing('Furniture loses', percent, floor, condition),
  Appliances: (percent: number, floor: number, condition: string | null) =>
    losing('Appliances lose', percent, floor, condition),
  Jewelry: (percent: number, floor: number, condition: string | null) =>
    losing('Jewelry loses', percent, floor, condition),
  Other: (percent: number, floor: number, condition: string | null) =>
    losing('Other items lose', percent, floor, condition),
};
export const atFloor = (cost: string, age: string, percent: number, value: string) =>
  `${cost}, ${age} old: ${percent}% is left = ${value}`;
