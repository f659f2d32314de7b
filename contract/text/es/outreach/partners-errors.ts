/** Why something was refused: partners. */
export const noSuchPartner = 'Este socio no existe.';
export const samePartner = 'Ya existe un socio de este tipo con este nombre en esta ciudad.';
export const cannotMove = (from: string, to: string) =>
  `Este socio está en el estado “${from}” y no puede pasar a “${to}”. Actualice la página para ver su estado actual.`;
export const notFit =
  'Este socio todavía no se puede activar. Agregue los documentos que faltan o vencieron y un contacto que haya confirmado.';
export const needsAnother = 'Usted ya pidió desbloquear a este socio. Otra persona debe estar de acuerdo.';
export const tooManyContacts = (most: number) => `Un socio puede tener como máximo ${most} contactos.`;
export const noSuchContact = 'Este contacto no existe.';
export const sampleContact = 'Este socio es un ejemplo. No se le envían mensajes.';
export const cannotAsk =
  'No podemos comunicarnos con este contacto: el correo fue rechazado o el número detuvo nuestros mensajes. Escriba otra dirección u otro número.';
export const noSuchDocument = 'Este documento no existe.';
export const dayPassed = 'Elija un primer día que no haya pasado.';
export const placesTaken =
  'En uno de estos días hay más lugares ocupados. No se cambió nada. Escriba un número mayor.';
export const wrongLink = 'Este enlace no funciona. Ábralo de nuevo desde el mensaje.';
export const aColleague = 'Una persona del equipo';
