/** Why something was refused: marketplace. */
export const noSuchItem = 'There is no such item.';
export const changedMeanwhile = 'Someone else just changed this item. Check the change, then save again.';
export const stockChanged = (left: string) => `${left} are left now. Check again, then save.`;
export const unlimitedNow = 'This item is unlimited now. Check again, then save.';
export const unlimited = 'This item is unlimited. Set how many there are instead.';
export const onlyLeft = (left: string) => `Only ${left} are left. Take ${left} or fewer.`;
export const tooMany = 'Keep 1,000,000 or fewer.';
