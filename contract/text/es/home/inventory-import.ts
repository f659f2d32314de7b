/** Importing a list of items. */

export const title = 'Importar una lista';
export const text = 'CSV o XLSX, hasta 5,000 filas. Verá lo que se agregará antes de guardar nada.';
export const chooseFile = 'Elegir un archivo';
export const chooseOther = 'Elegir otro archivo';
export const template = (format: string) => `Plantilla (${format})`;
export const reading = (name: string) => `Leyendo ${name}`;
export const notImported = 'No se importó nada';
export const cancel = 'Cancelar';
export const importRows = (items: string) => `Importar ${items}`;
export const imported = (items: string) => `${items}: importación lista`;
export const leftOut = (items: string) => `${items} sin importar.`;

// Columns.
export const columnsFound = (known: number, all: number) => `Columnas: ${known} de ${all} encontradas`;
export const notInFile = 'No está en el archivo';
export const column = (number: number) => `Columna ${number}`;

// What we found.
export const rows = (count: number, counted: string) => `${counted} ${count === 1 ? 'fila' : 'filas'}`;
export const sample = {
  item: 'Artículo',
  room: 'Cuarto',
  category: 'Categoría',
  qty: 'Cant.',
  value: 'Valor',
};
export const row = 'Fila';
export const rowNumber = (row: number) => `Fila ${row}`;
export const columnHeader = 'Columna';
export const missingColumn = 'Falta la columna';
export const whatToFix = 'Qué corregir';
export const noneGood = 'Todavía no se puede importar ninguna fila';
export const good = (rows: string, value: string) => `Se pueden importar ${rows}, con valor de ${value}`;
export const noSpace = (free: string) => `Esta casa tiene lugar para ${free} artículos más. Acorte la lista.`;
export const toFix = (count: number, rows: string) =>
  `${count === 1 ? 'Falta corregir' : 'Faltan por corregir'} ${rows}.`;
export const moreToFix = (rows: string) => `Hay que corregir más de ${rows}.`;
export const importOthers = 'Puede importar las demás ahora, o corregir el archivo y elegirlo otra vez.';
export const newRooms = (rooms: string) => `Cuartos nuevos: ${rooms}.`;
export const asOther = (rows: string) => `${rows} con categoría desconocida irán a Otros.`;
export const firstOf = (shown: number, rows: string) => `Las primeras ${shown} de ${rows}`;
export const willBeAdded = 'Lo que se agregará';
export const firstProblems = (count: number) => `Los primeros ${count} problemas`;
export const problems = 'Problemas';
