/** The hotel room of an evacuation. The page, the drill and every message count rooms and nights the same way. */

export const roomCount = (rooms: number) => `${rooms} ${rooms === 1 ? 'habitación' : 'habitaciones'}`;
export const nightCount = (nights: number) => `${nights} ${nights === 1 ? 'noche' : 'noches'}`;

// What became of it.
export const booked = (rooms: number) =>
  rooms > 1 ? `Sus ${roomCount(rooms)} están reservadas` : 'Su habitación está reservada';
export const toConfirm = (rooms: number) =>
  rooms > 1
    ? `Esperamos que el hotel confirme sus ${roomCount(rooms)}`
    : 'Esperamos que el hotel confirme su habitación';
export const confirmedNumber = (number: string) => `Confirmada, número ${number}`;
export const asking = 'Estamos pidiendo al hotel que confirme.';
export const asked = (time: string) =>
  `Pedimos al hotel que confirme (${time}). Su habitación está reservada.`;
export const askedOnRequest = (time: string) =>
  `Pedimos al hotel que confirme (${time}). Todavía no responde. Si no puede recibirle, le buscaremos otra habitación.`;
export const notArrived = 'El hotel dice que usted no ha llegado. Su habitación sigue reservada.';
export const checkedIn = (rooms: number) =>
  rooms > 1 ? `Ya se registró en sus ${roomCount(rooms)}` : 'Ya se registró en su habitación';
export const onWaitingList = 'Está en la lista de espera para una habitación';
export const releasedRooms = (rooms: number) =>
  rooms > 1 ? `Se liberaron ${roomCount(rooms)}` : 'Se liberó 1 habitación';
export const notOnWaitingList = 'No está en la lista de espera para una habitación';
export const stayOver = 'Su estancia terminó';
export const stay = (stay: { rooms: number; nights: number; ownNights: number; from: string }) =>
  `${roomCount(stay.rooms)}, ${nightCount(stay.nights)} de su plan desde el ${stay.from}${stay.ownNights > 0 ? `, luego ${nightCount(stay.ownNights)} por su cuenta` : ''}`;
export const rate = (rate: string, rooms: number) =>
  `Una noche fuera del plan cuesta ${rate} con tarifa de miembro${rooms > 1 ? ' por cada habitación' : ''}.`;

// The hotel.
export const clearMiles = (miles: number) =>
  `Solo reservamos hoteles a por lo menos ${miles} millas de toda orden y advertencia activa.`;
export const zoneAtHotel =
  'Una zona de evacuación activa ahora incluye este hotel. Revise las alertas de su condado y llame a su concierge para cambiarse.';
export const zoneNearHotel = (miles: string) =>
  `Una zona de evacuación activa está ahora a ${miles} mi de este hotel. Revise las alertas de su condado y llame a su concierge para cambiarse.`;
export const stars = (stars: number) => `${stars} estrellas`;
export const milesFromHome = (miles: string) => `a ${miles} mi de casa`;
export const takesPets = 'Acepta mascotas';
export const stepFreeRoom = 'Habitación accesible';
export const backupPower = 'Electricidad de respaldo';
export const sample = 'Ejemplo';
export const directions = 'Cómo llegar';

// Checking in, and releasing it.
export const haveCheckedIn = 'Ya nos registramos';
export const checkInSaved = 'Registro guardado';
export const yours = (rooms: number) =>
  rooms > 1
    ? `Sus ${roomCount(rooms)} son suyas hasta que termine su estancia.`
    : 'La habitación es suya hasta que termine su estancia.';
export const checkInNotSaved = (rooms: number) =>
  rooms > 1
    ? `No se guardó el registro. Sus ${roomCount(rooms)} siguen reservadas.`
    : 'No se guardó el registro. Su habitación sigue reservada.';
export const release = (rooms: number) => (rooms > 1 ? `Liberar ${roomCount(rooms)}` : 'Liberar habitación');
export const releaseQuestion = (rooms: number) =>
  rooms > 1 ? `¿Liberar ${roomCount(rooms)}?` : '¿Liberar la habitación?';
export const releaseText = (rooms: number) =>
  rooms > 1 ? 'Pasan a otro hogar. No podrá recuperarlas.' : 'Pasa a otro hogar. No podrá recuperarla.';
export const keep = (rooms: number) => (rooms > 1 ? 'Conservarlas' : 'Conservarla');
export const releasedToast = (rooms: number) =>
  rooms > 1 ? `${roomCount(rooms)} liberadas` : 'Habitación liberada';
export const notReleased = 'No se liberó nada';
export const heldByMistake = 'Se reservó por un error nuestro.';
export const needRoomAfterAll = '¿Necesita una habitación después de todo? Su concierge puede ayudarle.';

// The waiting list.
export const waiting = (miles: number) =>
  `No hay una habitación adecuada a menos de 50 millas de la orden para toda su estancia. Seguiremos buscando, a por lo menos ${miles} millas de toda orden y advertencia activa, y le avisaremos.`;
export const waitingWide = (miles: number) =>
  `No hay una habitación adecuada a menos de 150 millas para toda su estancia. Seguiremos buscando, a por lo menos ${miles} millas de toda orden y advertencia activa, y le avisaremos.`;
export const bedTonight = '¿Necesita una cama para esta noche? Llame a su concierge.';
export const lookWider = 'Buscar hasta 150 millas';
export const found = 'Encontramos una habitación';
export const lookingWider = 'Ahora buscamos más lejos';
export const stillWithin50 = 'Seguimos buscando a menos de 50 millas';
export const leaveList = 'Salir de la lista de espera';
export const leaveListQuestion = '¿Salir de la lista de espera?';
export const leaveListText =
  'Dejaremos de buscarle una habitación. Si la necesita después de todo, llame a su concierge.';
export const stayOnList = 'Seguir en la lista';
export const leftList = 'Salió de la lista de espera';
export const stillOnList = 'Sigue en la lista de espera';

// Extra nights.
export const stayLonger = 'Quedarse más tiempo';
export const changeExtraNights = 'Cambiar noches extra';
export const stayLongerText = (stay: { rooms: number; nights: number; most: number }) =>
  `Su plan cubre ${nightCount(stay.nights)}. El hotel le guarda ${stay.rooms > 1 ? `sus ${roomCount(stay.rooms)}` : 'su habitación'} hasta ${nightCount(stay.most)}. Las noches fuera de su plan se las paga usted al hotel.`;
export const extraNights = 'Noches extra (las paga usted)';
export const none = 'Ninguna';
export const nothingToPay = 'Nada que pagar.';
export const youPay = (cost: string, rooms: number) =>
  rooms > 1 ? `Usted le paga al hotel ${cost} por ${roomCount(rooms)}.` : `Usted le paga al hotel ${cost}.`;
export const cancel = 'Cancelar';
export const saveNights = 'Guardar noches';
export const nightsAdded = (nights: number) =>
  nights === 1 ? 'Se agregó 1 noche por su cuenta' : `Se agregaron ${nights} noches por su cuenta`;
export const noExtraNights = 'Sin noches extra';
export const nothingChanged = 'Sus noches no cambiaron';
