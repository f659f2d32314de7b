/** Correos y avisos sobre un caso: al hogar y al asesor del hogar. */
export const callUs = (phone: string, hours: string) =>
  `Para hablar con nosotros, llame al ${phone}. Hay personas que responden ${hours}. Si está en peligro, llame al 911.`;

// A reply waits. Never says what it says.
export const teamReplied = 'Nuestro equipo le respondió';
export const replyWaits = (ref: string) =>
  `Hay una respuesta en su conversación con nuestro equipo, caso ${ref}. Ábrala para leer y responder.`;
export const canAnswerEmail = 'También puede responder a este correo. Su respuesta llega a su caso.';
export const readReply = 'Leer la respuesta';
export const caseRef = (ref: string) => `Caso ${ref}`;

// The reply itself, to someone who wrote by email.
export const yourCase = (ref: string) => `Su caso ${ref}`;
export const answerEmail = 'Responda a este correo para escribir a nuestro equipo.';
export const openConversation = 'Abrir la conversación';

// To the home advisor, before a call.
export const callAt = (when: string) => `Llamada: ${when}`;
export const callSubject = (when: string, ref: string) => `Llamada: ${when}, caso ${ref}`;
export const expectsCall = (when: string) =>
  `Un hogar espera su llamada: ${when}. La hora es la de la zona horaria del hogar.`;
export const ifYouCannot =
  'Si no puede llamar, dé el caso a un colega ahora. Quince minutos después de esa hora, pasa a la fila.';
export const openCase = (ref: string) => `Abrir el caso ${ref}`;

/** In place of a name we don't have. */
export const ourTeam = 'Nuestro equipo';
export const someoneInHousehold = 'Alguien del hogar';
export const yourArea = 'su zona';

// Added to a message that came by text or email, for our team.
export const fromSender = (email: string) => `De ${email}:`;
