/** The inventory as a list: headings of the file a member downloads, and what an import understands. */
import { categories, columns } from './inventory-words.ts';

export const headings = columns;
/** Computed for the adjuster. */
export const replacementTotal = 'Costo de reemplazo total';
export const cashEach = 'Valor real en efectivo (c/u)';
export const cashTotal = 'Valor real en efectivo total';
export const total = 'Total';
export const categoryNames = categories;
export const conditionNames = { new: 'nuevo', good: 'bueno', fair: 'regular', poor: 'malo' };
export const categoryHint = (heading: string) =>
  `${heading} (Electrónica, Muebles, Electrodomésticos, Joyería u Otros)`;
export const conditionHint = (heading: string) => `${heading} (nuevo, bueno, regular o malo)`;
export const dateHint = (heading: string) => `${heading} (como 2024-05-31)`;
export const fileName = (day: string) => `inventario-${day}`;
export const templateName = 'inventario-plantilla';
