/** The demo mailbox. */
export const title = 'Buzón de la demo';
export const intro = 'Esta demo guarda aquí sus correos y mensajes de texto en lugar de enviarlos.';
export const emailOrPhone = 'Correo o teléfono';
export const openMailbox = 'Abrir buzón';
export const loading = 'Cargando el buzón';
export const notLoaded = 'El buzón no se cargó';
export const empty = 'No hay mensajes';
export const emptyDetail = 'Aún no se ha enviado nada ahí.';
export const textMessage = 'Mensaje de texto';
export const copyCode = 'Copiar código';
export const codeCopied = 'Código copiado';
export const notCopied = 'No pudimos copiar el código';
export const copyByHand = 'Selecciónelo y cópielo usted mismo.';

// Answering an email.
export const answerSent = 'Se envió su respuesta';
export const reply = 'Responder';
export const yourAnswer = 'Su respuesta';
export const writeAnswer = 'Escriba una respuesta';
export const sendAnswer = 'Enviar respuesta';
export const cancel = 'Cancelar';

// The demo phone.
export const phoneTitle = 'Teléfono de demostración';
export const phoneIntro =
  'Esta demostración no envía mensajes de texto. Los muestra aquí, y usted puede responder. Use el número que agregó en Configuración.';
export const phoneNumber = 'Número de teléfono';
export const phoneWrong = 'Escriba un número de teléfono con código de área, como (530) 555-0134';
export const openPhone = 'Abrir teléfono';
export const loadingPhone = 'Cargando el teléfono';
export const phoneNotLoaded = 'No pudimos cargar este teléfono';
export const textsOf = (number: string) => `Mensajes de ${number}`;
export const texts = 'Mensajes de texto';
export const noTexts = 'Todavía no hay mensajes';
export const noTextsDetail = 'Aquí aparecen los mensajes a este número.';
export const thisPhone = 'Este teléfono';
export const quickTexts = 'Mensajes rápidos';
export const textTo = (brand: string) => `Mensaje a ${brand}`;
export const writeText = 'Escriba un mensaje';
export const send = 'Enviar';
