/** Paying for a purchase by card. */
export const checkout = 'Pago';
export const nothingToPay = 'Aquí no hay nada que pagar';
export const nothingToPayDetail = 'Elija algo en la Tienda y pague con tarjeta. Volverá aquí para pagar.';
export const notFound = 'No encontramos esta compra';
export const notFoundDetail = 'Es posible que el enlace esté incompleto o que la compra sea de otra cuenta.';
export const purchases = 'Compras';
export const notLoaded = 'No pudimos cargar su compra';
export const nothingWasCharged = 'No se cobró nada.';
export const loading = 'Cargando su compra';
export const viewPurchase = 'Ver compra';
export const isPaid = 'Esta compra está pagada';
export const paidDetail = (name: string) => `${name} ya es suyo. No hay nada más que pagar.`;
export const wasCanceled = 'Esta compra se canceló';
export const canceledDetail = (outcome: string) => `${outcome} Puede elegirlo otra vez en el catálogo.`;
export const processing = 'Su pago se está procesando';
export const processingDetail =
  'Su banco lo está procesando. Puede salir de esta página. Le escribiremos cuando esté pagado.';
export const expired = 'Esta compra venció';
export const expiredDetail = 'No se pagó a tiempo, así que el artículo volvió al catálogo. No se cobró nada.';
export const purchaseSummary = 'Resumen de la compra';
export const purchase = 'Compra';
export const deliveryTo = 'Entregar a';
export const deliveryEstimate = 'Entrega estimada';
export const total = 'Total';
export const usDollars = 'Dólares estadounidenses';
export const salesTax = (note: string) => `Impuesto sobre ventas: ${note}`;
export const holding = (until: string) =>
  `Se lo reservamos hasta el ${until}. Puede cancelar hasta que se procese.`;
export const browseCatalog = 'Ver catálogo';
export const payment = 'Pago';
export const notCharged = 'No se hizo el cargo a su tarjeta';
export const tryAgain = (problem: string) => `${problem} Intente de nuevo o use otra tarjeta.`;
export const pay = (sum: string) => `Pagar ${sum}`;
export const paymentFailed = 'El pago no se realizó';
export const formNotLoaded = 'El formulario de pago no se cargó';
export const loadingForm = 'Cargando el formulario de pago';
export const confirming = 'Estamos confirmando su pago con el proveedor de tarjetas.';
export const notConfirmed = 'Aún sin confirmar';
export const checkAgain = 'Consultar otra vez';
export const dontPayAgain = (problem: string) =>
  `${problem} No pague otra vez. Si se hizo el cargo a su tarjeta, la compra se marca como pagada automáticamente.`;
