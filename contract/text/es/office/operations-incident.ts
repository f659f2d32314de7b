/** One incident in Operations, its homes and corrections, and the dialogs for partner hotels. */
export const whatIncident = 'el incidente';
export const whatHomes = 'las casas';
export const whatCase = 'el caso';
export const open = 'Abierto';
export const ended = 'Terminado';
export const since = (moment: string) => `Desde el ${moment}`;
export const fromTo = (from: string, to: string) => `Del ${from} al ${to}`;
export const zonesAndEvidence = 'Zonas y evidencia';

// Held cash
export const cashHeld = (sum: string) => `Dinero de emergencia retenido: ${sum}`;
export const inAll = (payouts: string, sum: string) => `${payouts}, ${sum} en total`;
export const sendCash = 'Enviar dinero';
export const doNotSend = 'No enviar';
export const othersContinue = (reason: string) => `${reason} Las habitaciones y los mensajes continúan.`;
export const youDeclared =
  'Usted declaró este incidente, así que otro administrador debe decidir sobre el dinero.';
export const doNotSendCash = 'No enviar el dinero';
export const sentWithinMinutes = (sum: string) => `${sum}. Se enviará en unos minutos.`;
export const notPaid = (sum: string) => `${sum}. No se pagará.`;
export const cashApproved = 'Dinero aprobado';
export const cashDeclined = 'Dinero rechazado';

// Steps
export const steps = 'Pasos';
export const resendMessages = 'Reenviar mensajes fallidos';
export const retryCash = 'Reintentar dinero pendiente';
export const findRooms = 'Buscar habitaciones ahora';
export const messagesResent = (messages: string) => `Reenviando ${messages}.`;
export const cashRetried = (payouts: string) => `Reintentando ${payouts}.`;
export const roomsQueued = (households: string) => `${households} en espera de habitación.`;
export const retried = 'Reintento iniciado';
export const notRetried = 'El reintento falló';
export const homes = 'Casas';
export const withRoom = 'Hogares con habitación';
export const cashSent = 'Dinero enviado';
export const cashOf = (all: string, states: string) => `De ${all}: ${states}`;
export const messagesSent = 'Mensajes enviados';
export const openCases = 'Casos abiertos';
export const cashLate = (payouts: string) => `${payouts} fuera del plazo prometido.`;

// Correction
export const correction = 'Corrección';
export const correctionDetail = (homes: string, n: number) =>
  `Úselo si la orden fue un error. Los servicios se detienen, el dinero no enviado se cancela y se liberan las habitaciones sin registro. ${homes} que ${n === 1 ? 'recibió' : 'recibieron'} la orden ${n === 1 ? 'recibe' : 'reciben'} este mensaje:`;
export const byText = (text: string) => `Texto: ${text}`;
export const mistake = 'Fue un error';
export const correctName = (name: string) => `Corregir ${name}`;
export const correctDetail = (homes: string) =>
  `Los servicios se detienen para ${homes} y se avisa a todos los que recibieron la orden que fue un error. No se puede deshacer.`;
export const correctZoneDetail = (homes: string) =>
  `Los servicios se detienen para ${homes}, salvo que otra orden las cubra, y se avisa a todos los que recibieron la orden que fue un error. No se puede deshacer.`;
export const reasonForHouseholds = 'Motivo (los hogares lo ven)';
export const sendCorrection = 'Enviar corrección';
export const correctionSent = 'Corrección enviada';
export const corrected = (homes: string, payouts: string, rooms: string, people: string) =>
  `${homes}. ${payouts} detenidos, ${rooms} liberadas, ${people} avisadas.`;

// Homes
export const home = 'Casa';
export const state = 'Estado';
export const seen = (moment: string) => `Vista el ${moment}`;
export const notSeen = 'Aún no vista';
export const rooms = 'Habitaciones';
export const at = (rooms: string, hotel: string) => `${rooms} en ${hotel}`;
export const notInPlan = 'No está en su plan';
export const cash = 'Dinero';
export const none = 'Ninguno';
export const messages = 'Mensajes';
export const sent = (n: number) => `${n} enviados`;
export const failed = (n: number) => `${n} fallidos`;
export const concierge = 'Concierge';
export const openCaseOf = (address: string) => `Abrir el caso de ${address}`;
export const openCase = 'Abrir caso';
export const noCase = 'Sin caso';
export const searchByAddress = 'Buscar por dirección';
export const noHomes = 'No hay casas en este incidente.';
export const noneFound = 'Ninguna dirección coincide.';
export const homesCaption = 'Casas de este incidente';
export const evacuationCase = 'Caso de evacuación';
export const caseNote = 'El hogar también ve esta lista. Su consulta queda registrada.';
export const noPhone = 'No hay un teléfono verificado. Escriba un correo al hogar.';

// History
export const history = 'Historial';
export const sources = 'Fuentes';
export const noHistory = 'Aún no hay actividad.';
export const didOpen = 'Se abrió el incidente';
export const didJoin = 'Se agregó una zona';
export const didActivate = 'Se iniciaron los servicios';
export const didActivateHome = 'Se iniciaron los servicios para una casa';
export const didWarn = 'Se avisó a los hogares de una advertencia';
export const didAlert = 'Se alertó de una orden a hogares sin servicios';
export const didReturn = 'La orden está de vuelta';
export const didSupersede = 'Una orden salió de la lista oficial y siguió otra';
export const didEnd = 'Terminó la orden';
export const didCorrect = 'Se corrigió un error';
export const didHoldCash = 'Se retuvo el dinero';
export const didReleaseCash = 'Se aprobó el dinero';
export const didRefuseCash = 'Se rechazó el dinero';
export const didRetry = 'Se reintentaron pasos';

// Partner hotel dialogs
export const name = 'Nombre';
export const frontDesk = 'Teléfono de recepción';
export const streetAddress = 'Dirección';
export const city = 'Ciudad';
export const zipCode = 'Código postal';
export const stars = 'Estrellas';
export const starsHint = 'Los miembros solo reciben habitaciones de tres estrellas o más.';
export const latitude = 'Latitud';
export const latitudeHint = 'Ejemplo: 34.05';
export const longitude = 'Longitud';
export const longitudeHint = 'Ejemplo: -118.24';
export const changeHotel = 'Editar hotel';
export const addAHotel = 'Agregar un hotel';
export const hotelHint = 'Enviamos hogares a esta dirección, así que su ubicación debe ser exacta.';
export const saveHotel = 'Guardar hotel';
export const addHotel = 'Agregar hotel';
export const hotelSaved = 'Hotel guardado';
export const hotelAdded = 'Hotel agregado';
export const changeBlock = 'Editar bloque de habitaciones';
export const addABlock = 'Agregar un bloque de habitaciones';
export const changeBlockHint =
  'No puede quitar lo prometido a los huéspedes mientras haya habitaciones reservadas.';
export const addBlockHint = 'Habitaciones de un mismo tipo. Las noches se fijan después.';
export const saveBlock = 'Guardar bloque';
export const addBlock = 'Agregar bloque';
export const blockSaved = 'Bloque guardado';
export const blockAdded = 'Bloque agregado';
export const kind = 'Tipo';
export const standard = 'Estándar';
export const accessible = 'Accesible';
export const sleeps = 'Personas por habitación';
export const rate = 'Precio por noche adicional, en dólares';
export const takesPets = 'Admite mascotas';
export const hasBackupPower = 'Con energía de respaldo';
export const setNights = 'Fijar habitaciones por noche';
export const setNightsHint =
  'Se aplica a todas las noches del rango. No puede quitar habitaciones reservadas.';
export const setRooms = 'Fijar habitaciones';
export const roomsSet = 'Habitaciones fijadas';
export const firstNight = 'Primera noche';
export const lastNight = 'Última noche';
