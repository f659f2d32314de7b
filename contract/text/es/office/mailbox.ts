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
