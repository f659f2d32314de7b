/** The card form, with Stripe or in the demo. */
export const bankAsksCard = '¿Quiere guardar esta tarjeta? Ahora no se cobra nada.';
export const bankAsksSum = (sum: string) => `¿Aprueba este pago de ${sum}?`;
export const loadingForm = 'Cargando el formulario de tarjeta';
export const noCardPayments = 'Aún no hay pagos con tarjeta';
export const contactUs = 'Contáctenos';
export const formNotLoaded = 'El formulario de tarjeta no se cargó';
export const nothingWasCharged = 'No se cobró nada.';
export const providerSilent =
  'Nuestro proveedor de pagos no respondió. Revise su conexión e intente de nuevo.';
export const providerBlocked =
  'No podemos conectar con nuestro proveedor de pagos. Revise su conexión y las extensiones del navegador que bloqueen js.stripe.com.';
export const oneMoment = 'Un momento...';
export const testCards = 'Tarjetas de prueba';
export const cardNumber = 'Número de tarjeta';
export const expires = 'Vence';
export const mmYy = 'MM / AA';
export const zipCode = 'Código postal';
export const bankAsks = 'Su banco necesita su aprobación';
export const approve = 'Aprobar';
export const decline = 'Rechazar';
