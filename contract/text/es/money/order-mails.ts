/** Emails about a purchase: receipt, cancellation, fulfillment and refund. */

export const points = (points: string, count: number) => `${points} ${count === 1 ? 'punto' : 'puntos'}`;
export const dollars = (sum: string) => `${sum} (dólares de EE. UU.)`;
export const view = 'Ver la compra';

// Receipt.
export const receipt = (item: string) => `Recibo: ${item}`;
export const paid = 'Su compra está pagada. Este es su recibo.';
export const beforeTax = (sum: string) => `Precio sin impuesto: ${sum}`;
export const paidOn = {
  points: (number: string, day: string) => `Compra ${number}, pagada el ${day} con puntos.`,
  card: (number: string, day: string, card: string | null) =>
    card
      ? `Compra ${number}, pagada el ${day} con ${card}.`
      : `Compra ${number}, pagada el ${day} con tarjeta.`,
};
export const deliveryTo = (place: string) => `Entrega: en su dirección en ${place}.`;
export const estimated = (day: string) => `Entrega estimada: ${day}.`;
export const estimatedBetween = (from: string, to: string) => `Entrega estimada: del ${from} al ${to}.`;
export const next =
  'Le escribiremos cuando vaya en camino o esté lista. Hasta entonces, puede cancelarla en la página de compras.';

// Cancellation and refund.
export const canceled = (item: string) => `Compra cancelada: ${item}`;
export const refund = (item: string) => `Su reembolso: ${item}`;
export const pointsBack = (item: string) => `Le devolvimos sus puntos: ${item}`;
export const isCanceled = (number: string, item: string) => `Su compra ${number} (${item}) está cancelada.`;
export const isRefunded = (number: string, item: string) =>
  `Le reembolsamos completa su compra ${number} (${item}).`;
export const backInBalance = (points: string) => `${points} están otra vez en su saldo.`;
export const cardBack = (sum: string, card: string | null) =>
  `Le reembolsamos ${sum} a su tarjeta${card ? ` (${card})` : ''}. Los bancos normalmente tardan de 5 a 10 días hábiles en mostrarlo.`;
export const late = (refund: string) => `Su pago llegó después de eso. ${refund}`;
export const nothingCharged = 'No se cobró nada.';

// Fulfillment.
export const fulfilled = (item: string) => `Entregado: ${item}`;
export const isFulfilled = (number: string, item: string) => `Su compra ${number} (${item}) está entregada.`;
export const somethingWrong = (email: string) =>
  `¿Algo está mal o falta? Escriba a ${email} y nuestro equipo le ayudará.`;

export const notes = {
  review: 'Algo no coincidía en el pago. Nuestro equipo lo está revisando y le escribirá por correo.',
  processing:
    'Su banco todavía está procesando el pago. Si se hace, se lo reembolsaremos completo y le escribiremos.',
  unpaid: 'No se pagó en 30 minutos.',
};
