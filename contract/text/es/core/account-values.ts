/** What's wrong with what someone typed about their account, phone or notifications. */
export const sixDigitsFromEmail = 'Escriba los seis dígitos del correo';
export const sixDigits = 'Escriba los seis dígitos del código';
export const incompleteEmailLink = 'Este enlace está incompleto. Ábralo de nuevo desde el correo.';
export const incompleteMessageLink = 'Este enlace está incompleto. Ábralo de nuevo desde el mensaje.';
export const enterName = 'Escriba su nombre';
export const namePasskey = 'Dé un nombre a la llave de acceso';
export const reasonForAudit = 'Escriba un motivo para el registro de auditoría';
export const usMobile = 'Escriba un celular de Estados Unidos con su código de área, como (530) 555-0134';
export const nameNotification = 'Elija al menos una notificación';
export const notificationTwice = 'Indique cada notificación solo una vez';
export const wrongBrowserKey = 'Esta no es la clave de un navegador';
export const wrongPushAddress = 'Esta no es la dirección de un servicio de notificaciones';
