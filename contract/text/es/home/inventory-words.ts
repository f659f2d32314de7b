/** Words that every inventory screen uses. */

export const itemCount = (count: number, counted: string) =>
  `${counted} ${count === 1 ? 'artículo' : 'artículos'}`;
export const years = (count: number) => `${count} ${count === 1 ? 'año' : 'años'}`;
export const noRoom = 'Sin cuarto';
export const categories = {
  Electronics: 'Electrónica',
  Furniture: 'Muebles',
  Appliances: 'Electrodomésticos',
  Jewelry: 'Joyería',
  Other: 'Otros',
};
export const conditions = {
  new: 'Nuevo',
  good: 'Bueno',
  fair: 'Regular',
  poor: 'Malo',
};
export const columns = {
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
