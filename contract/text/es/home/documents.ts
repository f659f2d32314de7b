/** Documentos en HomeVault. */

// The page.
export const documents = 'Documentos';
export const cardText = 'Documentos de seguro, identidad y salud, cifrados y en un solo lugar.';
export const viewDocuments = 'Ver documentos';
export const noHome =
  'Los documentos pertenecen a una casa. Primero agregue su casa y luego guarde aquí sus documentos.';
export const tabs = 'Documentos de esta casa';
export const checklist = 'Lista';
export const notLoaded = 'No pudimos cargar sus documentos';
export const notLoadedSafe = 'Están seguros en su bóveda.';
export const loading = 'Cargando sus documentos';
export const savedTitle = 'Documentos guardados';
export const savedCount = (saved: number, needed: number) => `${saved} de ${needed} documentos guardados`;
export const error = 'Error';
export const save = 'Guardar';

// Adding.
export const add = 'Agregar documentos';
export const formats = 'PDF, JPG o PNG. Hasta 10 MB cada uno.';
export const chooseFiles = 'Elegir archivos';
export const takePhoto = 'Tomar una foto';
export const dropFilesHere = 'Suelte los archivos aquí';
export const dropToAdd = 'Suelte para agregar sus documentos';
export const documentType = 'Tipo de documento';
export const guessType = 'Según el nombre del archivo';
export const viewOnly = 'Solo puede ver esta casa, así que no puede agregar documentos.';
export const wrongFormat = (name: string) => `${name} no es PDF, JPG ni PNG.`;
export const isEmpty = (name: string) => `${name} está vacío.`;
export const tooLarge = (name: string, size: string, most: string) =>
  `${name} pesa ${size}. El límite es ${most}.`;

// Uploads.
export const uploads = 'Subidas';
export const clearList = 'Vaciar lista';
export const finishedCount = (over: number, all: number) => `${over} de ${all} terminadas`;
export const states = {
  waiting: 'En espera',
  sending: 'Subiendo',
  done: 'En su bóveda',
  failed: 'No se subió',
  refused: 'No se agregó',
};
export const typeOf = (name: string) => `Tipo de documento de ${name}`;
export const removeFromList = (name: string) => `Quitar ${name} de esta lista`;
export const cancel = (name: string) => `Cancelar ${name}`;
export const uploadOf = (name: string) => `Subida de ${name}`;
export const checking = 'Revisando';
export const tryAgain = <T>(name: T) => ['Reintentar ', name];
export const filesNotAdded = (count: number) => `${count} archivos no se agregaron`;
export const filesNotAddedText = 'La lista de subidas dice por qué en cada caso.';
export const fileNotAdded = 'El archivo no se agregó';
export const filesUploaded = 'Archivos subidos';
export const isInYourVault = (name: string) => `${name} está en su bóveda.`;
export const filesAreInYourVault = (count: number) => `${count} archivos están en su bóveda.`;
export const notUploaded = (name: string, why: string) => `No pudimos subir ${name}. ${why}`;

// The list.
export const empty = 'Todavía sin documentos';
export const emptyText =
  'Empiece por lo más difícil de reponer: identificación, póliza de seguro, escritura o contrato. Basta una foto con el teléfono.';
export const yourChecklist = 'Su lista';
export const search = 'Buscar';
export const searchHint = 'Nombre o tipo';
export const group = 'Grupo';
export const allGroups = 'Todos los grupos';
export const otherDocuments = 'Otros documentos';
export const sortBy = 'Ordenar por';
export const newestFirst = 'Más recientes';
export const oldestFirst = 'Más antiguos';
export const largestFirst = 'Más grandes';
export const name = 'Nombre';
export const type = 'Tipo';
export const documentCount = (count: number) => (count === 1 ? '1 documento' : `${count} documentos`);
export const foundCount = (found: number, all: number) => `${found} de ${all} documentos`;
export const nothingFound = 'Sin resultados';
export const nothingFoundText = 'Ningún documento de este grupo coincide con su búsqueda.';
export const showAll = 'Ver todos los documentos';
export const version = (version: number) => `Versión ${version}`;
export const download = (name: string) => `Descargar ${name}`;
export const moreFor = (name: string) => `Más opciones para ${name}`;
export const open = 'Abrir';
export const downloadIt = 'Descargar';
export const replaceFile = 'Reemplazar archivo';
export const versions = 'Versiones';
export const rename = 'Cambiar nombre o tipo';
export const documentSaved = 'Documento guardado';
export const moveToTrash = 'Mover a la papelera';
export const movedToTrash = 'En la papelera';
export const movedText = (name: string) => `Puede restaurar ${name} durante 30 días.`;
export const newFileFor = (name: string) => `Archivo nuevo para ${name}`;

// The viewer.
export const smaller = 'Reducir';
export const larger = 'Ampliar';
export const close = 'Cerrar';
export const contentOf = (name: string) => `Contenido de ${name}`;
export const opening = 'Abriendo el documento';
export const notOpened = 'No pudimos abrir el documento';
export const viewerNotLoaded = 'El visor no se cargó. Revise su conexión e inténtelo de nuevo.';
export const stillInVault = 'Sigue en su bóveda.';
export const hasPassword = 'Este PDF tiene contraseña';
export const hasPasswordText = 'Está seguro en su bóveda. Descárguelo y ábralo con su contraseña.';
export const cannotShow = 'No podemos mostrar este PDF aquí';
export const cannotShowText =
  'Su archivo está en la bóveda sin cambios. Descárguelo para abrirlo con otra aplicación.';
export const pageOf = (name: string, page: number, pages: number) => `${name}, página ${page} de ${pages}`;

// Versions.
export const versionRestored = 'Versión restaurada';
export const versionRestoredText = (version: number) => `La versión ${version} es ahora la más reciente.`;
export const newest = 'La más reciente';
export const restoredFrom = (version: number) => `Restaurada de la versión ${version}`;
export const downloadVersion = <T>(hidden: (words: string) => T, version: number) => [
  'Descargar ',
  hidden(`versión ${version}`),
];
export const restoreVersion = <T>(hidden: (words: string) => T, version: number) => [
  'Restaurar ',
  hidden(`versión ${version}`),
];
export const loadingVersions = 'Cargando las versiones';
export const versionsNotLoaded = 'No pudimos cargar las versiones';
export const versionsSafe = 'Todas están en su bóveda.';
export const versionsText =
  'Todos los archivos que ha tenido este documento. Al restaurar uno se agrega como el más reciente; no se pierde nada.';

// The checklist.
export const kindStates = {
  have: 'Lo tengo',
  need: 'Falta',
  'not-applicable': 'No aplica',
};
export const weNeedIt = <T>(name: T) => ['Sí aplica ', name];
export const doesNotApply = <T>(name: T) => ['No aplica ', name];
export const addAnother = 'Agregar otro';
export const addFile = 'Agregar archivo';

// The trash.
export const trash = 'Papelera';
export const trashCount = (count: number) => (count > 0 ? `Papelera (${count})` : 'Papelera');
export const deletedOn = (day: string) => `Borrado el ${day}`;
export const daysLeft = (days: number) => `Quedan ${days} días`;
export const lastDay = 'Se borra en menos de un día';
export const lastMoment = 'Se borra en cualquier momento';
export const restore = <T>(name: T) => ['Restaurar ', name];
export const restored = 'Documento restaurado';
export const restoredText = (name: string) => `${name} está de nuevo en sus documentos.`;
export const deleteNamed = <T>(name: T) => ['Borrar ahora ', name];
export const deleteNow = 'Borrar ahora';
export const deleteQuestion = '¿Borrar para siempre?';
export const deleteText = (name: string) =>
  `${name} y todas sus versiones se borran de inmediato. Esto no se puede deshacer.`;
export const deleted = 'Documento borrado';
export const deletedText = (name: string) => `${name} se borró para siempre.`;
export const trashEmpty = 'La papelera está vacía';
export const trashEmptyText = (days: number) =>
  `Los documentos borrados se quedan aquí ${days} días, por si los quiere de vuelta.`;
export const trashText = (days: number) =>
  `Los documentos borrados se quedan aquí ${days} días. Después se borran para siempre, con todas sus versiones.`;
