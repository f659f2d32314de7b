/** Motivos de rechazo: repayments. */
export const nothingOwed = 'No tiene nada que devolver. No se cobró nada.';
export const closed = 'Este pago está cerrado. Vuelva a cargar la página para ver su saldo.';
export const inProgress =
  'Otro pago suyo se está procesando. No se le cobrará dos veces. Vuelva a cargar la página en un momento.';
export const notFound = 'No encontramos este pago.';
export const noSuchBalance = 'No existe ese saldo.';
export const ownBalance = 'Este es su propio saldo, así que decide otro administrador.';
export const onlyOwed = (sum: string) =>
  `Solo se deben ${sum}. Vuelva a cargar y condone esa cantidad o menos.`;
export const noSuchPayment = 'No existe ese pago.';
export const refunding = 'Este pago ya se está reembolsando.';
export const noStatement = 'No hay un estado de cuenta para este mes.';
export const owesLess = (sum: string) => `Debe ${sum}. Escriba esa cantidad o menos. No se cobró nada.`;
export const atLeast = (sum: string) => `Escriba por lo menos ${sum}.`;
