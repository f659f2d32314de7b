/** Shared parts: dialogs, lists, charts, progress and messages. */

/** Evacuation badge: the official words. */
export const evacuationOrder = 'Orden de evacuación';
export const evacuationWarning = 'Advertencia de evacuación';
export const shelterInPlace = 'Refugiarse en el lugar';
export const advisory = 'Aviso';
export const lifted = 'Levantada';

/** Dialogs. */
export const notSaved = 'No se guardó';
export const nothingDone = 'No pudimos hacerlo';
export const enterReason = 'Escriba un motivo';
export const reason = 'Motivo';
export const reasonHint = 'Se guarda con la decisión, su nombre y la hora.';
export const type = (word: string) => `Escriba ${word}`;
export const typeToContinue = (word: string) => `Escriba ${word} para continuar.`;

/** Loading, and what can go wrong. `what` is like "the incidents". */
export const loadingWhat = (what: string) => `Cargando ${what}`;
export const notLoaded = (what: string) => `No pudimos cargar ${what}`;
export const servicesContinue = 'Los servicios a los miembros siguen funcionando sin esta página.';
export const notFound = 'No encontramos lo que busca';
export const notFoundDetail = 'Es posible que el enlace esté incompleto o que se haya eliminado.';
export const seeAll = 'Ver la lista completa';

/** Links from messages. */
export const linkBroken = 'Este enlace no funciona';
export const invitationNotLoaded = 'No pudimos cargar la invitación';

/** Lists and tables. */
export const pagesOf = (list: string) => `${list}, páginas`;
export const pageOf = (page: number, pageCount: number) => `Página ${page} de ${pageCount}`;
export const page = (number: number) => `Página ${number}`;
export const sortBy = 'Ordenar por';
export const asListed = 'Orden habitual';
export const lowestFirst = 'de menor a mayor';
export const highestFirst = 'de mayor a menor';
export const sortedBy = (column: string, direction: string) => `${column}, ${direction}`;
export const notReported = 'Sin datos';

/** Rows of pictures that move. `what` is like "the gallery". */
export const play = (what: string) => `Reproducir ${what}`;
export const pause = (what: string) => `Pausar ${what}`;

/** Progress. */
export const ofMax = (value: number, max: number) => `${value} de ${max}`;
export const of100 = (value: number) => `${value} de 100`;
export const done = 'Listo';
export const inProgress = 'En curso';
export const notStarted = 'Sin empezar';
export const open = 'Pendiente';
export const failed = 'Falló';

/** Messages on top of the page. */
export const notifications = 'Notificaciones (F8)';
export const notification = (title: string) => `Notificación: ${title}`;

/** A field that only robots fill in. */
export const honeypot = 'Sitio web: déjelo en blanco';
