/** Why something was refused: partners. */
export const noSuchPartner = 'Este socio no existe.';
export const samePartner = 'Ya existe un socio de este tipo con este nombre en esta ciudad.';
export const cannotMove = (from: string, to: string) =>
  `La situación de este socio es “${from}”. No puede cambiar a “${to}”. Actualice la página para ver su situación actual.`;
export const notFit =
  'Todavía no puede activar a este socio. Agregue los documentos que faltan o vencieron y un contacto que haya confirmado.';
export const needsAnother = 'Usted ya pidió desbloquear a este socio. Otra persona debe estar de acuerdo.';
export const tooManyContacts = (most: number) => `Un socio puede tener como máximo ${most} contactos.`;
export const noSuchContact = 'Este contacto no existe.';
export const sampleContact = 'Este socio es un ejemplo, así que no le enviamos mensajes.';
export const partnershipOver =
  'Este socio está bloqueado o la relación terminó, así que no le enviamos mensajes.';
export const cannotAsk =
  'No podemos comunicarnos con este contacto. El correo fue rechazado o el número detuvo nuestros mensajes. Escriba otro correo u otro teléfono.';
export const noSuchDocument = 'Este documento no existe.';
export const dayPassed = 'Elija un primer día que no haya pasado.';
export const placesTaken =
  'En uno de estos días ya hay más lugares reservados. No se cambió nada. Escriba un número mayor.';
export const wrongLink = 'Este enlace no funciona. Ábralo de nuevo desde el mensaje.';
export const aColleague = 'Una persona del equipo';
