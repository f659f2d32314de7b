/** The work lists of the back office: search, paging, selection, shortcuts. */
export const search = 'Buscar';
export const selectPage = 'Seleccionar esta página';
export const selectedRows = 'Filas seleccionadas';
export const selected = (n: number, rows: string) => `Selección: ${n} ${rows}`;
export const clearSelection = 'Quitar la selección';
export const select = (row: string) => `Seleccionar ${row}`;
export const exportCsv = 'Exportar CSV';
export const exported = 'Exportación guardada';
export const exportedDetail = 'Contiene datos personales. Guárdela donde solo nuestro equipo pueda leerla.';
export const notExported = 'La exportación no se guardó';
export const pages = 'Páginas';
export const ofTotal = (n: string, total: string) => `${n} de ${total}`;
export const aToZ = 'de la A a la Z';
export const zToA = 'de la Z a la A';
export const oldestFirst = 'primero lo más antiguo';
export const newestFirst = 'primero lo más nuevo';
export const lowestFirst = 'de menor a mayor';
export const highestFirst = 'de mayor a menor';
export const loadingRows = (rows: string) => `Cargando ${rows}`;
export const rowsNotLoaded = (rows: string) => `No pudimos cargar: ${rows}`;
export const rowsSafe = 'No se cambió nada.';
export const noMatch = (rows: string) => `No hay ${rows} que coincidan`;
export const noMatchDetail = 'Pruebe otra búsqueda o quite los filtros.';
export const clearFilters = 'Quitar filtros';

// One row
export const close = 'Cerrar';
export const previousKey = 'Anterior (k)';
export const nextKey = 'Siguiente (j)';
export const loading = (what: string) => `Cargando ${what}`;
export const gone = 'Esto ya no existe. Ciérrelo para volver a la lista.';
export const notLoaded = (what: string) => `No pudimos cargar ${what}`;
export const by = (name: string) => `por ${name}`;

// Several at once
export const couldNotDo = (n: number, all: number) => `${n} de ${all} no se pudieron hacer`;
export const nothingWasChanged = 'No se cambió nada.';
export const othersDone = (n: number) => (n === 1 ? 'El otro está hecho.' : `Los otros ${n} están hechos.`);
export const notDone = 'Sin hacer';

// Shortcuts
export const shortcuts = 'Atajos de teclado';
export const shortcutsHint = 'Funcionan cuando no está escribiendo.';
export const singleKeys = 'Atajos de una tecla';
export const singleKeysHint = 'Desactívelos si presiona teclas sin querer o usa dictado por voz.';
export const nextRow = 'Fila siguiente';
export const previousRow = 'Fila anterior';
export const enter = 'Intro';
export const openRow = 'Abrir la fila';
export const selectRow = 'Seleccionar la fila';
export const escape = 'Esc';
export const closeRow = 'Cerrar la fila o quitar la selección';
