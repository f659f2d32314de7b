/** The catalog in the back office. */
export const catalog = 'Catalog';
export const itemWords = { one: 'item', many: 'items' };
export const item = 'Item';
export const theItem = 'the item';
export const category = 'Category';
export const state = 'Status';
export const points = 'Points';
export const none = 'None';
export const price = 'Price';
export const stock = 'Stock';
export const sold = 'Sold';
export const searchHint = 'Name or description';
export const anyCategory = 'Any category';
export const empty = 'The catalog is empty';
export const emptyDetail = 'Add items that members can get for points or buy by card.';
export const anyState = 'Any status';
export const active = 'Active';
export const hidden = 'Hidden';
export const soldOut = 'Sold out';
export const unlimited = 'Unlimited';
export const countLeft = (n: string) => `${n} left`;

// One item
export const editItem = 'Edit item';
export const changeStock = 'Change stock';
export const hide = 'Hide';
export const show = 'Activate';
export const cost = 'Cost';
export const notForPoints = 'Not for points';
export const type = 'Type';
export const deliveredIn = 'Delivered in';
export const byCard = 'By card';
export const notByCard = 'Not by card';
export const memberLimit = 'Limit per member';
export const stockAndPurchases = 'Stock and purchases';
export const left = 'Left';
export const open = 'Open purchases';
export const added = 'Added';
export const lastChanged = 'Last changed';
export const hideQuestion = 'Hide this item?';
export const showQuestion = 'Activate this item?';
export const hideEffect = (name: string) => `Members will no longer see ${name}. It has no open purchases.`;
export const hideEffectOpen = (name: string, n: string, count: number) =>
  `Members will no longer see ${name}. Its ${n} open ${count === 1 ? 'purchase continues' : 'purchases continue'}.`;
export const showEffect = (name: string) => `Members will see ${name} in the Marketplace right away.`;
export const showEffectLeft = (name: string, left: string) =>
  `Members will see ${name} in the Marketplace right away. ${left}.`;
export const hideItem = 'Hide item';
export const showItem = 'Activate item';
export const isHidden = (name: string) => `${name} is hidden`;
export const isActive = (name: string) => `${name} is active`;

// Dialogs
export const addAnItem = 'Add an item';
export const addItem = 'Add item';
export const addDetail = 'Members see it in the Marketplace as soon as it’s active.';
export const itemAdded = 'Item added';
export const countInStock = 'How many are left';
export const emptyUnlimited = 'Leave empty if it never runs out.';
export const activeForMembers = 'Visible to members';
export const editNamed = (name: string) => `Edit ${name}`;
export const editDetail = 'A new price applies to new purchases. Earlier ones keep theirs.';
export const saveChanges = 'Save changes';
export const itemChanged = 'Item saved';
export const neverRunsOut = 'Stock is unlimited now.';
export const countLeftNow = (n: string) => `${n} left now.`;
export const stockOf = (name: string) => `Stock of ${name}`;
export const stockDetail = (left: string) => `${left} Purchases are already subtracted.`;
export const saveStock = 'Save stock';
export const stockChanged = 'Stock saved';
export const whatHappened = 'What happened';
export const stockAdjusted = 'Added or removed';
export const stockCounted = 'Recounted';
export const howMany = 'How many';
export const stockExample = '10 delivered: 10. Three broken: -3.';
export const reason = 'Reason';
export const reasonHint = 'Saved in the audit log.';
export const name = 'Name';
export const description = 'Description';
export const descriptionHint = 'Members see it in the Marketplace.';
export const pointsHint = '0 if it’s not available for points.';
export const priceDollars = 'Price in US dollars';
export const priceHint = '0 if it can’t be bought by card.';
export const limitHint = 'Leave empty for no limit.';
export const typeHint = 'Goods are delivered to an address. Card payments for them include sales tax.';
export const daysMin = 'Minimum business days to deliver';
export const daysMax = 'Maximum business days to deliver';
export const enterWhole = 'Enter a whole number';
export const enterDollars = 'Enter dollars, like 125 or 12.50';

// Create an item on the overview
export const createItem = 'Create item';
export const moreInCatalog = <T>(link: (words: string) => T) => [
  'Set stock, limits and categories in the ',
  link('catalog'),
  '.',
];
export const pointsCost = 'Points cost';
export const priceInCents = 'Price in cents';
export const pointsOnly = '0: points only';
export const activeLabel = 'Active';
export const activeHint = 'Visible to members in the marketplace.';
export const enterWholeLike = 'Enter a whole number, like 250';
export const nameRequired = 'Name required';
export const descriptionRequired = 'Description required';
export const pointsCostRequired = 'Points cost required';
export const priceRequired = 'Enter 0 if it can’t be bought by card';
export const itemCreated = 'Item created';
export const created = (name: string) => `${name} is in the marketplace.`;
export const createdHidden = (name: string) => `${name} is saved. Members can’t see it yet.`;
export const notCreated = 'Failed to create SKU. Check admin permissions.';
export const error = 'Error';
