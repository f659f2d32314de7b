/** Motivos de rechazo: desk. */
export const noSuchCase = 'No existe ese caso.';
export const visitorOnly = 'Esto lo escribió un visitante, así que no hay un hogar.';
export const homeDeleted = 'Esta vivienda se eliminó.';
export const notAnAgent = 'Esta persona no atiende casos. Elija a otra.';
export const sameTitle = 'Otra respuesta guardada tiene este título. No se guardó nada. Elija otro título.';
export const noSuchReply = 'No existe esa respuesta guardada.';
export const replyChanged =
  'Un colega acaba de cambiar esta respuesta. No se guardó nada. Revísela e intente otra vez.';
