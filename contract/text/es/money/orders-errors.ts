/** Motivos de rechazo: orders. */
export const noSuchPurchase = 'No encontramos esta compra.';
export const alreadyRefunded = 'Esta compra ya se reembolsó.';
export const accountDeleted =
  'La cuenta de este miembro se eliminó, así que no se pueden devolver los puntos.';
export const notInCatalog = 'Este artículo ya no está en el catálogo.';
export const soldOut = (name: string) => `${name} está agotado. No se cobró nada.`;
export const tooManyUnpaid = (most: number) =>
  `Tiene ${most} compras pendientes de pago. Pague o cancele una primero.`;
export const fulfilled = 'Esta compra ya se entregó y no se puede cancelar.';
export const notPaid = 'Esta compra todavía no está pagada.';
export const noTax =
  'No pudimos calcular el impuesto de venta. No se cobró nada. Intente otra vez en unos minutos.';
export const priceChanged =
  'El precio de este artículo acaba de cambiar. No se cobró nada. Revíselo e intente otra vez.';
export const expired =
  'Esta compra venció antes de pagarse. No se cobró nada. Elija el artículo otra vez en el catálogo.';
export const alreadyPaid = 'Esta compra está pagada. No hay nada más que pagar.';
export const paidAndFulfilled = 'Esta compra está pagada y entregada. No hay nada más que pagar.';
export const wasCanceled = 'Esta compra se canceló. Elija el artículo otra vez en el catálogo.';
export const cancelInstead = 'Esta compra todavía no está pagada. Cancélela.';
export const cancelToRefund = 'Esta compra todavía no está entregada. Cancélela: así se reembolsa el pago.';
export const canceledAndRefunded = 'Esta compra está cancelada. Su pago se reembolsó.';
export const isFulfilled = 'Esta compra ya está entregada.';
export const isCanceled = 'Esta compra está cancelada.';
export const onePerMember = (name: string) => `${name}: uno por miembro, y usted ya tiene el suyo.`;
export const fewPerMember = (name: string, most: number) =>
  `${name}: ${most} por miembro como máximo, y usted ya tiene los suyos.`;
export const cardOnly = 'Este artículo solo se puede comprar con tarjeta.';
export const pointsOnly = 'Este artículo solo se puede obtener con puntos.';
export const enterAddress = 'Escriba la dirección adonde debe llegar este artículo.';
export const wrongZip = (state: string) => `Este código postal no es de ${state}.`;
export const tryAlone = 'Esto no funcionó. Inténtelo otra vez por separado.';
