/** La página del inventario. */

// The page.
export const inventory = 'Inventario';
export const tabs = 'Inventario de esta casa';
export const items = 'Artículos';
export const valueByRoom = 'Valor por cuarto';
export const valueByCategory = 'Valor por categoría';
export const trash = 'Papelera';
export const noHome =
  'Los artículos pertenecen a una casa. Primero agregue su casa y luego anote lo que hay en ella.';
export const notLoaded = 'No pudimos cargar su inventario';
export const notLoadedSafe = 'Todo lo que agregó está guardado.';
export const loading = 'Cargando su inventario';
export const error = 'Error';
export const totals = 'Lo que hay en su casa';
export const costToReplace = 'Costo de reemplazo';
export const actualCashValue = 'Valor real en efectivo';
export const ageless = (count: number, counted: string) =>
  `${counted} ${count === 1 ? 'artículo sin antigüedad no se deprecia' : 'artículos sin antigüedad no se deprecian'}.`;
export const totalValue = 'Valor total';
export const addFirst = 'Agregue el primero abajo';
export const inThisHome = 'en esta casa';
export const toReplaceNote = 'costo de reemplazo';
export const empty = 'Todavía sin artículos';
export const emptyText =
  'Empiece por el cuarto donde está: ¿qué costaría más reemplazar? También puede importar una lista.';
export const emptyViewer = 'Las personas que administran esta casa todavía no han agregado artículos.';
export const importList = 'Importar una lista';
export const stillHaveIt = '¿Todavía lo tiene?';
export const stillHaveThem = '¿Todavía los tiene?';
export const startReview = 'Empezar revisión';
export const notReviewed = (count: number, counted: string) =>
  count === 1
    ? 'Hace más de un año que no revisa 1 artículo.'
    : `Hace más de un año que no revisa ${counted} artículos.`;

// Actions.
export const photoWalk = 'Recorrido con fotos';
export const addWithDetails = 'Agregar con detalles';
export const importIt = 'Importar';
export const exportIt = 'Exportar';
export const excel = 'Excel (XLSX)';
export const rooms = 'Cuartos';
export const addAnItem = 'Agregar un artículo';
export const addedText = 'El artículo se agregó al inventario.';
export const notAdded = 'No se pudo agregar el artículo.';
export const itemName = 'Nombre del artículo';
export const estimatedValue = 'Valor estimado ($)';
export const addItem = 'Agregar artículo';

// The list.
export const searchItems = 'Buscar artículos';
export const searchHint = 'Nombre, marca, modelo, cuarto';
export const room = 'Cuarto';
export const allRooms = 'Todos los cuartos';
export const category = 'Categoría';
export const allCategories = 'Todas las categorías';
export const sortBy = 'Ordenar por';
export const newestFirst = 'Más recientes';
export const oldestFirst = 'Más antiguos';
export const nameAToZ = 'Nombre, A a Z';
export const roomAToZ = 'Cuarto, A a Z';
export const highestCostFirst = 'Mayor costo primero';
export const lowestCostFirst = 'Menor costo primero';
export const highestCashValueFirst = 'Mayor valor en efectivo primero';
export const found = (found: string, items: string) => `${found} de ${items}`;
export const selectAll = 'Seleccionar los mostrados';
export const selectedHeader = 'Seleccionados';
export const select = (name: string) => `Seleccionar ${name}`;
export const pieces = (count: number) => `${count} piezas`;
export const ageUnknown = 'Antigüedad desconocida';
export const nothingFound = 'Sin resultados';
export const nothingFoundText = 'Ningún artículo de este cuarto y categoría coincide con su búsqueda.';
export const showAll = 'Ver todos los artículos';
export const item = 'Artículo';
export const added = 'Agregado';
export const more = (count: number) => `${count} más`;

// Several items at once.
export const selectedItems = 'Artículos seleccionados';
export const selected = (items: string) => `${items}, selección`;
export const edit = 'Editar';
export const receipt = 'Recibo';
export const deleteIt = 'Borrar';
export const clear = 'Quitar selección';
export const receiptFor = (items: string) => `Recibo para ${items}`;
export const receiptText = 'Un recibo puede cubrir todo lo que compró junto.';
export const deleteQuestion = (items: string) => `¿Borrar ${items}?`;
export const deleteText = 'Se quedan 30 días en la papelera, con sus fotos. Puede restaurarlos desde ahí.';
export const deleteItems = (items: string) => `Borrar ${items}`;
export const chooseWhatToChange = 'Elija qué cambiar.';
export const editItems = (items: string) => `Editar ${items}`;
export const editText = 'Lo que deje en blanco no cambia.';
export const roomHint = 'Un nombre nuevo crea un cuarto nuevo.';
export const noChange = 'Sin cambio';
export const condition = 'Estado';
export const unknown = 'No se sabe';
export const cancel = 'Cancelar';
export const save = (items: string) => `Guardar ${items}`;
export const changed = (items: string) => `${items}: cambio guardado`;

// The trash.
export const lastDay = 'Se borra en menos de un día';
export const daysLeft = (days: number) => `Quedan ${days} días`;
export const trashNotLoaded = 'No pudimos cargar la papelera';
export const trashSafe = 'Todo lo que contiene está seguro.';
export const loadingTrash = 'Cargando la papelera';
export const trashEmpty = 'La papelera está vacía';
export const trashEmptyText = (days: number) =>
  `Los artículos borrados se quedan aquí ${days} días, por si se equivoca.`;
export const restoreAll = 'Restaurar todo';
export const restore = <T>(name: T) => ['Restaurar ', name];
export const destroy = <T>(name: T) => ['Borrar para siempre ', name];
export const trashPart = (shown: string, all: string) =>
  `Estos son los últimos ${shown} de ${all}. Restaure o borre algunos para ver los demás.`;
export const destroyQuestion = '¿Borrar para siempre?';
export const destroyText = (name: string) =>
  `${name} y sus fotos se borran de inmediato. Esto no se puede deshacer.`;
export const destroyIt = 'Borrar para siempre';
export const restored = (items: string) => `${items}: restauración lista`;
export const deleted = (items: string) => `${items}: en la papelera`;
export const destroyed = (items: string) => `${items}: borrado definitivo`;
export const inTrash = (days: number) => `En la papelera por ${days} días.`;
export const undo = 'Deshacer';

// On paper.
export const printed = (items: string, cost: string, day: string) =>
  `${items} · ${cost} para reemplazar · Impreso el ${day}`;
export const age = 'Antigüedad';
export const qty = 'Cant.';
export const total = 'Total';
export const ageNotReported = 'Sin antigüedad';
export const printedAgeless = (count: number, counted: string) =>
  count === 1
    ? '1 artículo no tiene antigüedad, así que el total de valores reales lo cuenta a costo completo.'
    : `${counted} artículos no tienen antigüedad, así que el total de valores reales los cuenta a costo completo.`;

// Whether the policy covers it.
export const cover = 'Seguro de sus pertenencias';
export const coverNotLoaded = 'No pudimos cargar la comparación';
export const coverLoading = 'Comparando con su póliza';
export const limitUsed = 'Su límite está agotado';
export const nearLimit = 'Cerca de su límite';
export const nearLimitText = (left: string) =>
  `Le quedan ${left} de su límite. Pida a su aseguradora que lo suba antes de comprar más.`;
export const noPolicy = 'Sin póliza vigente';
export const noPolicyText = 'Agregue su póliza para ver si alcanza para reemplazar lo que tiene.';
export const noLimit = 'Falta el límite';
export const noLimitText =
  'Agregue el límite de bienes personales de su página de declaraciones para comparar.';
export const underInsured = (gap: string) => `Le faltan ${gap} de seguro`;
export const underInsuredText =
  'Reemplazarlo todo costaría más de lo que su póliza paga por sus pertenencias. Pida a su aseguradora que suba el límite.';
export const nothingToCover = 'Todavía no hay nada que cubrir';
export const covered = 'Su límite cubre todo lo anotado';
export const coveredText = (left: string) => `Le quedan ${left} de su límite.`;
export const usedOfLimit = 'Límite usado';
export const amountOf = (part: string, whole: string) => `${part} de ${whole}`;
export const limitPays = (percent: number) => `Su límite paga el ${percent}%`;
export const goToPolicy = 'Ir a su póliza';

// Depreciation.
const inCondition: Record<string, string> = {
  new: 'si está como nuevo',
  good: 'en buen estado',
  fair: 'en estado regular',
  poor: 'en mal estado',
};
const losing = (who: string, percent: number, floor: number, condition: string | null) =>
  `${who} ${percent}% al año, hasta llegar al ${floor}% ${condition === null ? 'en cualquier estado' : inCondition[condition]}.`;
export const actualCashValueEach = 'Valor real en efectivo, c/u';
export const addAge = 'Agregue la fecha de compra o la antigüedad para ver cuánto vale hoy.';
export const scheduleNote =
  'Así suelen calcularlo los ajustadores. La tabla de su aseguradora decide lo que se paga.';
export const keepsValue = (category: string) => `${category}: conserva su valor con los años.`;
export const stillWorth = (cost: string) => `${cost} siguen siendo ${cost}.`;
export const losesValue = {
  Electronics: (percent: number, floor: number, condition: string | null) =>
    losing('La electrónica pierde', percent, floor, condition),
  Furniture: (percent: number, floor: number, condition: string | null) =>
    losing('Los muebles pierden', percent, floor, condition),
  Appliances: (percent: number, floor: number, condition: string | null) =>
    losing('Los electrodomésticos pierden', percent, floor, condition),
  Jewelry: (percent: number, floor: number, condition: string | null) =>
    losing('La joyería pierde', percent, floor, condition),
  Other: (percent: number, floor: number, condition: string | null) =>
    losing('Los demás artículos pierden', percent, floor, condition),
};
export const atFloor = (cost: string, age: string, percent: number, value: string) =>
  `${cost}, ${age} de uso: queda ${percent}% = ${value}`;
