/** Palabras sobre dinero que comparten las páginas y el servidor. */
export const ledger = {
  advance: 'Dinero de emergencia enviado',
  'advance-returned': 'Dinero de emergencia devuelto por el banco',
  repayment: 'Pago con tarjeta',
  'repayment-refunded': 'Pago reembolsado a la tarjeta',
  'repayment-disputed': 'Pago en disputa en el banco',
  'dispute-won': 'Disputa cerrada, el pago cuenta otra vez',
  waiver: 'Condonado por nuestro equipo',
};
export const tooFewPoints = (cost: string, balance: string) =>
  `Necesita ${cost} puntos, pero solo tiene ${balance}.`;
export const noCardPayments =
  'Los pagos con tarjeta todavía no están disponibles. No se cobró nada. Vuelva más tarde o contáctenos.';
