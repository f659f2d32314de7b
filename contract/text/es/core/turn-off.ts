/** The page behind the unsubscribe link of an email. */
export const title = 'Dejar de recibir estos correos';
export const working = 'Un momento.';
export const onePress = 'Presione una vez y dejaremos de enviarlos.';
export const isOn = (kind: string) => `${kind}: activado`;
export const isOff = (kind: string) => `${kind}: desactivado`;
export const onDetail = 'Volveremos a enviarle estos correos.';
export const offDetail =
  'Ya no le enviaremos estos correos. Las alertas de evacuación y de seguridad le siguen llegando.';
export const turnOff = 'Desactivar';
export const turnOn = 'Activar de nuevo';
export const tryAgain = 'Intentar de nuevo';
export const allNotifications = 'Todas las notificaciones';
export const contactSupport = 'Contactar a ayuda';
export const wrongLink =
  'Es posible que el enlace esté incompleto. Ábralo de nuevo desde el correo, o escríbanos y nuestro equipo lo hará por usted.';
export const failed = 'No funcionó';
