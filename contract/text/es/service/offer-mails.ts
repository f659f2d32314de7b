/** Messages to partner hotels. Short, because a front desk reads them between two guests. */
const rooms = (n: number) => `${n} ${n === 1 ? 'habitación' : 'habitaciones'}`;
export const otherPets = (n: number) => (n === 1 ? '1 mascota' : `${n} mascotas`);
export const roomsFrom = (n: number, day: string) => `${rooms(n)} desde el ${day}`;
export const accessible = (n: number) => `${n} ${n === 1 ? 'accesible' : 'accesibles'}`;
export const powered = (n: number) => `${n} con energía de respaldo`;
export const askSubject = (n: number, hotel: string) =>
  `Evacuación: ${rooms(n)} en ${hotel}, confirme por favor`;
export const remindSubject = (n: number, hotel: string) =>
  `Recordatorio: ${rooms(n)} en ${hotel}, confirme por favor`;
export const changeSubject = (hotel: string) => `Cambios en sus huéspedes evacuados en ${hotel}`;
export const asked = (us: string, what: string) =>
  `Miembros de ${us} están evacuando y van en camino a su hotel. Reserve por favor: ${what}.`;
export const how =
  'Abra el enlace para confirmar con su número de confirmación, o para rechazar. No necesita una cuenta.';
export const by = (time: string) =>
  `Responda por favor antes del ${time}. Después buscamos otro lugar para los huéspedes.`;
export const silent = 'Si nadie responde, le llamaremos.';
export const changed = (what: string) =>
  `Desde nuestro último mensaje: ${what}. Abra el enlace para ver la lista actual.`;
export const canceledRooms = (n: number) => `${rooms(n)} ${n === 1 ? 'cancelada' : 'canceladas'}`;
export const changedRooms = (n: number) => (n === 1 ? '1 estadía cambiada' : `${n} estadías cambiadas`);
export const open = 'Ver las habitaciones';
export const askText = (us: string, what: string, url: string) =>
  `${us} EVACUACIÓN: ${what}. Confirme o rechace: ${url}`;
/** Added to a text where it fits. */
export const orReply = 'O responda 1 y su número de confirmación, o 2 y el motivo para rechazar.';
export const changeText = (us: string, what: string, url: string) => `${us}: ${what}. Lista actual: ${url}`;
export const capacitySubject = (hotel: string) =>
  `Evacuación cercana: ¿cuántas habitaciones libres tiene ${hotel}?`;
export const capacity = (us: string) =>
  `Hay una evacuación cerca de usted, y los miembros de ${us} pueden necesitar habitaciones. ¿Cuántas puede darnos en las próximas tres noches?`;
export const capacityHow =
  'Abra el enlace y escriba el número. Toma menos de un minuto y no necesita una cuenta.';
export const capacityOpen = 'Escribir habitaciones libres';
export const capacityText = (us: string, url: string) =>
  `${us} EVACUACIÓN cerca de usted: ¿cuántas habitaciones hay libres esta noche? Responda HABITACIONES y el número, o abra: ${url}`;
export const codeSubject = 'Su código para ver los nombres de los huéspedes';
export const codeFor = (hotel: string) =>
  `Escriba este código en la página de ${hotel}. Funciona durante 10 minutos.`;
export const codeNotYours = 'Si usted no lo pidió, alguien puede tener su enlace. No comparta el código.';
export const codeText = (code: string) =>
  `Su código para ver los nombres de los huéspedes: ${code}. Funciona durante 10 minutos. No lo comparta.`;
export const bookingSubject = (service: string) => `Solicitud de reserva: ${service}`;
export const bookingRemind = (service: string) => `Recordatorio, solicitud de reserva: ${service}`;
export const bookingAsked = (us: string) => `Un miembro de ${us} necesita su servicio:`;
export const bookingBy = (time: string) =>
  `Responda por favor antes del ${time}. Después preguntamos a otro socio.`;
export const bookingChanged = (ref: string) => `La reserva ${ref} cambió. Abra el enlace para ver su estado.`;
export const bookingChangedSubject = (ref: string) => `La reserva ${ref} cambió`;
export const bookingOpen = 'Ver la reserva';
export const bookingText = (us: string, what: string, url: string) =>
  `${us}, solicitud de reserva: ${what}. Responda: ${url}`;
