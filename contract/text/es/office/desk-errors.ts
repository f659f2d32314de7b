/** Motivos de rechazo: desk. */
export const visitorOnly = 'Esto lo escribió un visitante, así que no hay un hogar.';
export const homeDeleted = 'Esta vivienda se eliminó.';
export const notAnAgent = 'Esta persona no atiende casos. Elija a otra.';
export const sameTitle = 'Otra respuesta guardada tiene este título. No se guardó nada. Elija otro título.';
export const noSuchReply = 'No existe esa respuesta guardada.';
export const replyChanged =
  'Un colega acaba de cambiar esta respuesta. No se guardó nada. Revísela e intente otra vez.';

// Avisos generales.
export const noSuchIncident = 'No existe ese incidente.';
export const incidentOver = 'Este incidente ya terminó. No se envió nada.';
export const noHousehold = 'Ningún hogar coincide. No se envió nada.';
export const otherCount = (households: string) =>
  `Ahora llegaría a ${households} hogares. No se envió nada. Revise la vista previa y escriba ese número.`;
export const idUsed = 'Este identificador ya se usó. Escriba el mensaje otra vez.';
export const beingSent = 'Se está enviando desde otra ventana. Revise otra vez.';
export const noSuchBroadcast = 'No existe ese aviso general.';
export const broadcastSettled = 'Este aviso general ya se resolvió.';
export const needsSecondPerson = 'Usted escribió este aviso general. Debe aprobarlo otra persona.';
export const notYourBroadcast = 'Solo quien escribió este aviso general puede retirarlo.';
