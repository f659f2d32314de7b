/** Why a booking was refused. */
export const noSuchBooking = 'Esa reserva no existe.';
export const needsMembership =
  'Las reservas vienen con una membresía. No se reservó nada. Elija un plan primero.';
export const tooMany = (most: number) =>
  `Esta casa tiene ${most} reservas abiertas, que es el límite. Cancele una primero, o llámenos.`;
export const when = {
  skipped: 'Los relojes saltan esa hora. Elija otra.',
  tooSoon: (minutes: number) => `Elija un inicio al menos ${minutes} minutos después de ahora.`,
  tooLate: (days: number) => `Elija un inicio dentro de los próximos ${days} días.`,
  order: 'El final debe ser después del inicio.',
  tooLong: (days: number) => `Elija como máximo ${days} días.`,
};
export const noSuchPlace = 'No conocemos este código postal. Revise la dirección.';
export const notOfHousehold = 'Alguien que eligió ya no está en su hogar. Vuelva a cargar la página.';
export const agesInOrder = 'El mayor no puede tener menos años que el menor.';
export const moved = 'Esta reserva acaba de cambiar. No se hizo nada. Revísela de nuevo.';
export const priceChanged = 'El precio acaba de cambiar. No se aceptó nada. Revíselo de nuevo.';
export const notPayable =
  'Esto ya no se puede pagar con tarjeta. No se cobró nada. Revise la reserva de nuevo.';
export const nothingToDecide = 'No hay un pago con tarjeta por decidir. No se hizo nada.';
export const termsChanged = 'Lo que cuesta cancelar acaba de cambiar. No se canceló nada. Revise de nuevo.';
export const cannotChange = 'Esta reserva ya no se puede cambiar.';
export const reportOver = (days: number) =>
  `Puede informar un problema durante ${days} días. Llámenos y lo revisaremos.`;
export const benefitUsed = 'El beneficio de su plan ya se usó para este evento. No se reservó nada.';
export const noBenefit = 'Su plan no paga esto en este momento. No se reservó nada.';
export const notDoneYet = 'Puede calificar una reserva cuando termine.';
export const suppliesNeedPlan = 'Los suministros médicos a su medida vienen con Premium. No se guardó nada.';
export const partnerNotSuitable =
  'Este socio no puede hacerlo: está cerrado a esa hora, queda lejos, está bajo una orden o no tiene lo necesario.';
