/** Motivos de rechazo: payments. */
export const otherProvider =
  'Cambiamos de proveedor de pagos después de que empezó este pago. Cancele este pedido y pida otra vez.';
export const closed = 'Esto ya se pagó o se canceló.';
export const noSuchPayment = 'No existe ese pago.';
export const nothingWrong = 'Este pago no tiene problemas. Vuelva a cargar la lista.';
export const alreadyHandled = 'Alguien ya se ocupó de este pago. Vuelva a cargar la lista.';
export const badSignature = 'Esto no está firmado por el proveedor o es demasiado antiguo.';
export const noAnswer = (safe: string) =>
  `Nuestro proveedor de pagos no responde en este momento. ${safe} Intente otra vez en un momento.`;
export const nothingCharged = 'No se cobró nada.';
export const nothingChanged = 'No se cambió nada.';
