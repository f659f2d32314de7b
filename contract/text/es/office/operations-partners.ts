/** Partner hotels in Operations. */
export const whatHotel = 'el hotel';
export const whatHouseholds = 'los hogares';
export const partnerHotels = 'Hoteles asociados';
export const addAHotel = 'Agregar un hotel';
export const searchHint = 'Nombre, ciudad, calle o código postal';
export const show = 'Mostrar';
export const allHotels = 'Todos los hoteles';
export const takesHouseholds = 'Activos';
export const takesNone = 'Inactivos';
export const anyStars = 'Cualquier categoría';
export const fiveStars = '5 estrellas';
export const starsOrMore = (n: string) => `${n} estrellas o más`;
export const state = 'Estado';
export const anyState = 'Cualquier estado';
export const noHotels = 'No hay hoteles asociados';
export const noHotelsDetail =
  'Un hotel puede recibir hogares cuando tiene un bloque de habitaciones con noches.';
export const hotel = 'Hotel';
export const sample = 'Ejemplo';
export const city = 'Ciudad';
export const stars = 'Estrellas';
export const yes = 'Sí';
export const no = 'No';
export const blocks = 'Bloques';
export const freeTonight = 'Libres hoy';
export const freeOf = (free: number, all: number) => `${free} de ${all}`;

// One hotel
export const activated = 'Hotel activado';
export const deactivated = 'Hotel desactivado';
export const nothingChanged = 'No se cambió nada';
export const inactive = 'Inactivo';
export const addressAndStars = (address: string, city: string, state: string, zip: string, stars: number) =>
  `${address}, ${city}, ${state} ${zip}. ${stars} estrellas.`;
export const notUsed = 'No recibe hogares nuevos ahora. La página del socio dice por qué.';
export const inRegister = 'Documentos, contactos y situación';
export const changeHotel = 'Editar hotel';
export const deactivate = 'Desactivar';
export const activate = 'Activar';
export const addBlock = 'Agregar un bloque de habitaciones';
export const noBlocks = 'Aún no hay bloques de habitaciones.';
export const sleeps = (n: number) => `Para ${n} personas`;
export const takesPets = 'admite mascotas';
export const noPets = 'sin mascotas';
export const backupPower = 'energía de respaldo';
export const extraNight = (sum: string) => `${sum} por noche adicional`;
export const rooms = (kind: string) => `Habitaciones: ${kind}`;
export const changeBlock = 'Editar bloque';
export const setRooms = 'Fijar habitaciones';
export const noRooms = 'No hay habitaciones en estas noches.';
export const free = 'libres';

// Guests
export const households = 'Hogares';
export const noGuests = 'Ningún hogar tiene habitación aquí ahora.';
export const guestsCaption = 'Hogares con habitación';
export const name = 'Nombre';
export const unnamed = 'Sin nombre';
export const household = 'hogar';
export const firstNight = 'Primera noche';
export const nights = 'Noches';
export const roomsHeader = 'Habitaciones';
export const checkIn = 'Registrar llegada';
export const checkedIn = 'Registrada';
export const notCheckedIn = 'No se registró';
export const hotelWords = { one: 'hotel', many: 'hoteles' };
