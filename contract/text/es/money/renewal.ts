/**
 * What a member agrees to before a charge that renews automatically. Changing an English sentence requires a new
 * version in contract/money/renewal-words.ts. The Spanish is a translation of it.
 */
export const cancel =
  'Puede cancelar en cualquier momento en la página Membresía, sin llamadas ni cartas. Su membresía continúa hasta el fin del período que pagó.';
/** The same in the first person, for the text the member agrees to. */
export const iCanCancel =
  'Puedo cancelar en cualquier momento en la página Membresía, sin llamadas ni cartas. Mi membresía continúa hasta el fin del período que pagué.';
export const everyMonth = (sum: string) => `${sum} cada mes`;
export const everyYear = (sum: string) => `${sum} cada año`;
export const byTheMonth = 'por mes';
export const byTheYear = 'por año';
export const firstCharge = (sum: string, day: string, plan: string) => `Pago ${sum} el ${day} por ${plan}.`;
export const renewsSameCard = (price: string) =>
  `Se renueva automáticamente: se cobran ${price} a la misma tarjeta hasta que yo cancele.`;
export const payNow = (sum: string) => `Pago ${sum} ahora.`;
export const payNothingNow = 'No pago nada ahora.';
export const keepPlan = (plan: string, by: string, day: string) =>
  `Conservo ${plan} y pago ${by} a partir del ${day}.`;
export const startsToday = (plan: string) => `${plan} empieza de inmediato.`;
export const startsOn = (plan: string, day: string) => `${plan} empieza el ${day}.`;
export const renewsFrom = (price: string, day: string) =>
  `Se renueva automáticamente: se cobran ${price} a mi tarjeta a partir del ${day}, hasta que yo cancele.`;
