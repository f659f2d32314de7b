/** Dinero de emergencia. */

export const reviews = {
  incident: 'Esta orden abarca muchas viviendas, así que nuestro equipo aprueba primero el dinero.',
  cap: 'Hemos enviado mucho dinero en poco tiempo, así que nuestro equipo aprueba los próximos envíos.',
  'new-card': 'Su tarjeta de débito es nueva, así que nuestro equipo la confirma primero.',
  'shared-card':
    'Ya se pagó a otro miembro con la misma tarjeta de débito, así que nuestro equipo confirma de quién es.',
};

export const reasons = {
  noCard: 'Cuando agregue una, la revisamos y le enviamos el dinero.',
  cardNotConfirmed: 'No pudimos confirmar su última tarjeta. Agregue otra tarjeta de débito o escríbanos.',
  bankRefused: 'Su banco no lo aceptó.',
  noProvider: 'Ahora no podemos enviar dinero. No lo ha perdido: nuestro equipo lo está resolviendo.',
  incidentDeclined: 'Nuestro equipo revisó esta orden y no aprobó dinero para ella. Puede escribirnos.',
  amountUnclear: 'Estamos confirmando este pago con nuestro proveedor de pagos.',
};

export const cardEnding = (last: string) => `su tarjeta terminada en ${last}`;
export const yourCard = 'su tarjeta';

export const reviewing = (sum: string) => `Nuestro equipo está revisando sus ${sum}.`;
export const reviewingDetail = (why: string) => `${why} No tiene que hacer nada. Le avisaremos.`;
export const teamApproves = 'Nuestro equipo lo aprueba primero.';
export const cannotSendYet = (sum: string) => `Todavía no podemos enviarle sus ${sum}.`;
export const checking = (sum: string) => `Estamos revisando sus ${sum} de emergencia.`;
export const checkingDetail = 'Le avisaremos cuando se envíen, normalmente en 10 minutos.';
export const addCard = (sum: string) => `Agregue una tarjeta de débito para recibir sus ${sum}.`;
export const addAnotherCard = (sum: string) => `Agregue otra tarjeta de débito para recibir sus ${sum}.`;
export const sending = (sum: string, card: string) => `Estamos enviando ${sum} a ${card}.`;
export const sent = (sum: string, card: string) => `Enviamos ${sum} a ${card}.`;
export const arrivesSoon = 'Normalmente llega en 5 a 10 minutos.';
export const arrived = (sum: string, card: string) => `${sum} llegaron a ${card}.`;
export const yoursToUse = 'Ya puede usarlos.';
export const verifyIdentity = (sum: string) => `Verifique su identidad para recibir sus ${sum}.`;
export const verifyIdentityDetail =
  'Nuestro proveedor de pagos debe verificar su identidad antes de pagarle.';
export const cameBack = 'El dinero regresó a nosotros.';
export const notSent = (sum: string) => `No enviamos sus ${sum}.`;
export const notDue = 'No correspondía enviarlo.';
export const repaidLater =
  'Lo devuelve sin intereses, a partir del fin de la evacuación. Vea su página de membresía.';
