/** Motivos de rechazo: conversaciones, asesores, y lo que nos llega por mensaje de texto y correo. */
export const fileNeedsMembership = 'El concierge viene con la membresía. Su archivo no se envió.';
export const needsMembership =
  'El concierge viene con la membresía, así que su mensaje no se envió. Si está en peligro, llame al 911.';
export const tooMany = 'Envió muchos mensajes en un minuto. Espere un momento e intente otra vez.';
export const noFilesToVisitors = 'No se pueden enviar archivos a visitantes. Descríbalo en su respuesta.';
export const noSuchFile = 'No existe ese archivo.';
export const noSuchConversation = 'No existe esa conversación.';
export const noSuchMessage = 'No existe ese mensaje.';
export const colleagueReplied = 'Un colega acaba de responder. Lea su respuesta y luego envíe la suya.';
export const householdWrote = 'El hogar escribió algo nuevo. Léalo y luego envíe su respuesta.';
export const visitorWrote = 'El visitante escribió algo nuevo. Léalo y luego envíe su respuesta.';
export const reopenToReply = 'Este caso está cerrado. Ábralo de nuevo para responder.';
export const idUsed = 'Este identificador de mensaje ya se usó. Escriba el mensaje otra vez.';
export const notRefused = 'Esta respuesta no está esperando otro envío.';

// Home advisors.
export const advisorNeedsPlan = 'El asesor del hogar viene con Plus y Premium.';
export const noAdvisor = 'Todavía no tiene un asesor del hogar. Escriba a nuestro equipo.';
export const advisorChanged =
  'Otra persona acaba de cambiar al asesor del hogar. No se cambió nada. Revise otra vez.';
export const ownAdvisor = 'Un miembro no puede ser su propio asesor.';
export const callTime = {
  skipped: 'Esa hora no existe ese día, porque cambia el reloj. Elija otra hora.',
  tooSoon: (minutes: number) =>
    `Elija una hora que sea al menos ${minutes} minutos después de ahora. Para hablar con nosotros ahora mismo, llame al concierge.`,
  tooLate: (days: number) => `Elija una hora en los próximos ${days} días.`,
};

// What the carrier and the email provider deliver to us.
export const notFromCarrier = 'Esto no viene firmado por nuestro operador.';
export const notFromMailProvider = 'Esto no viene de nuestro proveedor de correo.';
