/** What happened in an evacuation, entry by entry. Composed when it is read, in the reader's language. */
import { nightCount, roomCount } from './rooms.ts';

// Orders and warnings.
export const warningSeen = 'Una advertencia de evacuación abarcó su vivienda';
export const orderSeen = (zone: string | null) => (zone ? `Vimos la orden para ${zone}` : 'Vimos la orden');
export const homeMatched = 'Su vivienda está en la zona. Sus servicios están activos.';
export const startedByTeam = 'Nuestro equipo inició sus servicios';
export const approvedRequest = 'Usted pidió servicios y nuestro equipo aprobó su solicitud.';
export const reportedLifted = 'La orden ya no está en la lista';
export const notInFeed = 'Ya no aparece en la fuente oficial.';
export const orderEnded = 'La orden terminó';
export const newOrder = 'Una nueva orden de evacuación abarca su vivienda';
export const orderBack = 'La orden está vigente otra vez';
export const corrected = 'Corregimos nuestro error';

// The room.
export const noRoomThen = 'No había habitaciones disponibles a menos de 50 millas';
export const wasOnList = 'Usted estaba en la lista de espera para la siguiente.';
export const noRoomYet = 'Todavía no hay habitaciones disponibles a menos de 50 millas';
export const isOnList =
  'Está en la lista de espera. Volvemos a buscar cada vez que se libera una habitación.';
export const roomBooked = (rooms: number, hotel: string) => `Reservamos ${roomCount(rooms)} en ${hotel}`;
export const roomDetail = (nights: number, miles: string, clearMiles: number) =>
  `${nightCount(nights)} de su plan, a ${miles} mi de casa. A por lo menos ${clearMiles} millas de toda orden y advertencia activa.`;
export const onlyPlanNights = 'Su estancia termina con las noches de su plan';
export const nightsAdded = (nights: number) => `Usted agregó ${nightCount(nights)} por su cuenta`;
export const roomReleased = (rooms: number) => `Usted liberó ${roomCount(rooms)}`;
export const roomConfirmed = (number: string) => `El hotel confirmó su habitación: número ${number}`;
export const roomDeclined = 'El hotel finalmente no puede recibirle';
export const roomDeclinedNext = 'Usted conserva su lugar en la lista. Le estamos buscando otra habitación.';
export const roomNoShow = 'El hotel dice que usted no ha llegado';
export const roomNoShowNext =
  'Su habitación sigue reservada. Si necesita ayuda para llegar, llame a su concierge.';
export const leftList = 'Usted salió de la lista de espera para una habitación';

// People.
export const checkedIn = {
  left: (name: string) => `${name} ya salió`,
  safe: (name: string) => `${name} está a salvo`,
  help: (name: string) => `${name} necesita ayuda`,
};
export const reached = (name: string) => `Nuestro equipo se comunicó con ${name}`;
export const someone = 'Alguien de su hogar';
export const conciergeOpened = 'Un concierge tiene su caso';
export const peopleAnswer = (hours: string) => `Hay personas que responden ${hours}.`;
export const acknowledged = 'Su hogar abrió esta alerta';

// What we sent.
export const notified = {
  order: 'Le avisamos de la orden de evacuación',
  warning: 'Le avisamos de la advertencia de evacuación',
  lifted: 'Le avisamos que la orden terminó',
  correction: 'Le enviamos nuestra corrección',
  room: 'Le avisamos sobre su habitación',
  cash: 'Le avisamos sobre su dinero de emergencia',
  route: 'Le avisamos sobre su ruta',
  other: 'Le avisamos sobre su evacuación',
};
export const channels = {
  email: 'correo electrónico',
  sms: 'mensaje de texto',
  push: 'notificación del navegador',
};
export const by = (channels: readonly string[]) => `Por ${channels.join(' y ')}.`;
