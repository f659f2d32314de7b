/** Emails about a visitor’s message. */

// To the visitor: we have it.
export const receivedSubject = (brand: string) => `Recibimos su mensaje · ${brand}`;
export const received = 'Recibimos su mensaje';
export const thankYou = 'Gracias por escribir. Nuestro equipo le responderá en 24 horas.';
export const reference = (ref: string) =>
  `Su número de referencia es ${ref}. Menciónelo si vuelve a escribir.`;
export const inDanger =
  'Si hay un incendio u otro peligro donde usted está, llame al 911 y siga las órdenes de su condado.';
export const notYou = 'Si usted no nos escribió, puede ignorar este correo.';

// To the visitor: our reply.
export const replySubject = (subject: string) => `Re: ${subject}`;
export const hello = (name: string) => `Hola, ${name}`;
export const youWrote = 'Usted nos escribió:';
export const writeBack = 'Responda a este correo para escribirnos de nuevo.';

// To our team.
export const forwardedSubject = (subject: string) => `Contacto: ${subject}`;
export const from = (name: string, email: string) => `De ${name}, ${email}`;
export const answerAtDesk =
  'Responda desde la mesa de casos, para que su respuesta quede en el caso. Prometemos una respuesta en 24 horas.';
