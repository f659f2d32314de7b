/** What a member agrees to before a charge that renews. A new English text needs a new RENEWAL_WORDS_VERSION in contract/money/renewal-words.ts; the Spanish is a translation of it. */
export const every = { month: 'cada mes', year: 'cada año' };
export const billed = { month: 'mensual', year: 'anual' };
export const price = (sum: string, every: string) => `${sum} ${every}`;
export const iPay = (sum: string, day: string, plan: string) => `Pago ${sum} el ${day} por ${plan}.`;
export const renews = (price: string) =>
  `Se renueva automáticamente: se cobra ${price} a la misma tarjeta hasta que yo cancele.`;
export const iCanCancel =
  'Puedo cancelar en cualquier momento en la página Membresía, sin llamar ni escribir. Mi membresía sigue activa hasta el final del período que pagué.';
export const payNow = (sum: string) => `Pago ${sum} ahora.`;
export const payNothing = 'No pago nada ahora.';
export const keep = (plan: string, billed: string, day: string) =>
  `Conservo ${plan}, con pago ${billed} desde el ${day}.`;
export const startsNow = (plan: string) => `${plan} empieza ahora.`;
export const startsOn = (plan: string, day: string) => `${plan} empieza el ${day}.`;
export const renewsFrom = (price: string, day: string) =>
  `Se renueva automáticamente: se cobra ${price} a mi tarjeta desde el ${day} hasta que yo cancele.`;
export const youCanCancel =
  'Puede cancelar en cualquier momento en la página Membresía, sin llamar ni escribir. Su membresía sigue activa hasta el final del período que pagó.';
