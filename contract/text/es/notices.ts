/** Messages about an order, a warning and what follows from them: by email, text and push. */

import { doNotReturn as notYet, takeWithYou } from './emergency/status.ts';
import { booked, nightCount, roomCount } from './emergency/rooms.ts';

type Hotel = { name: string; address: string; phone: string };
type Zone = { name: string; county: string | null; source: string; when: string };

export const subject = (what: string, address: string, reminder: number) =>
  `${reminder > 0 ? `Recordatorio ${reminder}: ` : ''}${what} para ${address}`;
export const zone = ({ name, county, source, when }: Zone) =>
  `${name}${county ? `, condado de ${county}` : ''} (${source}, ${when})`;
export const order = 'Orden de evacuación';
export const orderBack = 'De nuevo: orden de evacuación';
export const orderGreeting = 'Orden de evacuación: salga ahora';
export const orderBackGreeting = 'De nuevo hay una orden de evacuación: salga ahora';
export const orderInside = (where: string, address: string) =>
  `Hay una orden de evacuación para ${where}. Su vivienda en ${address} está dentro de la zona.`;
export const orderPossible = (where: string, address: string) =>
  `Hay una orden de evacuación para ${where}. De su vivienda en ${address} solo conocemos el área, así que puede estar dentro de la zona.`;
export const leaveNow = `Salga ahora. ${takeWithYou} No espere otro mensaje.`;
export const checkThenLeave =
  'Mire ahora el mapa oficial. Si su calle está dentro, salga ahora: lleve a las personas, las mascotas, las medicinas y su mochila de emergencia.';
export const danger = 'Si está en peligro o no puede salir sin ayuda, llame al 911.';
export const conciergeKnows = (phone: string, hours: string) =>
  `Su concierge ya tiene su caso: llame al ${phone}. Hay personas que responden ${hours}. Todo está en su página de evacuación.`;
export const pageShowsServices =
  'Su página de evacuación muestra adónde puede ir y qué servicios le corresponden en esta orden.';
export const seen = 'Ya lo vi';
export const repeatsThenCall =
  'Se lo recordaremos hasta que alguien de su hogar confirme. Después le llamaremos.';
export const repeats = 'Se lo recordaremos hasta que alguien de su hogar confirme.';
export const warning = 'Advertencia de evacuación';
export const warningGreeting = 'Advertencia de evacuación: prepárese para salir';
export const warningInside = (where: string, address: string) =>
  `Hay una advertencia de evacuación para ${where}. Su vivienda en ${address} está dentro de la zona.`;
export const warningPossible = (where: string, address: string) =>
  `Hay una advertencia de evacuación para ${where}. De su vivienda en ${address} solo conocemos el área, así que puede estar dentro de la zona. Mire el mapa oficial.`;
export const getReady =
  'Prepárese ahora: personas, mascotas, medicinas, documentos y el tanque lleno. Si necesita más tiempo o tiene animales grandes, salga ahora.';
export const nothingBooked =
  'Todavía no hemos reservado ni enviado nada. Si la advertencia pasa a ser una orden, le avisaremos de inmediato y los servicios de su plan empezarán solos.';
export const orderBeforeEnded =
  'La orden anterior terminó. Si la advertencia pasa a ser una orden, le avisaremos de inmediato.';

export const orderLifted = 'Orden de evacuación levantada';
export const orderReportedLifted = 'Orden de evacuación: ya no está en la lista';
export const liftedGreeting = 'La orden fue levantada';
export const reportedLiftedGreeting = 'La orden ya no está en la lista';
export const hasEnded = (where: string, address: string, when: string | null) =>
  `La orden de evacuación para ${where}, que abarcaba su vivienda en ${address}, terminó${when ? ` el ${when}` : ''}.`;
export const goneFromList = (where: string, address: string, when: string | null) =>
  `La orden de evacuación para ${where}, que abarcaba su vivienda en ${address}, ya no está en la lista oficial${when ? ` (${when})` : ''}. Su condado no ha anunciado que terminó.`;
export const warningStays = (name: string, source: string) =>
  `Una advertencia de evacuación todavía abarca su vivienda (${name}, ${source}). Siga preparado para salir.`;
export const doNotReturn = `${notYet} Vea lo que dice sobre los caminos, la luz y el agua.`;
export const endReasons = {
  'The order has ended.': 'La orden terminó.',
  'The order was lifted.': 'La orden fue levantada.',
  'The order was reduced to a warning.': 'La orden se redujo a una advertencia.',
  'The order was reduced to an advisory.': 'La orden se redujo a un aviso.',
  'The order was reduced to a shelter notice.': 'La orden se redujo a un aviso de refugiarse en el lugar.',
  'The order was redrawn and no longer covers this home.':
    'La zona de la orden cambió y ya no abarca esta vivienda.',
} as Record<string, string>;
export const noWarning = 'Corrección: no hay advertencia de evacuación';
export const noOrder = 'Corrección: no hay orden de evacuación';
export const wasWrong = 'Nuestro aviso estaba equivocado';
export const warningWasMistake = (where: string, address: string) =>
  `Le dijimos que una advertencia de evacuación para ${where} abarca su vivienda en ${address}. Fue un error nuestro. Lo sentimos.`;
export const orderWasMistake = (where: string, address: string) =>
  `Le dijimos que una orden de evacuación para ${where} abarca su vivienda en ${address}. Fue un error nuestro. Lo sentimos.`;
export const noNeedToPrepare =
  'No tiene que prepararse por ese aviso. Si ve fuego o humo, o las autoridades le dicen que salga, salga.';
export const noNeedToLeave =
  'No tiene que salir por ese aviso. Si ve fuego o humo, o las autoridades le dicen que salga, salga.';
export const warningCostNothing =
  'No habíamos reservado ni enviado nada por ese aviso. Lo que tenga por una orden sigue igual.';
export const earlierOrderWasReal =
  'La orden anterior era real y ya terminó. La habitación y el dinero que recibió por ella siguen siendo suyos.';
export const stopped = (why: string | null) =>
  `Detuvimos lo que había empezado.${why ? ` ${why}` : ''} El dinero que ya recibió es suyo. Si ya está en el hotel, conserva su habitación.`;

export const roomBooked = (room: { rooms: number; hotel: Hotel; nights: number; firstNight: string }) =>
  `${booked(room.rooms)} en ${room.hotel.name}, ${room.hotel.address}, ${room.hotel.phone}: ${nightCount(room.nights)} desde el ${room.firstNight}, a cargo de su plan. Dé su nombre en la recepción.`;
export const roomConfirmed = (hotel: string, number: string) =>
  `${hotel} confirmó su habitación. Su número de confirmación es ${number}.`;
export const roomWaiting =
  'Todavía no tenemos una habitación para usted: los hoteles asociados cercanos están llenos. Seguimos buscando y le avisaremos de inmediato. En su página puede permitir que busquemos más lejos.';
export const roomOver = 'Su habitación ya no está reservada.';
export const roomStays =
  'Su habitación sigue reservada por las noches que quedan, a menos que usted la libere.';
export const cashIsYours = 'El dinero que le enviamos es suyo.';
export const yourRoom = 'Su habitación';
export const aboutYourRoom = 'Sobre su habitación';
export const roomsBookedGreeting = (rooms: number) => booked(rooms);
export const changeRoom = 'Puede alargar su estancia o liberar la habitación en su página de evacuación.';
export const isFor = (address: string, where: string) =>
  `Este mensaje es sobre su vivienda en ${address} y la orden para ${where}.`;
export const cashSubject = 'Dinero de emergencia';
export const cashGreeting = 'Su dinero de emergencia';
export const cashOnPage = 'Su página de evacuación muestra en qué estado está.';
export const openPage = 'Abrir su página de evacuación';
export const officialSource = 'Lo que dice la fuente oficial';

export const orderPossiblePush = 'Orden de evacuación cerca de su vivienda: revise ahora';
export const correctionPush = 'Corrección: nuestro último aviso estaba equivocado';
export const roomPush = (rooms: number, hotel: string) => `${roomCount(rooms)} en ${hotel}`;
export const pushBody = (where: string, source: string, when: string) =>
  `${where}. ${source}, ${when}. Toque para ver qué hacer.`;

export const textOrder = (where: string, said: string) =>
  `SALGA AHORA. Orden de evacuación: ${where}. ${said}.`;
export const textOrderBack = (where: string, said: string) =>
  `SALGA AHORA. De nuevo, orden de evacuación: ${where}. ${said}.`;
export const textOrderPossible = (where: string, said: string) =>
  `MIRE EL MAPA. SALGA YA SI ESTÁ DENTRO. Orden de evacuación cerca de ${where}. ${said}.`;
export const textWarning = (where: string, said: string) =>
  `PREPÁRESE PARA SALIR. Advertencia de evacuación: ${where}. ${said}. Salga ya si necesita más tiempo.`;
export const textWarningPossible = (where: string, said: string) =>
  `PREPÁRESE PARA SALIR. Advertencia de evacuación cerca de ${where}. ${said}. Salga ya si necesita más tiempo.`;
export const textWarningStays = (where: string, said: string) =>
  `SIGA LISTO PARA SALIR. Advertencia de evacuación: ${where}. ${said}. Salga ya si necesita más tiempo.`;
export const textLifted = (where: string, said: string) =>
  `NO REGRESE hasta que su condado diga que es seguro. Se levantó la orden de ${said} para ${where}.`;
export const textReportedLifted = (where: string, said: string) =>
  `NO REGRESE hasta que su condado diga que es seguro. La orden de ${said} para ${where} ya no está en la lista, sin anuncio.`;
export const textLiftedToWarning = (where: string, said: string) =>
  `SIGA LISTO PARA SALIR. Terminó la orden de ${said} para ${where}. Aún hay una ADVERTENCIA.`;
export const textWrongWarning = (where: string, said: string) =>
  `CORRECCIÓN: la advertencia para ${where} (${said}) fue un error nuestro. No hace falta prepararse. Nada se reservó. En peligro, salga.`;
export const textWrongOrder = (where: string, said: string) =>
  `CORRECCIÓN: la orden para ${where} (${said}) fue un error nuestro. No hace falta salir por ella. Detuvimos lo iniciado. En peligro, salga.`;
export const textWrongReturn = (where: string, said: string) =>
  `CORRECCIÓN: la orden para ${where} (${said}) fue un error nuestro. No hace falta salir por ella. Conserva lo de la anterior. En peligro, salga.`;
export const textRoomStays = 'Conserva su habitación.';
export const textRoom = (rooms: number, hotel: string, phone: string) => `${rooms} hab.: ${hotel} ${phone}.`;
export const textRoomWaiting = 'Le buscamos habitación.';
export const textConcierge = 'Su concierge tiene su caso.';
export const textConciergeHours = (hours: string) => `Concierge: ${hours}.`;
export const textWhereToGo = 'Adónde ir y qué llevar:';
export const textRoomBooked = (room: { rooms: number; hotel: Hotel; nights: number }) =>
  `${roomCount(room.rooms)}: ${room.hotel.name}, ${room.hotel.address}, ${room.hotel.phone}. ${nightCount(room.nights)}. Dé su nombre en la recepción.`;
export const textRoomConfirmed = (number: string) => `Confirmada, número ${number}.`;
export const textRoomsFull = 'Los hoteles cercanos están llenos. Seguimos buscando.';
export const textRoomOver = 'Su habitación ya no está reservada.';
export const textCashOnPage = 'Su dinero: vea su página.';
export const textAbout = (where: string, said: string) => `${where}, orden de ${said}.`;
export const textSeen = (link: string) => `¿Visto? ${link}`;
export const textOfficial = (link: string) => `Oficial: ${link}`;

export const sources = {
  manual: 'Nuestro equipo, de una fuente oficial',
  demo: 'Condado simulado (demostración)',
  other: 'Una fuente oficial',
};

// The route.
export const routeChanged = 'Su ruta cambió';
export const routeLost = 'No use su ruta anterior';
export const routeGreeting = 'Use su nueva ruta';
export const routePending =
  'Su ruta estará en su página de evacuación en cuanto la hayamos revisado. No la espere.';
export const textRouteChanged =
  'SU RUTA CAMBIÓ. No use la anterior. Oficiales y señales van primero. Los pasos nuevos están en su página.';
export const textRouteLost =
  'NO USE SU RUTA ANTERIOR. Ahora no tenemos una ruta revisada. Siga a oficiales y señales. ¿No puede salir? Llame al 911.';
