/** What hotels were asked and what they said, for our team. */
export const title = 'Solicitudes a hoteles';
export const what = 'las solicitudes a hoteles';
export const intro =
  'Lo que se pidió a cada hotel en las últimas dos semanas y lo que respondió. Primero los hoteles que hay que llamar.';
export const none = 'Todavía no se ha preguntado a ningún hotel';
export const noneDetail =
  'Cuando una orden inicia servicios, se pide a cada hotel con habitaciones que las confirme.';
export const hotel = 'Hotel';
export const incident = 'Incidente';
export const rooms = 'Habitaciones';
export const counts = (asked: number, yes: number, no: number) =>
  `${asked} pedidas, ${yes} confirmadas, ${no} rechazadas`;
export const open = (n: number) => `${n} sin respuesta`;
export const allAnswered = 'Todo respondido';
export const answered = 'Primera respuesta';
export const minutes = (n: number) => (n === 1 ? 'después de 1 minuto' : `después de ${n} minutos`);
export const notYet = 'Todavía ninguna';
export const askedAt = (time: string) => `Preguntado: ${time}`;
export const contacts = (n: number) => (n === 1 ? '1 contacto avisado' : `${n} contactos avisados`);
export const callNow = 'Llamar ahora';
export const silent = 'No respondió a tiempo';
export const sample = 'Muestra';
export const note = 'Anotar la respuesta';
export const noteFor = (hotelName: string) => `Anotar la respuesta de ${hotelName}`;
export const noteDetail = (n: number) =>
  n === 1 ? 'Responde por la habitación pendiente.' : `Responde por las ${n} habitaciones pendientes.`;
export const answer = 'Respuesta';
export const yes = 'El hotel confirma';
export const no = 'El hotel rechaza';
export const number = 'Número de confirmación';
export const reason = 'Motivo';
export const save = 'Guardar respuesta';
export const saved = 'Respuesta guardada';
export const askForRooms = 'Pedir habitaciones libres a los hoteles';
export const askForRoomsDetail =
  'Cada hotel socio a menos de 150 millas recibe un mensaje que pregunta cuántas habitaciones tiene libres. No nombra a nadie.';
export const askedHotels = (n: number) => (n === 1 ? '1 hotel consultado' : `${n} hoteles consultados`);
export const noHotels =
  'No se preguntó a ningún hotel: ninguno está cerca o a todos se les acaba de preguntar.';
export const notAsked = 'No se preguntó a los hoteles';
