/** Health in the back office: sources, server, mail, queues and failed jobs; and the coverage check. */
export const health = 'Estado del sistema';
export const whatHealth = 'el informe de estado';
export const checkedAt = (moment: string) => `Consultado el ${moment}.`;
export const outbox = 'Bandeja de salida';
export const householdMessages = 'Mensajes a los hogares';
export const officialSources = 'Fuentes oficiales';
export const serverAndDatabase = 'Servidor y base de datos';
export const queues = 'Colas';
export const homesWaiting = 'Casas que esperan una decisión de zona';
export const oldestReview = 'Revisión abierta más antigua';
export const onCallTexted = 'se avisó al teléfono de guardia';
export const noSources = 'No hay fuentes configuradas.';
export const lastGood = (moment: string) => `Última respuesta completa: ${moment}.`;
export const noGood = 'Aún no hay una respuesta completa.';
export const version = 'Versión';
export const runningSince = 'En marcha desde';
export const databaseSize = 'Tamaño de la base de datos';
export const connections = 'Conexiones';
export const connectionFacts = (open: number, most: number, idle: number, queued: number) =>
  `${open} abiertas de ${most}, ${idle} inactivas, ${queued} en cola`;
export const lastMigration = 'Última migración';
export const logsVerified = 'Última verificación de los registros de auditoría';
export const notYet = 'Aún no';

// Mail, messages and queues
export const mail = 'Correo';
export const email = 'Correo';
export const textMessage = 'Mensaje de texto';
export const push = 'Notificación push';
export const toBeSent = 'En cola';
export const oldest = 'Más antiguo';
export const bounced = 'Rechazados';
export const givenUp = 'Abandonados';
export const mailCaption = 'Correo por tipo';
export const channel = 'Canal';
export const due = 'Por enviar';
export const later = 'Después';
export const failed = 'Fallidos';
export const oldestDue = 'El más antiguo por enviar';
export const messagesCaption = 'Mensajes por canal';
export const queue = 'Cola';
export const waiting = 'En espera';
export const running = 'En curso';
export const waitingSince = 'En espera desde';
export const allQueues = 'Todas las colas';
export const queuesWithWork = 'Colas activas';
export const noWork = 'No hay trabajos en espera ni en curso.';
export const showActive = 'Mostrar solo colas activas';
export const showAllQueues = (n: number) => `Mostrar las ${n} colas`;

// Failed jobs
export const failedJobWords = { one: 'trabajo fallido', many: 'trabajos fallidos' };
export const whatFailedJobs = 'los trabajos fallidos';
export const whatFailedJob = 'el trabajo fallido';
export const failedJobs = 'Trabajos fallidos';
export const failedJob = 'Trabajo fallido';
export const job = 'Trabajo';
export const why = 'Error';
export const tries = 'Intentos';
export const begun = 'Empezó';
export const actions = 'Acciones';
export const noFailed = 'Ningún trabajo falló en la última semana.';
export const noFailedTitle = 'Ningún trabajo falló en la última semana';
export const noFailedDetail =
  'Los trabajos fallidos se reintentan automáticamente. Los que agotan sus intentos aparecen aquí.';
export const failedCaption = 'Trabajos fallidos, del más nuevo al más antiguo';
export const seeFailed = 'Ver el trabajo fallido';
export const seeAllFailed = (n: string) => `Ver los ${n} trabajos fallidos`;
export const jobSearch = 'Nombre del trabajo o texto del error';
export const anyJob = 'Cualquier trabajo';
export const retryAll = 'Reintentar todos los de este tipo';
export const retried = (n: string) => `Reintentando ${n}`;
export const retriedSome = (n: string, left: string) => `Reintentando ${n}, quedan ${left}`;
export const retry = 'Reintentar';
export const discard = 'Descartar';
export const retrying = 'Reintentando el trabajo';
export const discardQuestion = '¿Descartar este trabajo?';
export const discardJob = 'Descartar trabajo';
export const discardDetail = (name: string, moment: string) =>
  `${name}, que falló el ${moment}, se elimina y no se ejecuta.`;
export const discardReason = 'Por qué no se necesita';
export const jobDiscarded = 'Trabajo descartado';

// Bounced email
export const bouncedEmail = 'Correo rechazado';
export const whatBounced = 'el correo rechazado';
export const noBounced = 'No se rechazó ningún correo.';
export const bouncedCaption = 'Correo rechazado, del más nuevo al más antiguo';
export const newestShown = (n: number, total: string) => `Se muestran los ${n} más nuevos de ${total}.`;
export const to = 'Para';
export const accountDeleted = 'Cuenta eliminada';
export const written = 'Creado';
export const resend = 'Reenviar';
export const toWhom = (email: string) => `a ${email}`;
export const resent = 'Reenviando el correo';

// Coverage check
export const lookingUp = 'Buscando la casa';
export const notLookedUp = 'No pudimos buscar la casa';
export const precision = {
  home: 'dirección exacta',
  street: 'solo la calle',
  zip: 'solo el código postal',
  city: 'solo la ciudad',
  point: 'punto en el mapa',
};
export const of100 = (score: number) => `${score} de 100`;
export const notInData = 'No está en nuestros datos';
export const found = 'Encontrado en el mapa';
export const county = 'Condado';
export const countyRisk = 'Riesgo del condado';
export const partnerHotels = 'Hoteles asociados';
export const withinMiles = (n: number, miles: number) => `${n} a menos de ${miles} millas`;
export const countyHazards = 'Peligros del condado';
export const noDisasters = (miles: number) =>
  `Nuestros registros no muestran desastres anteriores a menos de ${miles} millas.`;
export const pastDisasters = (miles: number, list: string) =>
  `Desastres anteriores a menos de ${miles} millas: ${list}.`;
export const disaster = (name: string, day: string, miles: number) => `${name} (${day}, ${miles} mi)`;
