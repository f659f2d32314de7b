/** Words that every inventory screen uses. */

export const itemCount = (count: number, counted: string) => `${counted} ${count === 1 ? 'item' : 'items'}`;
export const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;
export const noRoom = 'No room';
export const categories = {
  Electronics: 'Electronics',
  Furniture: 'Furniture',
  Appliances: 'Appliances',
  Jewelry: 'Jewelry',
  Other: 'Other',
};
export const conditions = {
  new: 'New',
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
};
export const columns = {
  room: 'Room',
  name: 'Item',
  category: 'Category',
  brand: 'Brand',
  model: 'Model',
  serial: 'Serial number',
  quantity: 'Quantity',
  ageYears: 'Age (years)',
  condition: 'Condition',
  estValue: 'Estimated value',
  replacementCost: 'Cost to replace (each)',
  purchasedOn: 'Purchase date',
  purchasePrice: 'Purchase price',
  notes: 'Notes',
};
