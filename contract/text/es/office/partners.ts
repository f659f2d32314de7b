/** The register of partners in the back office. */
export const partners = 'Socios';
export const partner = 'Socio';
export const whatPartner = 'el socio';
export const words = { one: 'socio', many: 'socios' };
export const searchHint = 'Nombre, ciudad, calle o código postal';
export const noPartners = 'Todavía no hay socios';
export const noPartnersDetail =
  'Agregue un socio. Se usa cuando sus documentos están vigentes y un contacto ha confirmado.';
export const addAPartner = 'Agregar un socio';
export const hotelRooms = 'Habitaciones de hotel';
export const sample = 'Ejemplo';
export const kind = 'Tipo';
export const anyKind = 'Todos los tipos';
export const city = 'Ciudad';
export const status = 'Situación';
export const anyStatus = 'Cualquier situación';
export const use = 'Uso';
export const uses = {
  all: 'Todos los socios',
  used: 'En uso hoy',
  'not-used': 'No está en uso',
  'ends-soon': 'Vence en 30 días',
};
export const usedToday = 'En uso';
export const notUsed = 'No está en uso';
export const validUntil = 'Vigente hasta';
export const never = 'Incompleto';
export const expiresSoon = 'Vence pronto';

// Why a partner isn’t used
export const whyNotTitle = 'Por qué no está en uso';
export const whyUsed = (day: string) =>
  `Usamos a este socio. Sus documentos y contactos están vigentes hasta el ${day}.`;
export const grace = (day: string) =>
  `Usamos a este socio hasta el ${day} sin documentos, porque se unió antes de que los pidiéramos. Agregue antes sus documentos y un contacto confirmado.`;
export const whyState = {
  candidate: 'Es candidato. Actívelo cuando todo lo de abajo esté completo.',
  active: 'Está activo.',
  paused: 'Está en pausa.',
  blocked: 'Está bloqueado.',
  ended: 'Ya no trabajamos con este socio.',
};
export const documentMissing = {
  license: 'Falta su licencia.',
  insurance: 'Falta su comprobante de seguro.',
  agreement: 'Falta su contrato con nosotros.',
};
export const documentExpired = {
  license: (day: string) => `Su licencia venció el ${day}.`,
  insurance: (day: string) => `Su seguro venció el ${day}.`,
  agreement: (day: string) => `Su contrato con nosotros venció el ${day}.`,
};
export const noContact = 'No tiene ningún contacto de recepción o despacho.';
export const unproven = 'Ningún contacto ha confirmado todavía. Enviamos un enlace a cada uno.';
export const unreachable =
  'No podemos comunicarnos con ningún contacto. Sus correos fueron rechazados o detuvieron nuestros mensajes de texto.';
export const proofExpired = (day: string) => `La última confirmación de un contacto venció el ${day}.`;
export const reasonGiven = (reason: string) => `Motivo: ${reason}`;

// State
export const activate = 'Activar';
export const pause = 'Poner en pausa';
export const block = 'Bloquear';
export const end = 'Terminar la relación';
export const unblock = 'Desbloquear';
export const unblockAsked = (who: string) =>
  `${who} pidió desbloquear a este socio. Una segunda persona debe estar de acuerdo.`;
export const unblockYours =
  'Usted pidió desbloquear a este socio. Una segunda persona debe estar de acuerdo.';
export const reason = 'Motivo';
export const reasonHint = 'Lo guardamos en el registro de auditoría.';
export const moveDetail = {
  active: 'Usaremos a este socio mientras sus documentos y contactos estén vigentes.',
  paused: 'No le enviaremos solicitudes nuevas. Todo lo que ha confirmado sigue reservado.',
  blocked: 'Dejamos de usarlo de inmediato. Para desbloquearlo se necesitan dos personas.',
  ended: 'Esto no se puede deshacer. Para volver a trabajar con él, agréguelo como socio nuevo.',
  unblock: 'Dos personas deben estar de acuerdo. El socio queda en pausa. Actívelo para volver a usarlo.',
};
export const stateSaved = 'Situación guardada';

// Fields
export const edit = 'Editar';
export const save = 'Guardar';
export const saved = 'Guardado';
export const remove = 'Quitar';
export const removed = 'Quitado';
export const notRemoved = 'No se pudo quitar';
export const addHint =
  'Empieza como candidato. Agregue los hoteles en “Habitaciones de hotel”, con sus estrellas.';
export const editPartner = 'Editar socio';
export const editHint = 'El mapa muestra estos datos a los visitantes.';
export const name = 'Nombre';
export const phone = 'Teléfono';
export const street = 'Dirección';
export const zip = 'Código postal';
export const state = 'Estado';
export const latitude = 'Latitud';
export const longitude = 'Longitud';
export const onMap = 'En el mapa';
export const commas = 'Separe con comas';
export const servicesOnMap = 'Servicios';
export const amenities = 'Comodidades';
export const emergencyFeatures = 'En una emergencia';
export const priceRange = 'Precios';
export const placesOnMap = 'Capacidad';
export const responseTime = 'Tiempo de respuesta';
export const coverage = 'Región';
export const network = 'Red';
export const isLimited = 'Mostrar como disponibilidad limitada';

// Contacts
export const contacts = 'Contactos';
export const noContacts = 'Todavía no hay contactos.';
export const addContact = 'Agregar un contacto';
export const editContact = 'Editar contacto';
export const contactHint =
  'Le enviaremos de inmediato un enlace por correo y mensaje de texto, marcado como simulacro. Su confirmación cuenta por 90 días.';
export const editContactHint =
  'Si cambia el correo o el teléfono, le pediremos a este contacto que confirme de nuevo.';
export const email = 'Correo electrónico';
export const role = 'Función';
export const roles = { desk: 'Recepción', dispatch: 'Despacho', billing: 'Facturación' };
export const language = 'Idioma';
export const languages = { en: 'Inglés', es: 'Español' };
export const priority = 'Prioridad';
export const priorityHint = 'Preguntamos primero al 1.';
export const availableFrom = 'Disponible desde';
export const availableTo = 'Disponible hasta';
export const availableHint = 'Deje ambas vacías si siempre está disponible.';
export const availableOn = (from: string, to: string) => `Disponible de ${from} a ${to}`;
export const confirmedUntil = (day: string) => `Confirmado hasta el ${day}`;
export const confirmedBy = (who: string) => `Última confirmación: ${who}`;
export const notConfirmed = 'Sin confirmar';
export const askedOn = (moment: string) => `Preguntado: ${moment}`;
export const bounced = 'Correo rechazado';
export const stopped = 'Mensajes detenidos';
export const askNow = 'Pedir confirmación';
export const asked = 'Mensaje enviado';
export const notAsked = 'Mensaje no enviado';
export const removeContactTitle = (name: string) => `¿Quitar a ${name}?`;
export const removeContactText =
  'Si ningún otro contacto ha confirmado, dejamos de usar a este socio de inmediato. Esto no se puede deshacer.';
export const removeContact = 'Quitar contacto';

// Documents
export const documents = 'Documentos';
export const noDocuments = 'Todavía no hay documentos.';
export const addDocument = 'Agregar un documento';
export const documentHint =
  'Cuenta el más reciente de cada tipo, así que puede agregar una renovación antes.';
export const documentKind = 'Tipo de documento';
export const documentKinds = { license: 'Licencia', insurance: 'Seguro', agreement: 'Contrato' };
export const number = 'Número';
export const expires = 'Vence';
export const needed = (list: string) => `Necesarios: ${list}.`;
export const enteredBy = (who: string) => `Agregado por ${who}`;
export const removeDocumentTitle = (document: string) => `¿Quitar ${document}?`;
export const removeDocumentText =
  'Si este socio necesita el documento, dejamos de usarlo de inmediato. Esto no se puede deshacer.';
export const removeDocument = 'Quitar documento';
export const valid = 'Vigente';
export const notValid = 'Vencido o reemplazado';

// Services, hours, prices, capacity
export const services = 'Servicios y área';
export const noServices = 'Todavía no hay servicios, así que no podemos enviarle solicitudes.';
export const addService = 'Agregar un servicio';
export const editService = 'Editar servicio';
export const editServiceHint = 'Indique dónde trabaja este socio y qué puede atender.';
export const addServiceHint = 'Otro tipo de servicio puede requerir más documentos.';
export const service = 'Servicio';
export const removeServiceTitle = (service: string) => `¿Quitar ${service}?`;
export const removeServiceText = 'Ya no le enviaremos solicitudes de este servicio.';
export const removeService = 'Quitar servicio';
export const area = 'Área';
export const areaBy = { miles: 'Dentro de una distancia', counties: 'En condados elegidos' };
export const miles = 'Millas';
export const counties = 'Condados';
export const whatCounties = 'los condados';
export const withinMiles = (count: number) =>
  count === 1 ? 'A 1 milla o menos' : `A ${count} millas o menos`;
export const inCounties = (count: number) => (count === 1 ? 'En 1 condado' : `En ${count} condados`);
export const limits = {
  species: 'Animales',
  mostPounds: 'Animal más pesado en libras',
  licenseClasses: 'Clases de licencia',
  fromAge: 'Edad mínima',
  toAge: 'Edad máxima',
  seats: 'Asientos',
  wheelchair: 'Lleva sillas de ruedas',
  oxygen: 'Puede manejar oxígeno',
  pets: 'Lleva mascotas',
  trailer: 'Tiene remolque',
  delivers: 'Entrega a domicilio',
};
export const limitHints = {
  mostPounds: 'Deje vacío para cualquier peso.',
  licenseClasses: 'Separe con comas, por ejemplo B, C-10.',
};
export const species = {
  dog: 'Perros',
  cat: 'Gatos',
  bird: 'Aves',
  small: 'Animales pequeños',
  horse: 'Caballos',
  livestock: 'Ganado',
};
export const upToPounds = (pounds: number) => `hasta ${pounds} lb`;
export const ages = (from: number, to: number) => `de ${from} a ${to} años`;
export const seatCount = (count: number) => (count === 1 ? '1 asiento' : `${count} asientos`);
export const classes = (list: string) => `clase de licencia ${list}`;
export const hours = 'Horario';
export const alwaysOpen = 'Siempre abierto.';
export const setHours = 'Definir el horario';
export const hoursHint =
  'En la hora local del socio. Deje vacío un día si está cerrado. Si todos están vacíos, siempre está abierto.';
export const weekdays = [
  'Domingo',
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
  'Días festivos',
];
export const hoursOf = (day: string, from: string, to: string) => `${day}: de ${from} a ${to}`;
export const opens = (day: string) => `${day}, abre`;
export const closes = (day: string) => `${day}, cierra`;
export const nextDay = (time: string) => `${time} del día siguiente`;
export const prices = 'Precios';
export const noPrices = 'No hay precios acordados.';
export const setPrice = 'Fijar un precio';
export const priceHint = 'Un precio rige desde su primer día hasta que comienza uno más nuevo.';
export const unit = 'Por';
export const units = {
  night: 'noche',
  day: 'día',
  hour: 'hora',
  visit: 'visita',
  ride: 'viaje',
  mile: 'milla',
  item: 'artículo',
  month: 'mes',
};
export const price = 'Precio en dólares';
export const from = 'Desde';
export const to = 'Hasta';
export const pricePer = (sum: string, unit: string, from: string) => `${sum} por ${unit} desde el ${from}`;
export const inForce = 'Actual';
export const capacity = 'Capacidad';
export const noCapacity = 'No hay capacidad definida para los próximos 14 días.';
export const setCapacity = 'Definir la capacidad';
export const capacityHint =
  'Indique cuántos puede atender por día este socio. No puede ser menos de lo que ya está reservado.';
export const places = 'Lugares por día';
export const freeOf = (free: number, all: number) => `${free} de ${all} libres`;
export const roomsAndGuests = 'Habitaciones y huéspedes';
