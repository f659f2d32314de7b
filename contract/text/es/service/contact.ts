/** The contact page and its form, with and without scripts. */
export const contactSupport = 'Contáctenos';
export const intro =
  'Pregunte por la cobertura, los planes, su casa o sus datos. Le responderá una persona de nuestro equipo.';
export const inEmergency = 'En una emergencia';
export const inEmergencyText = 'Llame al 911 y siga las órdenes de su condado. No espere nuestra respuesta.';
export const call911 = 'Llamar al 911';
export const sendUsMessage = 'Envíenos un mensaje';
export const whatToExpect = 'Qué esperar';
export const whatToExpectText =
  'Le enviaremos enseguida una confirmación por correo electrónico, y una persona le responderá en 24 horas.';
export const byEmail = 'Por correo electrónico';
export const quickAnswers = 'Respuestas rápidas';
export const questions = {
  preApproval: '¿Necesito una aprobación previa?',
  coverage: '¿Dónde funciona Hearthline?',
  cancel: '¿Cómo cancelo?',
  data: '¿Pueden borrar mis datos?',
};
export const allQuestions = 'Todas las preguntas y respuestas';

// The form.
export const firstName = 'Nombre';
export const lastName = 'Apellido';
export const emailAddress = 'Correo electrónico';
export const subject = 'Asunto';
export const message = 'Mensaje';
export const messageHint = 'Describa su pregunta o inquietud en detalle...';
export const sendMessage = 'Enviar mensaje';
export const sending = 'Enviando...';
export const notSent = 'No se pudo enviar el mensaje. Intente otra vez.';
export const enterEmail = 'Escriba su correo electrónico';

// It was sent.
export const messageSent = '¡Mensaje enviado!';
export const within24Hours = 'Le responderemos en 24 horas.';
export const answerInConversation = 'Nuestra respuesta aparece en su conversación.';
export const received = (reference: string) => `Recibimos su mensaje. Número de referencia: ${reference}`;
export const inConversation = <T>(link: (words: string) => T) => [
  'Está en su conversación con nuestro equipo, y ahí aparece nuestra respuesta. ',
  link('Abrir la conversación'),
];
export const replyByEmail =
  'Nuestro equipo le responderá por correo electrónico en 24 horas. Mencione este número si vuelve a escribir. También se lo enviamos por correo.';

// The same, in a browser without scripts.
export const inConversationPlain =
  'Su mensaje está en su conversación con nuestro equipo. Ahí aparece también nuestra respuesta.';
export const yourCase = (reference: string) => `Su caso es ${reference}.`;
export const yourReference = (reference: string) =>
  `Su número de referencia es ${reference}. Menciónelo si vuelve a escribir.`;
export const openConversation = 'Abrir la conversación';
export const backToHome = 'Volver a la página de inicio';
