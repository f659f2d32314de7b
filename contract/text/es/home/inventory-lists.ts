/** The inventory as a list: headings of the file a member downloads, and what an import understands. */
export const headings = {
  room: 'Cuarto',
  name: 'Artículo',
  category: 'Categoría',
  brand: 'Marca',
  model: 'Modelo',
  serial: 'Número de serie',
  quantity: 'Cantidad',
  ageYears: 'Antigüedad (años)',
  condition: 'Estado',
  estValue: 'Valor estimado',
  replacementCost: 'Costo de reemplazo (c/u)',
  purchasedOn: 'Fecha de compra',
  purchasePrice: 'Precio de compra',
  notes: 'Notas',
};
/** Computed for the adjuster. */
export const replacementTotal = 'Costo de reemplazo total';
export const cashEach = 'Valor real en efectivo (c/u)';
export const cashTotal = 'Valor real en efectivo total';
export const total = 'Total';
export const categoryNames = {
  Electronics: 'Electrónica',
  Furniture: 'Muebles',
  Appliances: 'Electrodomésticos',
  Jewelry: 'Joyería',
  Other: 'Otros',
};
export const conditionNames = { new: 'nuevo', good: 'bueno', fair: 'regular', poor: 'malo' };
export const categoryHint = (heading: string) =>
  `${heading} (Electrónica, Muebles, Electrodomésticos, Joyería u Otros)`;
export const conditionHint = (heading: string) => `${heading} (nuevo, bueno, regular o malo)`;
export const dateHint = (heading: string) => `${heading} (como 2024-05-31)`;
export const fileName = (day: string) => `inventario-${day}`;
export const templateName = 'inventario-plantilla';
