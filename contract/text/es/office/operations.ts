/** Operations: navigation, overview, sources and the words that its screens share. */
export const hotelRequests = 'Solicitudes a hoteles';
export const operations = 'Operaciones';
export const overview = 'Resumen';
export const reviews = 'Revisiones';
export const incidents = 'Incidentes';
export const zones = 'Zonas';
export const declare = 'Declarar';
export const inform = 'Informar';
export const drills = 'Simulacros';
export const partners = 'Habitaciones de hotel';
export const noSuchPage = 'Esta página no existe';
export const choosePart = 'Elija arriba una sección de Operaciones.';
export const whatOperations = 'operaciones';
export const whatIncidents = 'los incidentes';
export const units = {
  home: { one: 'casa', many: 'casas' },
  payout: { one: 'pago', many: 'pagos' },
  message: { one: 'mensaje', many: 'mensajes' },
  household: { one: 'hogar', many: 'hogares' },
  room: { one: 'habitación', many: 'habitaciones' },
  person: { one: 'persona', many: 'personas' },
  corner: { one: 'esquina', many: 'esquinas' },
};
export const tinyArea = 'menos de 0.1 millas cuadradas';
export const oneSquareMile = '1 milla cuadrada';
export const squareMiles = (n: string) => `${n} millas cuadradas`;

// Overview
export const waitingForTeam = 'Espera a nuestro equipo';
export const nothingWaits = 'Nada espera revisión.';
export const declarationsToApprove = 'Declaraciones que necesitan una segunda aprobación';
export const flaggedPayments = 'Pagos con tarjeta marcados';
export const openIncidents = 'Incidentes abiertos';
export const homesWithServices = 'Casas con servicios';
export const householdsWithoutARoom = 'Hogares sin habitación';
export const homesWaiting = 'Casas que esperan una decisión de zona';
export const payoutsLate = 'Pagos atrasados';
export const messagesFailed = 'Mensajes fallidos';

// Sources
export const officialSources = 'Fuentes oficiales';
export const noSources = 'No hay fuentes configuradas.';
export const manualSource = 'Zonas declaradas y aprobadas por dos administradores.';
export const demoSource = 'Publica cuando alguien presiona un botón en la página de evacuación de la demo.';
export const notPolled = 'No consultamos esta fuente.';
export const outcomeGood = 'Respuesta completa';
export const outcomeUnchanged = 'Sin cambios';
export const outcomeEmpty = 'Respuesta vacía, ignorada';
export const outcomeHalf = 'Respuesta parcial, ignorada';
export const outcomeRefused = 'Rechazada';
export const outcomeFailed = 'Sin respuesta';
export const hazardSources = 'Incendios, cierres de vías y refugios';
export const noHazardSources =
  'No hay ninguna fuente de incendios ni de cierres configurada. Ninguna ruta puede evitarlos.';
export const firesInForce = (n: number) => (n === 1 ? '1 incendio activo.' : `${n} incendios activos.`);
export const closuresInForce = (n: number) =>
  n === 1 ? '1 cierre vigente o previsto.' : `${n} cierres vigentes o previstos.`;
export const sheltersOpen = (n: number) => (n === 1 ? '1 refugio abierto.' : `${n} refugios abiertos.`);
export const outcomeDoubtful = 'En duda: lo nuevo cuenta, nada termina';
export const endedLast = 'Lo último que terminó';
export const checked = (name: string) => `Consultamos ${name}`;
export const statusIs = (word: string) => `Estado: ${word}.`;
export const notChecked = 'No pudimos consultar la fuente';
export const since = (moment: string) => `Desde el ${moment}.`;
export const lastGood = (moment: string) => `Última respuesta completa: ${moment}.`;
export const noGood = 'Aún no hay una respuesta completa.';
export const checkNow = 'Consultar ahora';
export const officialPage = 'Página oficial';
export const officialPageOf = (name: string) => `de ${name}, se abre en otra pestaña`;
export const lastResponses = 'Respuestas recientes';

// Zone and step states
export const order = 'Orden';
export const warning = 'Advertencia';
export const advisory = 'Aviso';
export const shelterInPlace = 'Refugiarse en el lugar';
export const lifted = 'Levantada';
export const unknownStatus = 'Estado desconocido';
export const automatic = 'Automática';
export const awaitingReview = 'Espera revisión';
export const approvedByTeam = 'Aprobada';
export const blocked = 'Bloqueada';
export const held = 'En espera';
export const waiting = 'Esperando';
export const released = 'Liberada';
export const checkedIn = 'Registrada';
export const over = 'Terminada';
export const due = 'Por enviar';
export const needsCard = 'Falta tarjeta';
export const beingSent = 'Enviando';
export const confirming = 'Confirmando';
export const sent = 'Enviado';
export const arrived = 'Recibido';
export const failed = 'Falló';
export const canceled = 'Cancelado';
export const queued = 'En cola';
export const notNeeded = 'Ya no se necesita';
export const active = 'Activo';
export const none = 'Ninguno';

// The list of incidents
export const noIncidents = 'No hay incidentes';
export const noIncidentsDetail =
  'Una orden oficial sobre la casa de un miembro abre un incidente automáticamente. Donde no tenemos fuente, declare un área.';
export const noneRecently = 'Ninguna orden ha iniciado servicios en las últimas dos semanas.';
export const incident = 'Incidente';
export const state = 'Estado';
export const open = 'Abierto';
export const ended = 'Terminado';
export const cashHeld = 'Dinero retenido';
export const started = 'Empezó';
export const homes = 'Casas';
export const seen = 'Alerta vista';
export const ofAll = (n: number, all: number) => `${n} de ${all}`;
export const feedStates = { ok: 'OK', stale: 'DESACTUALIZADA', unavailable: 'NO DISPONIBLE' };
