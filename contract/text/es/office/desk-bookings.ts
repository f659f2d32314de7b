/** Bookings of a household, beside its case at the desk. */
export const bookings = 'Reservas';
export const theBookings = 'las reservas';
export const theBooking = 'la reserva';
export const none = 'Sin reservas';
export const bookFor = 'Reservar para este hogar';
export const bookForText = 'El hogar ve que reservó nuestro equipo. Se consulta a los socios de inmediato.';
export const service = 'Servicio';
export const booked = 'Reservado para el hogar';
export const show = (what: string) => `Mostrar: ${what}`;
export const close = 'Cerrar';
export const reference = (ref: string) => `Reserva ${ref}`;
export const confirm = 'Confirmada por teléfono';
export const confirmText =
  'Solo después de que el socio aceptó y le dio un número. Se avisa al hogar de inmediato.';
export const partner = 'Socio';
export const partnerOption = (name: string, miles: string, phone: string) => `${name}, ${miles} mi, ${phone}`;
export const askedBefore = (option: string) => `${option} (ya consultado)`;
export const number = 'Número de confirmación';
export const contactName = 'Con quién habló';
export const price = 'Precio acordado en dólares';
export const priceHint = 'Solo si el hogar lo aceptó';
export const saveConfirmation = 'Guardar la confirmación';
export const confirmed = 'La reserva está confirmada';
export const noPartners =
  'No hay un socio adecuado cerca. Cambie la hora, o busque uno y agréguelo como socio.';
export const agree = (dollars: string) => `El hogar aprueba ${dollars}`;
export const again = 'Consultar de nuevo a todos';
export const refund = 'Reembolsar el pago con tarjeta';
export const keep = 'Conservar el pago para el socio';
export const refundText = 'El hogar recupera todo. Diga por qué.';
export const keepText = 'El socio hizo lo acordado. Diga cómo lo sabe.';
export const decided = 'Decisión guardada';
export const cancel = 'Cancelar la reserva';
export const cancelText = 'Se reembolsa lo que el hogar pagó, y recupera el beneficio de su plan.';
export const canceled = 'La reserva está cancelada';
export const notDone = 'No se cambió nada';
