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
  all: 'En uso o no',
  used: 'En uso hoy',
  'not-used': 'Sin uso',
  'ends-soon': 'Algo vence en 30 días',
};
export const usedToday = 'En uso';
export const notUsed = 'Sin uso';
export const validUntil = 'Vigente hasta';
export const never = 'No vigente';

// Why a partner isn’t used
export const whyNotTitle = 'Por qué no se usa';
export const whyUsed = (day: string) =>
  `Usamos a este socio. Sus documentos y contactos están vigentes hasta el ${day}.`;
export const grace = (day: string) =>
  `Aceptado sin documentos hasta el ${day}, porque ya era socio antes de que existiera este registro.`;
export const whyState = {
  candidate: 'Todavía es candidato. Actívelo cuando todo lo de abajo esté completo.',
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
export const noContact = 'No tiene ningún contacto.';
export const unproven = 'Ningún contacto ha confirmado todavía. Enviamos un mensaje a cada uno.';
export const unreachable =
  'No podemos comunicarnos con ningún contacto: los correos fueron rechazados o se detuvieron los mensajes de texto.';
export const proofExpired = (day: string) =>
  `Ningún contacto ha confirmado desde que la última confirmación venció el ${day}.`;
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
export const reasonHint = 'Queda en el registro de auditoría.';
export const moveDetail = {
  active: 'Usaremos a este socio mientras sus documentos y contactos estén vigentes.',
  paused: 'No le enviaremos solicitudes nuevas. Lo que ha prometido se mantiene.',
  blocked: 'Dejamos de usarlo de inmediato. Para desbloquearlo se necesitan dos personas.',
  ended: 'Esto no se puede deshacer. Para volver a trabajar con él, agréguelo como socio nuevo.',
  unblock: 'Dos personas deben estar de acuerdo. El socio queda en pausa, no activo.',
};
export const stateSaved = 'Situación guardada';

// Fields
export const edit = 'Editar';
export const save = 'Guardar';
export const saved = 'Guardado';
export const remove = 'Quitar';
export const removed = 'Quitado';
export const notRemoved = 'No se quitó';
export const addHint =
  'Empieza como candidato. Agregue los hoteles en “Habitaciones de hotel”, con sus estrellas.';
export const editHint = 'El mapa muestra estos datos a los visitantes.';
export const name = 'Nombre';
export const phone = 'Teléfono';
export const street = 'Dirección';
export const zip = 'Código postal';
export const state = 'Estado';
export const latitude = 'Latitud';
export const longitude = 'Longitud';
export const servicesOnMap = 'Servicios que muestra el mapa, separados por comas';
export const priceRange = 'Precios que muestra el mapa';
export const placesOnMap = 'Capacidad que muestra el mapa';
export const isLimited = 'Mostrar como disponibilidad limitada';

// Contacts
export const contacts = 'Contactos';
export const noContacts = 'Todavía no hay contactos.';
export const addContact = 'Agregar un contacto';
export const editContact = 'Editar contacto';
export const contactHint =
  'Enviamos de inmediato un enlace por correo y mensaje de texto, marcado como simulacro. El contacto cuenta por 90 días cuando alguien presiona el botón.';
export const email = 'Correo electrónico';
export const role = 'Función';
export const roles = { desk: 'Recepción', dispatch: 'Despacho', billing: 'Facturación' };
export const language = 'Idioma';
export const languages = { en: 'Inglés', es: 'Español' };
export const order = 'Orden en que preguntamos';
export const reachedFrom = 'Disponible desde (por ejemplo 08:00; vacío: siempre)';
export const reachedTo = 'Disponible hasta';
export const confirmedUntil = (day: string) => `Confirmado hasta el ${day}`;
export const notConfirmed = 'Sin confirmar';
export const bounced = 'Correo rechazado';
export const stopped = 'Mensajes detenidos';
export const askNow = 'Pedir confirmación';
export const asked = 'Mensaje enviado';
export const notAsked = 'No se envió ningún mensaje';

// Documents
export const documents = 'Documentos';
export const noDocuments = 'Todavía no hay documentos.';
export const addDocument = 'Agregar un documento';
export const documentHint =
  'Cuenta el más reciente de cada tipo, así que puede agregar una renovación antes.';
export const documentKind = 'Documento';
export const documentKinds = { license: 'Licencia', insurance: 'Seguro', agreement: 'Contrato' };
export const number = 'Número';
export const expires = 'Vence';
export const needed = (list: string) => `Necesarios: ${list}.`;
export const valid = 'Vigente';
export const notValid = 'Vencido o reemplazado';

// Services, hours, prices, capacity
export const services = 'Servicios y área';
export const noServices = 'Todavía no hay servicios. No se le puede ofrecer nada.';
export const setArea = 'Definir el área';
export const areaHint = 'Hasta dónde llega este socio: una distancia o los condados que elija.';
export const miles = 'Millas a su alrededor (vacío: elija condados)';
export const countyCodes = 'Códigos de condado (FIPS), separados por comas';
export const withinMiles = (count: number) => `A ${count} millas o menos`;
export const inCounties = (count: number) => (count === 1 ? 'En 1 condado' : `En ${count} condados`);
export const limits = {
  species: 'Animales: dog, cat, bird, small, horse, livestock',
  mostPounds: 'Animal más pesado en libras (vacío: cualquiera)',
  licenseClasses: 'Clases de licencia, separadas por comas',
  fromAge: 'Edad mínima',
  toAge: 'Edad máxima',
  seats: 'Asientos',
  wheelchair: 'Lleva sillas de ruedas',
  oxygen: 'Oxígeno',
  pets: 'Lleva mascotas',
  trailer: 'Tiene remolque',
  delivers: 'Entrega a domicilio',
};
export const hours = 'Horario';
export const alwaysOpen = 'Siempre abierto.';
export const setHours = 'Definir el horario';
export const hoursHint =
  'En la hora local del socio. Deje vacío un día si está cerrado. Todo vacío significa siempre abierto.';
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
export const prices = 'Precios';
export const noPrices = 'No hay precios acordados.';
export const setPrice = 'Fijar un precio';
export const priceHint = 'Rige el precio más reciente que ya comenzó. Los anteriores quedan en la lista.';
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
export const capacity = 'Capacidad';
export const noCapacity = 'No hay capacidad definida para los próximos 14 días.';
export const setCapacity = 'Definir la capacidad';
export const capacityHint = 'Nunca menos de lo que ya está ocupado.';
export const places = 'Lugares por día';
export const freeOf = (free: number, all: number) => `${free} de ${all} libres`;
export const roomsAndGuests = 'Habitaciones y huéspedes';
