/** Un artículo: formulario, fotos, recibos y cuartos. */

// The sheet.
export const item = 'Artículo';
export const addAnItem = 'Agregar un artículo';
export const addText =
  'Bastan el nombre, la categoría y el valor. Puede agregar un recibo después de guardarlo.';
export const addItem = 'Agregar artículo';
export const added = 'El artículo se agregó al inventario.';
export const notLoaded = 'No pudimos cargar este artículo';
export const loading = 'Cargando el artículo';
export const details = 'Detalles';
export const saveChanges = 'Guardar cambios';
export const changesSaved = 'Cambios guardados';
export const deleteItem = 'Borrar artículo';
export const error = 'Error';

// The form.
export const aboutThisItem = 'Sobre este artículo';
export const discard = <T>(wide: (words: string) => T) => ['Descartar ', wide('cambios')];
export const itemName = 'Nombre del artículo';
export const category = 'Categoría';
export const room = 'Cuarto';
export const livingRoom = 'Sala';
export const estimatedValueEach = 'Valor estimado, c/u ($)';
export const quantity = 'Cantidad';
export const costToReplaceEach = 'Costo de reemplazo, c/u ($)';
export const costHint = 'Lo que cuesta hoy uno nuevo.';
export const condition = 'Estado';
export const unknown = 'No se sabe';
export const purchaseDate = 'Fecha de compra';
export const ageInYears = 'Antigüedad en años';
export const ageHint = 'Si no sabe la fecha.';
export const brand = 'Marca';
export const model = 'Modelo';
export const serialNumber = 'Número de serie';
export const purchasePriceEach = 'Precio de compra, c/u ($)';
export const notes = 'Notas';
export const notesHint = 'Cifradas, como el número de serie.';

// Photos.
export const photos = 'Fotos';
export const cover = 'Portada';
export const noPhotos =
  'Todavía sin fotos. La mejor prueba es una del artículo completo y otra de su etiqueta.';
export const addPhotos = 'Agregar fotos';
export const photoAlt = (name: string, number: number, all: number) => `${name}, foto ${number} de ${all}`;
export const movePhotoForward = (number: number) => `Mover la foto ${number} adelante`;
export const movePhotoBack = (number: number) => `Mover la foto ${number} atrás`;
export const deletePhotoNumber = (number: number) => `Borrar la foto ${number}`;
export const deletePhotoQuestion = '¿Borrar esta foto?';
export const deletePhotoText = (name: string) => `Es prueba de que tenía ${name}. Esto no se puede deshacer.`;
export const deletePhoto = 'Borrar foto';
export const photoDeleted = 'Foto borrada';
export const newItemPhotos = 'Fotos del artículo nuevo';
export const photosWait = (count: number) =>
  count === 1
    ? '1 foto se sube cuando agregue el artículo.'
    : `${count} fotos se suben cuando agregue el artículo.`;
export const removePhoto = (name: string) => `Quitar ${name}`;
export const mostPhotos = (most: number) => `Un artículo puede tener hasta ${most} fotos`;
export const firstKept = (most: number) => `Guardamos las primeras ${most}.`;
export const uploads = 'Fotos que se suben';
export const waiting = (size: string) => `En espera · ${size}`;
export const uploading = (percent: number) => `Subiendo, ${percent} %`;
export const checking = 'Revisando';
export const removeFromList = (name: string) => `Quitar ${name} de esta lista`;
export const cancel = (name: string) => `Cancelar ${name}`;
export const uploadOf = (name: string) => `Subida de ${name}`;
export const retry = <T>(name: T) => ['Reintentar ', name];
export const notUploaded = (name: string, why: string) => `No pudimos subir ${name}. ${why}`;
export const photoNotAdded = 'No se agregó la foto';
export const photoAdded = 'Foto agregada';
export const photosAdded = (count: number) => `${count} fotos agregadas`;

// Receipts.
export const receipts = 'Recibos';
export const noReceipts = 'Todavía sin recibos. Un recibo puede cubrir muchos artículos.';
export const addReceipt = 'Agregar recibo';
export const addingReceipt = 'Agregando el recibo';
export const useSavedReceipt = 'Usar un recibo guardado';
export const chooseReceipt = 'Elija un recibo';
export const receiptAdded = 'Recibo agregado';
export const receiptAddedTo = (count: number) => `Recibo agregado a ${count} artículos`;
export const forThisItem = 'Para este artículo';
export const forItems = (count: number) => `Para ${count} artículos`;
export const download = (name: string) => `Descargar ${name}`;
export const detachReceipt = (name: string) => `Quitar ${name} de este artículo`;
export const deleteNamed = (name: string) => `Borrar ${name}`;
export const deleteReceiptQuestion = '¿Borrar este recibo?';
export const deleteSharedReceiptText = (name: string, items: number) =>
  `${name} cubre ${items} artículos y se borra de todos. Esto no se puede deshacer.`;
export const deleteReceiptText = (name: string) =>
  `${name} se borra para siempre. Esto no se puede deshacer.`;
export const deleteReceipt = 'Borrar recibo';
export const receiptDeleted = 'Recibo borrado';

// Rooms.
export const rooms = 'Cuartos';
export const roomsText =
  'Dé el mismo nombre a dos cuartos para unirlos. Al quitar un cuarto se conservan sus artículos.';
export const noRooms = 'Todavía sin cuartos. Agregue uno aquí o al editar un artículo.';
export const newRoom = 'Cuarto nuevo';
export const addRoom = 'Agregar cuarto';
export const roomAdded = (name: string) => `${name}: cuarto agregado`;
export const roomNameRequired = 'Escriba el nombre del cuarto';
export const nameOf = (name: string) => `Nombre de ${name}`;
export const merge = 'Unir';
export const rename = 'Cambiar nombre';
export const roomRenamed = (from: string, to: string) => `${from} ahora es ${to}`;
export const removeRoomNamed = (name: string) => `Quitar ${name}`;
export const removeRoomQuestion = (name: string) => `¿Quitar ${name}?`;
export const removeRoomText =
  'Sus artículos siguen en su inventario sin cuarto. No guardamos qué había en él.';
export const removeRoom = 'Quitar cuarto';
export const roomRemoved = (name: string) => `${name}: cuarto quitado`;
export const roomRemovedText = 'Sus artículos ya no tienen cuarto.';
