/** Why an item, a photo, a receipt or an imported list wasn't accepted. */
export const noSuchItem = 'No existe ese artículo.';
export const noSuchPhoto = 'No existe esa foto.';
export const noSuchReceipt = 'No existe ese recibo.';
export const noSuchRoom = 'No existe ese cuarto.';
export const futureDay = 'Elija un día que no esté en el futuro.';
export const manyItems = (most: string, items: string) =>
  `Una casa puede tener hasta ${most} artículos, y esta tiene ${items}. Primero quite algunos.`;
export const manyPhotos = (most: number) => `Un artículo puede tener hasta ${most} fotos. Primero quite una.`;
export const manyReceipts = (most: number) =>
  `Una casa puede tener hasta ${most} recibos. Primero borre algunos.`;
export const manyRooms = (most: number) =>
  `Una casa puede tener hasta ${most} cuartos. Use uno de los que ya hay.`;
export const photosChanged = 'Las fotos acaban de cambiar. Revíselas e inténtelo de nuevo.';

// Importing a list.
export const manyOfYourLists =
  'Tiene varias listas en proceso. Esta no se leyó y no se importó nada. Inténtelo de nuevo en un momento.';
export const manyLists =
  'En este momento se importan muchas listas. La suya no se leyó y no se importó nada. Inténtelo de nuevo en un momento.';
export const stoppedArriving = 'El archivo dejó de llegar. Revise su conexión y envíelo de nuevo.';
export const tooLarge = 'Este archivo pesa más de 2 MB. Divídalo en varias listas.';
export const tooSlow =
  'Leer este archivo tardó demasiado y no se importó nada. Inténtelo de nuevo en un momento. Si vuelve a pasar, guárdelo como CSV.';
export const manyCells =
  'Esta lista tiene más de 200,000 celdas. Deje solo las columnas sobre sus artículos o divídala en varias listas.';
export const notAList = 'No podemos leer esta lista. Guárdela como CSV o XLSX.';
export const openQuote = (row: number) =>
  `Unas comillas de la fila ${row} nunca se cierran. Corríjalas e inténtelo de nuevo.`;
export const unreadable = 'No pudimos leer este archivo. Guárdelo otra vez como XLSX o como CSV.';
export const oldWorkbook = 'Este es un archivo antiguo (.xls). Guárdelo como XLSX o CSV.';
export const empty = 'Este archivo está vacío. Agregue una fila con encabezados y una fila por artículo.';
export const onlyHeadings = 'Este archivo tiene encabezados y nada debajo. Agregue una fila por artículo.';
export const manyRows = 'Este archivo tiene más de 5,000 filas. Divídalo en varias listas.';
export const noRows = 'No se puede importar ninguna fila. Corrija la lista e inténtelo de nuevo.';

/** What's wrong in a row. */
export const rowSays = {
  condition: 'Use nuevo, bueno, regular o malo',
  purchasedOn: 'Escriba la fecha como 2024-05-31 o 5/31/2024',
  ageYears: 'Escriba la antigüedad en años, como 3',
  quantity: 'Escriba un número entero de 1 a 9,999',
};
export const futureInRow = 'Este día está en el futuro';
