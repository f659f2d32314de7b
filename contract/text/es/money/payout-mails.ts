/** Emails about the debit card for emergency cash. An account thief would change it first. */
export const added = {
  subject: 'Se agregó una tarjeta de débito para su dinero de emergencia',
  greeting: 'Se agregó una tarjeta',
  text: (card: string) => `Ahora el dinero de emergencia llega a esta tarjeta: ${card}.`,
};
export const changed = {
  subject: 'Cambió la tarjeta de débito para su dinero de emergencia',
  greeting: 'Su tarjeta cambió',
  text: (card: string) =>
    `Ahora el dinero de emergencia llega a esta tarjeta y ya no a la anterior: ${card}.`,
};
export const removed = {
  subject: 'Se quitó la tarjeta de débito para su dinero de emergencia',
  greeting: 'Se quitó su tarjeta',
  text: (card: string) =>
    `El dinero de emergencia ya no llega a esta tarjeta: ${card}. Hasta que agregue otra, no podemos enviarle dinero.`,
};
export const seeCard = 'Ver su tarjeta';
export const notYou = (email: string) =>
  `Si no fue usted, cierre las demás sesiones en Configuración y escriba a ${email}.`;
