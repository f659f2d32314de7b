/** La mesa de casos: sus páginas, las listas de casos, el tablero y las alertas. */

// The frame.
export const desk = 'Mesa de casos';
export const cases = 'Casos';
export const board = 'Tablero';
export const broadcasts = 'Avisos generales';
export const cannedReplies = 'Respuestas guardadas';
export const report = 'Informe';

// The desk.
export const nextCase = 'Siguiente caso';
export const queueEmpty = 'La fila está vacía';
export const queueEmptyText = 'Ningún caso espera en este momento.';
export const notTaken = 'No se tomó ningún caso';
export const noCaseOpen = 'Ningún caso abierto';
export const noCaseOpenText =
  'Presione Siguiente caso. Elegimos el más grave de los que llevan más tiempo esperando.';
export const yourDesk = 'su mesa';
export const inTheQueue = 'En la fila';
export const yourCases = 'Sus casos';
export const youHaveNoCases = 'No tiene casos.';
export const allCases = 'Todos los casos';
export const backToDesk = 'Volver a la mesa';

// Search.
export const findCase = 'Buscar un caso';
export const findCaseHint =
  'Referencia, teléfono, nombre, correo electrónico o asunto del mensaje de un visitante';
export const search = 'Buscar';
export const theCases = 'los casos';
export const noCaseFound = 'No se encontró ningún caso';
export const noCaseFoundText = 'Revise la referencia, el número o el nombre.';
export const casesFound = 'Casos encontrados';

// A case in a list.
export const states = { open: 'Abierto', waiting: 'En espera', closed: 'Cerrado' };
/** Inside a sentence. */
export const statesInside = { open: 'abierto', waiting: 'en espera', closed: 'cerrado' };
export const kinds = {
  event: 'Evacuación',
  question: 'Pregunta',
  call: 'Llamada',
  visitor: 'Formulario de contacto',
};
export const withOwner = (name: string) => `A cargo de ${name}`;
export const answerDue = (at: string) => `Responder antes del ${at}`;
export const answerWasDue = (at: string) => `Debía responderse antes del ${at}`;

// The list of all cases.
export const oneCase = 'caso';
export const manyCases = 'casos';
export const heads = {
  ref: 'Caso',
  about: 'Tema',
  state: 'Estado',
  owner: 'Responsable',
  opened: 'Abierto',
};
export const searchLabel = 'Referencia, nombre, correo o asunto';
export const state = 'Estado';
export const anyState = 'Cualquier estado';
export const kind = 'Tipo';
export const anyKind = 'Cualquier tipo';
export const owner = 'Responsable';
export const owners = { all: 'Cualquiera', me: 'Yo', none: 'Nadie' };
export const answer = 'Respuesta';
export const due = { all: 'Cualquier momento', overdue: 'Atrasada' };
export const noOwner = 'Nadie';
export const noCases = 'No hay casos aquí';
export const noCasesText = 'Aquí aparecen los mensajes de los hogares y de la página de contacto.';
export const closeCases = (count: number) => (count === 1 ? 'Cerrar 1 caso' : `Cerrar ${count} casos`);
export const closeCasesQuestion = (count: number) =>
  count === 1 ? '¿Cerrar 1 caso?' : `¿Cerrar ${count} casos?`;
export const closeCasesText = 'No se avisa a quienes escribieron.';
export const casesClosed = (count: number) => (count === 1 ? '1 caso cerrado' : `${count} casos cerrados`);
export const noCaseClosed = 'No se cerró ningún caso';
export const aCase = 'Un caso';
export const reason = 'Motivo';
export const cancel = 'Cancelar';

// The board.
export const theIncidents = 'los incidentes';
export const theBoard = 'el tablero';
export const noIncident = 'Ningún incidente tiene casos abiertos';
export const noIncidentText =
  'Cuando un hogar en evacuación necesite a nuestro equipo, su caso aparecerá aquí.';
export const incident = 'Incidente';
export const show = 'Mostrar';
export const boardFilters = {
  all: 'Todos los casos abiertos',
  queue: 'Sin responsable',
  overdue: 'Respuesta atrasada',
  waiting: 'En espera',
};
export const firstOf = (shown: string, total: string) =>
  `Los primeros ${shown} de ${total} casos, los más graves primero.`;
export const noMatch = 'Ningún caso coincide.';
export const boardNoOwner = 'Sin responsable';
export const boardOverdue = (who: string) => `Atrasado, ${who}`;
export const tileMore = (reason: string, since: string) => `. ${reason}. Abierto desde el ${since}`;

// A life-threatening case that no one has taken.
export const alert = (ref: string, reason: string) =>
  `Peligro de vida: caso ${ref}. ${reason}. Nadie lo ha tomado.`;
export const moreWaiting = (count: number) => ` ${count} más en espera.`;
export const takeCase = (ref: string) => `Tomar el caso ${ref}`;
export const caseNotTaken = 'No se tomó el caso';

// Reminders.
export const reminders = 'Recordatorios';
export const reminderStays = 'El recordatorio sigue ahí';
export const done = 'Hecho';
export const doneWith = (ref: string) => `Hecho: ${ref}`;

// The report.
export const last = (days: number) => `Últimos ${days} días`;
export const period = 'Período';
export const theReport = 'el informe';
export const bySeverity = (days: number) => `Últimos ${days} días, por gravedad`;
export const byDay = 'Por día, hora del Pacífico';
export const reportNote =
  'No se cuentan los casos unidos a otro. Un caso que se cerró y se abrió de nuevo cuenta como abierto hasta que se cierre del todo.';
export const exportCsv = 'Exportar CSV';
export const reportNotSaved = 'No se guardó el informe';
export const columns = {
  day: 'Día',
  severity: 'Gravedad',
  answered: 'Respondidos',
  firstHalf: 'Primera respuesta, la mitad en',
  first90: '90% en',
  closed: 'Cerrados',
  resolvedHalf: 'Resueltos, la mitad en',
  resolved90: '90% en',
  open: 'Abiertos',
};
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${count} h`;
export const days = (count: number) => `${count} días`;
