/** The page behind the link that leaves the waitlist. */
export const leave = 'Salir de la lista de espera';
export const working = 'Un momento. Estamos quitando su dirección de la lista.';
export const onePress = 'Presione una vez y dejaremos de escribirle sobre esta casa.';
export const left = 'Ya salió de la lista de espera';
export const leftDetail =
  'Ya no le escribiremos sobre esta casa, y pierde su lugar. ¿Cambió de opinión? Vuelva ahora para recuperar su lugar, o únase otra vez cuando quiera.';
export const rejoined = 'Está de nuevo en la lista de espera';
export const rejoinedDetail = 'Conserva su lugar. Le escribiremos cuando algo cambie para esta casa.';
export const wrongLink =
  'Es posible que el enlace esté incompleto o vencido. Abra nuestro correo más reciente y siga su enlace. O escríbanos, y nuestro equipo le quitará de la lista.';
export const failed = 'No funcionó';
export const rejoin = 'Volver a la lista';
export const toHomePage = 'Ir al inicio';
export const contactSupport = 'Contactar a ayuda';
export const tryAgain = 'Intentar de nuevo';
/** Subject of a message to support. */
export const subject = 'Salir de la lista de espera';
