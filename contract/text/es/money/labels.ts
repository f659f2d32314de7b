/** Names and short notes of money that screens, emails and PDFs share. */
export const skuKinds = { goods: 'Bienes', service: 'Servicio', digital: 'Vale o digital' };
export const categories = {
  rebuild: 'Reconstruir y reparar',
  supplies: 'Suministros',
  stay: 'Alojamiento',
  care: 'Familia y animales',
  paperwork: 'Reclamaciones y documentos',
  travel: 'Transporte',
};
export const businessDays = (min: number, max: number) =>
  min === max ? `${min} ${min === 1 ? 'día hábil' : 'días hábiles'}` : `de ${min} a ${max} días hábiles`;
export const tooFewPoints = (cost: string, balance: string) =>
  `Necesita ${cost} puntos, pero solo tiene ${balance}.`;
export const redeemNeedsMembership =
  'Necesita una membresía activa para canjear puntos. No se gastó nada y conserva sus puntos. Elija un plan en la página Membresía y luego canjéelos.';
export const noCardPayments =
  'Los pagos con tarjeta aún no están disponibles. No se cobró nada. Vuelva más tarde o contáctenos.';

// The demo’s cards
export const demoPayment = 'Pago de demostración: no se cobra a ninguna tarjeta';
export const demoCash = 'Demostración: no se envía dinero';
export const testCards = {
  pays: 'Paga',
  declined: 'Se rechaza',
  poor: 'Fondos insuficientes',
  approval: 'Pide aprobación',
  failsLater: 'Paga ahora, falla después',
};
export const testDebitCards = {
  fast: 'Recibe el dinero en segundos',
  slow: 'Tarda media hora',
  back: 'Devuelve el dinero',
  lost: 'Recibe el dinero, pero la respuesta se pierde',
  credit: 'Es una tarjeta de crédito, que no puede recibir dinero',
};

// Repayable emergency cash
export const ledger = {
  advance: 'Dinero de emergencia enviado',
  'advance-returned': 'Dinero de emergencia devuelto por el banco',
  repayment: 'Pago con tarjeta',
  'repayment-refunded': 'Pago reembolsado a la tarjeta',
  'repayment-disputed': 'Pago en disputa en el banco',
  'dispute-won': 'Disputa cerrada, el pago vuelve a contar',
  waiver: 'Condonado por nuestro equipo',
};
