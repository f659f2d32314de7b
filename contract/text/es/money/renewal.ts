/** Lo que un miembro acepta antes de un cobro que se renueva automáticamente. */

export const cancel =
  'Puede cancelar en cualquier momento en la página de membresía, sin llamar ni enviar una carta. Su membresía sigue activa hasta el final del periodo que pagó.';
const iCanCancel =
  'Puedo cancelar en cualquier momento en la página de membresía, sin llamar ni enviar una carta. Mi membresía sigue activa hasta el final del periodo que pagué.';

export const every = {
  month: (sum: string) => `${sum} cada mes`,
  year: (sum: string) => `${sum} cada año`,
};

export const start = (of: { sum: string; day: string; plan: string; price: string }) =>
  `Pago ${of.sum} el ${of.day} por ${of.plan}. Se renueva automáticamente: se cobran a la misma tarjeta ${of.price} hasta que yo cancele. ${iCanCancel}`;

type Change = { plan: string; begins: string; price: string; renews: string };
const renews = ({ price, renews: day }: Change) =>
  `Se renueva automáticamente: se cobran a mi tarjeta ${price} a partir del ${day}, hasta que yo cancele. ${iCanCancel}`;

export const keepAndPay = {
  month: (sum: string, change: Change) =>
    `Pago ${sum} ahora. Conservo ${change.plan} y pago por mes a partir del ${change.begins}. ${renews(change)}`,
  year: (sum: string, change: Change) =>
    `Pago ${sum} ahora. Conservo ${change.plan} y pago por año a partir del ${change.begins}. ${renews(change)}`,
};
export const keepForNow = {
  month: (change: Change) =>
    `No pago nada ahora. Conservo ${change.plan} y pago por mes a partir del ${change.begins}. ${renews(change)}`,
  year: (change: Change) =>
    `No pago nada ahora. Conservo ${change.plan} y pago por año a partir del ${change.begins}. ${renews(change)}`,
};
export const upgrade = (sum: string, change: Change) =>
  `Pago ${sum} ahora. Tengo ${change.plan} de inmediato. ${renews(change)}`;
export const later = (change: Change) =>
  `No pago nada ahora. ${change.plan} empieza el ${change.begins}. ${renews(change)}`;
