/** The ambassador’s pages of events and yearly hours. */
export const title = 'Eventos';
export const theEvents = 'sus eventos';
export const eventsText =
  'Simulacros, talleres y jornadas para su calle. Los vecinos se inscriben en una página pública.';
export const openEvents = 'Abrir eventos';
export const openHours = 'Abrir horas del año';
export const planEvent = 'Planear un evento';
export const planText =
  'Es público de inmediato, con su nombre de pila. No escriba la dirección de su casa ni datos de salud de nadie.';
export const planned = 'Evento planeado';
export const changeEvent = 'Cambiar evento';
export const changeText = 'Escribiremos a todos los inscritos si cambia la hora o el lugar.';
export const changed = 'Evento cambiado';
export const noEvents = 'Todavía no hay eventos';
export const noEventsText =
  'Planee un simulacro o un taller. Los vecinos pueden inscribirse con o sin cuenta.';
export const limit = (open: number, most: number) => `${open} de ${most} eventos abiertos`;
export const kind = 'Tipo';
export const eventTitle = 'Título';
export const description = '¿Qué van a hacer?';
export const descriptionHint = 'Texto simple, sin enlaces.';
export const day = 'Día';
export const starts = 'Empieza';
export const ends = 'Termina';
export const zoneHint = 'Hora del Pacífico';
export const place = 'Dónde se reúnen';
export const placeHint = 'Un lugar público, como el estacionamiento de la escuela. No su casa.';
export const seats = 'Lugares';
export const bring = 'Qué traer (opcional)';
export const states = { planned: 'Planeado', canceled: 'Cancelado', closed: 'Cerrado' };
export const over = 'Terminado';
export const counts = (going: number, seats: number, waiting: number) =>
  waiting === 0
    ? `${going} de ${seats} lugares ocupados`
    : `${going} de ${seats} lugares ocupados, ${waiting} en espera`;
export const attendedCount = (people: number) =>
  people === 1 ? 'Asistió 1 persona' : `Asistieron ${people} personas`;

// One event
export const theEvent = 'este evento';
export const backToEvents = 'Todos sus eventos';
export const publicPage = 'Abrir la página pública';
export const publicPageText = 'Comparta la dirección de la página pública con sus vecinos.';
export const cancelEvent = 'Cancelar evento';
export const cancelText = 'Todos los inscritos reciben un correo con su motivo. Esto no se puede deshacer.';
export const reason = 'Motivo';
export const reasonHint = 'Sus vecinos lo leen.';
export const canceled = 'Evento cancelado';
export const because = (words: string) => `Motivo: ${words}`;
export const closedText =
  'Este evento se cerró porque usted no era embajador activo. Avisamos a todos los inscritos.';
export const when = 'Cuándo';
export const where = 'Dónde';
export const codeTitle = 'Código de llegada';
export const codeText =
  'Muestre este código en el evento. Los vecinos lo escriben en la página de su inscripción.';
export const codeUntil = (time: string) => `Cambia a las ${time}. El código anterior sirve 10 minutos más.`;
export const signUps = 'Quién se inscribió';
export const signUpsText = 'Usted solo ve nombres. Los correos los guardamos nosotros.';
export const noSignUps = 'Todavía no hay inscripciones';
export const noSignUpsText = 'Comparta la página pública. Los nombres aparecen aquí.';
export const waiting = 'Lista de espera';
export const attendanceOf = (name: string) => `Asistencia de ${name}`;
export const notNoted = 'Sin anotar';
export const hours = (hours: string) => (hours === '1' ? '1 hora' : `${hours} horas`);
export const checkedIn = 'Registró su llegada con el código';
export const notedByYou = 'Anotado por usted';
export const saidNotThere = 'Dijo que no estuvo allí';
export const attendanceSaved = 'Asistencia guardada';
export const impact = 'Puntos de impacto';
export const impactText =
  'Después del evento, elija a alguien de otro hogar que estuvo allí. Le preguntaremos por correo, y los puntos cuentan si confirma.';
export const whoConfirms = '¿Quién puede confirmarlo?';
export const askToConfirm = 'Pedir confirmación';
export const asked = 'Le pedimos que lo confirme';
export const claimIs = (state: string, points: number) => `Anotación de impacto: ${state}, ${points} puntos`;
export const noOneThere = 'Puede pedirlo cuando termine el evento y haya asistencia anotada.';

// The year
export const hoursTitle = 'Horas del año';
export const hoursText =
  'Reúna lo que su vecindario trabaja en un año contra los incendios: al menos una hora por casa, en un sitio de 8 casas o más.';
export const theHours = 'las horas del año';
export const program = 'Firewise USA';
export const notOfficial = (program: unknown) => [
  'Este no es un documento oficial de ',
  program,
  '. Si se presenta y dónde lo decide su propio sitio.',
];
export const year = 'Año';
export const yourSite = 'Su sitio';
export const siteName = 'Nombre del sitio';
export const siteNameHint = 'Por ejemplo, su calle o vecindario. No la dirección de su casa.';
export const homes = 'Casas en el sitio';
export const homesHint = 'Al menos 8';
export const declare = 'Anotar su sitio';
export const changeSite = 'Cambiar sitio';
export const siteText = 'El número de casas vale para este año. La meta es una hora por casa.';
export const siteSaved = 'Sitio guardado';
export const noSite = 'Su sitio no está anotado para este año';
export const noSiteText = 'Escriba cuántas casas tiene; así verá su avance y podrá descargar el informe.';
export const progress = (hours: string, needed: number) => `${hours} de ${needed} horas`;
export const spent = (dollars: string) => `${dollars} gastados`;
export const downloadPdf = 'Descargar PDF';
export const downloadXlsx = 'Descargar hoja de cálculo';
export const downloadCsv = 'Descargar CSV';
export const logLink = 'Enlace para registrar horas';
export const logLinkText =
  'Dé este enlace a sus vecinos. Ellos registran las horas que trabajaron en casa y usted las confirma.';
export const copyLink = 'Copiar enlace';
export const copied = 'Enlace copiado';
export const neighborHours = 'Horas de vecinos';
export const neighborHoursText = 'Confirme solo lo que sabe que es correcto.';
export const noNeighborHours = 'Todavía no hay horas de vecinos.';
export const count = 'Confirmar';
export const decline = 'Rechazar';
export const decided = 'Guardado';
export const hoursStates = {
  unconfirmed: 'Sin confirmar',
  waiting: 'Espera su respuesta',
  counted: 'Cuenta',
  declined: 'Rechazada',
  withdrawn: 'Retirada',
};
export const deleted = 'Un vecino';
export const eventHours = 'Horas de eventos';
export const eventHoursCaption = 'Eventos de este año con personas y horas';
export const noEventHours = 'Todavía no hay eventos en este año.';
export const people = 'Personas';
export const hoursColumn = 'Horas';
export const hostHours = 'Sus horas';
export const ownHours = (hours: string) => `Sus propias horas voluntarias confirmadas: ${hours}`;
