export const askWho = (names: string) =>
  `Anotamos que vio la orden. ¿Quién está a salvo? Responda TODOS si todos están con usted, o solo los nombres${names ? ` (${names})` : ''}. Si alguien necesita ayuda, responda SOS.`;
export const marked = (names: string, when: string) => `A salvo desde ${when}: ${names}.`;
export const stillHelp = (names: string) =>
  `Sigue anotado que necesita ayuda: ${names}. Si ya no es así, responda A SALVO y el nombre.`;
export const markedHelpOver = (names: string) => `Ya no está anotado que necesita ayuda: ${names}.`;
export const noPeople = (url: string) =>
  `Anotamos que vio la orden. Su hogar no tiene personas en la lista, así que no pudimos registrar a nadie. Agréguelas: ${url}`;
export const noOrder =
  'No vemos una orden de evacuación activa para su dirección, así que no había nada que registrar. Nuestro equipo tiene su mensaje. ¿En peligro? Llame al 911.';
export const sos = (next: string) => `¿En peligro? Llame al 911 ya. Su caso va primero. ${next}`;
export const sosWho = (next: string) =>
  `¿En peligro? Llame al 911 ya. Su caso va primero. ${next} ¿Quién necesita ayuda? Responda SOS y el nombre.`;
export const help = (next: string) =>
  `¿En peligro? Llame al 911 ya. Pidió ayuda durante una orden de evacuación: su caso va primero. ${next}`;
export const danger = (next: string) => `¿En peligro? Llame al 911 ya. Su mensaje va primero. ${next}`;
export const namesUnclear = (names: string) =>
  `No entendimos a quién se refiere, así que no registramos a nadie. Nuestro equipo tiene su mensaje. Responda TODOS, o A SALVO y solo los nombres${names ? `: ${names}` : ''}.`;
export const whichHome = (url: string) =>
  `Hay órdenes para más de una de sus casas, así que no registramos a nadie. Regístrese aquí: ${url}`;
export const unknownNumber = (phone: string) =>
  `No conocemos este número, así que no podemos actuar. ¿En peligro? Llame al 911. Miembros: llame al ${phone} o verifique este número en Configuración.`;
export const noMembership = (phone: string) =>
  `El concierge es parte de una membresía, y la suya no está activa. ¿En peligro? Llame al 911. Preguntas: ${phone}`;
export const closed = (opens: string) =>
  `Recibimos su mensaje. Nuestro equipo no está y responde desde ${opens}. Si hay peligro de vida, llame al 911 y luego responda SOS.`;

export const nextOpen = (phone: string) => `Nuestro equipo lo ve ahora. O llámenos: ${phone}`;
export const nextOnCall = (opens: string) =>
  `Nuestro equipo no está hasta ${opens}. Avisamos ahora a la persona de guardia.`;
export const nextClosed = (opens: string) =>
  `Nuestro equipo no está hasta ${opens} y no hay nadie de guardia. No nos espere.`;

export const teamReply = (ref: string, words: string) => `Hearthline, caso ${ref}: ${words}`;
export const restAt = (url: string) => `Lea el resto: ${url}`;
export const replyWaits = (ref: string, url: string) =>
  `Hearthline: nuestro equipo le respondió, caso ${ref}. Léalo: ${url} También puede responder a este mensaje.`;
/** In place of the words of a reply that is a file. */
export const sentFile = (url: string) => `Le enviamos un archivo. Ábralo en ${url}`;

/** A broadcast to the households of an incident. */
export const broadcastTitle = (incident: string) => `De nuestro equipo: ${incident}`;
export const broadcastFoot = (phone: string) =>
  `Este mensaje se envió a todos los hogares a los que concierne. Para responder, abra su conversación o llame al ${phone}. Si está en peligro, llame al 911.`;
export const openConversation = 'Abrir su conversación';

/** Respuestas a una persona de contacto de un socio que escribe. */
const roomCount = (n: number) => (n === 1 ? '1 habitación' : `${n} habitaciones`);
export const partnerConfirmedRooms = (n: number, number: string) =>
  `Confirmado: ${roomCount(n)}, número ${number}. Gracias. La lista de huéspedes está en el enlace de nuestro mensaje.`;
export const partnerConfirmedBooking = (ref: string, number: string) =>
  `Confirmado: reserva ${ref}, número ${number}. Gracias. Los detalles están en el enlace de nuestro mensaje.`;
export const partnerDeclinedRooms = (n: number) =>
  `Anotado: no puede recibir ${roomCount(n)}. Ubicaremos a los huéspedes en otro lugar.`;
export const partnerDeclinedBooking = (ref: string) =>
  `Anotado: no puede tomar la reserva ${ref}. Consultamos a otro socio.`;
export const partnerFreeRooms = (n: number) =>
  `Guardado: ${roomCount(n)} libres esta noche. Para otras noches y tipos, abra el enlace de nuestro mensaje.`;
export const partnerNeedsNumber =
  'Para confirmar, responda 1 y su número de confirmación, por ejemplo: 1 84613. Para rechazar, responda 2 y el motivo.';
export const partnerByLink =
  'No se cambió nada, porque su texto corresponde a más de una solicitud o faltan detalles. Abra el enlace de nuestro mensaje para responder.';
export const partnerNothingOpen = (phone: string) =>
  `No se cambió nada: no tiene solicitudes abiertas. ¿Preguntas? Llámenos: ${phone}`;
export const partnerUnclear = (phone: string) =>
  `Nuestro equipo tiene su mensaje. Para responder a una solicitud, responda 1 y su número de confirmación, o 2 y el motivo. ¿Urgente? Llámenos: ${phone}`;
