/** The page that restores an old email address. */
export const title = '¿Deshacer el cambio de correo?';
export const detail =
  'Restableceremos su correo anterior, cerraremos la sesión en todos los dispositivos y quitaremos las llaves de acceso agregadas desde el cambio.';
export const closeIfYours = 'Si usted hizo el cambio, puede cerrar esta página.';
export const needsScripts = 'Esta página necesita JavaScript. Actívelo y abra el enlace de nuevo.';
export const restore = 'Restablecer mi correo';
export const tryAgain = 'Intentar de nuevo';
export const incomplete = 'Es posible que el enlace esté incompleto. Ábralo de nuevo desde el correo.';
export const restored = 'Su correo se restableció';
export const restoredDetail = <T>(bold: (words: string) => T, email: string) => [
  'Inicie sesión con ',
  bold(email),
  '. Cerramos la sesión en todos los dispositivos.',
];
export const checkAccount =
  'Después revise sus llaves de acceso, sus casas y su tarjeta de pago por si otra persona las cambió.';
export const notRestored = 'Su correo aún no se restablece';
export const linkStillWorks = (why: string) => `${why} El enlace sigue funcionando.`;
export const signIn = 'Iniciar sesión';
export const contactSupport = 'Contactar a ayuda';
