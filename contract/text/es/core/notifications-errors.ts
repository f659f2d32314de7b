/** Why a phone, a browser or a choice of notifications wasn't accepted. */
export const noTexts =
  'En este momento no podemos enviar mensajes de texto, así que no se envió ningún código.';
export const manyCodes =
  'Enviamos muchos códigos en la última hora. Use el mensaje más reciente o inténtelo más tarde.';
export const wrongCode =
  'Ese código es incorrecto o ya venció. Revise el mensaje más reciente o pida un código nuevo.';
export const notByThisChannel =
  'Por mensaje de texto solo llegan las alertas de evacuación. En el navegador también puede recibir las de refugiarse en el lugar.';
export const alwaysOn = 'Esto no se puede desactivar.';
export const evacuationAlwaysOn = 'No puede desactivar las alertas de evacuación por correo.';
export const securityAlwaysOn = 'No puede desactivar las alertas de seguridad por correo.';
export const unknownEmailLink = 'Nosotros no enviamos este enlace. Ábralo de nuevo desde el correo.';
export const unknownMessageLink = 'Nosotros no enviamos este enlace. Ábralo de nuevo desde el mensaje.';
export const linkAccountGone = 'La cuenta de este enlace ya no existe.';
export const noPush = 'En este momento este servidor no puede enviar notificaciones al navegador.';
export const unusableBrowserKey =
  'No podemos usar la clave de este navegador. Active de nuevo las notificaciones.';
export const browserRemoved = 'Este navegador ya no muestra notificaciones.';
export const notFromCarrier = 'Esto no lleva la firma de nuestra operadora.';
