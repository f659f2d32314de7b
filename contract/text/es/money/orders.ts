/** Purchases: the list, one purchase, its receipt and its delivery. */

// Payment outcomes
export const paymentSuccessful = 'Pago realizado';
export const thankYou = '¡Gracias por su compra!';
export const paymentFailed = 'El pago no se realizó';
export const canceledMeanwhile =
  'Esta compra se canceló antes de que llegara el pago. Le reembolsaremos lo que se haya cobrado a su tarjeta.';
export const paymentProcessing = 'Pago en proceso';
export const processing = 'Su banco lo está procesando. Le escribiremos cuando esté pagado.';
export const notCharged = 'No se hizo el cargo a su tarjeta. Intente de nuevo o use otra tarjeta.';

// Pages
export const backToMarketplace = 'Volver a la Tienda';
export const purchases = 'Compras';
export const loadingYourPurchases = 'Cargando sus compras';
export const sampleItem = 'Madera y paneles';
export const sampleCost = '15 nov 2026, 250 puntos';
export const notLoaded = 'No pudimos cargar sus compras';
export const theyAreSafe = 'Están seguras.';
export const noPurchasesYet = 'Aún no hay compras';
export const noPurchasesDetail = 'Sus compras y recibos aparecen aquí.';
export const browseCatalog = 'Ver catálogo';
export const notLoadedBecause = (problem: string) => `No pudimos cargar sus compras. ${problem}`;
export const tryAgain = 'Intentar de nuevo';
export const nothingYet = 'Aún nada. Aquí puede seguir o cancelar sus compras.';
export const seeAll = 'Ver todas';
export const seeAllOf = (n: number) => `Ver las ${n}`;
export const oneNotLoaded = 'No pudimos cargar esta compra';
export const oneUnchanged = 'No ha cambiado.';
export const purchaseNotFound = 'Compra no encontrada';
export const notFound = 'No encontramos esta compra';
export const notFoundDetail =
  'Es posible que el enlace esté incompleto o que la compra sea de otra cuenta. La página Compras muestra todas las suyas.';
export const purchase = (number: string) => `Compra ${number}`;
export const status = 'Estado';
export const payNow = 'Pagar ahora';
export const whatYouGet = 'Lo que recibe';
export const loadingOne = 'Cargando la compra';
export const samplePurchase = 'Compra 3F2A91C0';

// Status and steps
export const waitingForPayment = 'Falta el pago';
export const paid = 'Pagada';
export const fulfilled = 'Entregada';
export const canceled = 'Cancelada';
export const placed = 'Pedida';
export const card = 'tarjeta';
export const notChargedBecause = (failure: string) => `No se hizo el cargo a su tarjeta: ${failure}`;
export const holding = 'Se lo reservamos hasta que lo pague.';
export const holdingUntil = (moment: string) => `Se lo reservamos hasta el ${moment}.`;
export const bankProcessing = 'Su banco lo está procesando. Puede salir de esta página.';
export const pointsBack = (points: string) => `${points} volvieron a su saldo`;
export const refundOnItsWay = (sum: string, card: string) => `Estamos reembolsando ${sum} a su ${card}`;
export const refundedTo = (sum: string, card: string) => `Reembolsamos ${sum} a su ${card}`;
export const banksTake = 'Los bancos suelen tardar de 5 a 10 días hábiles en mostrarlo.';
export const notRefunded = (sum: string, card: string) => `No pudimos reembolsar ${sum} a su ${card}`;
export const teamReviews = 'Nuestro equipo lo está revisando y le escribirá.';
export const by = (cost: string, card: string) => `${cost} con ${card}`;
export const willEmail = 'Le escribiremos cuando esté en camino o listo.';

// Cancel
export const purchaseCanceled = 'Compra cancelada';
export const purchaseNotCanceled = 'La compra no se canceló';
export const cancelPurchase = 'Cancelar compra';
export const cancelQuestion = '¿Cancelar esta compra?';
export const cancelDetail = (name: string, outcome: string) => `${name} no se enviará. ${outcome}`;
export const keepIt = 'Conservarla';
export const nothingWasCharged = 'No se cobró nada.';
export const stillProcessing =
  'Su banco aún está procesando el pago. Si se realiza, se lo reembolsaremos completo.';
export const pointsGoBack = (points: string) => `${points} vuelven a su saldo de inmediato.`;
export const pointsAreBack = (points: string) => `${points} volvieron a su saldo.`;
export const moneyGoesBack = (sum: string, card: string) =>
  `Reembolsaremos ${sum} a su ${card}. Los bancos suelen tardar de 5 a 10 días hábiles en mostrarlo.`;
export const anythingGoesBack = 'Reembolsaremos lo que se haya cobrado a su tarjeta.';

// Delivery
export const deliveryAddress = 'Dirección de entrega';
export const deliverTo = 'Entregar a';
export const changeAddress = 'Cambiar dirección';
export const name = 'Nombre';
export const streetAddress = 'Dirección';
export const city = 'Ciudad';
export const state = 'Estado';
export const zipCode = 'Código postal';
export const afterPayment = (days: string) => `${days} después del pago`;
export const fromTo = (from: string, to: string) => `del ${from} al ${to}`;

// Receipt
export const receipt = 'Recibo';
export const summary = 'Resumen';
export const print = 'Imprimir';
export const purchaseLabel = 'Compra';
export const forWhom = 'Para';
export const item = 'Artículo';
export const paidWith = 'Pagado con';
export const payment = 'Pago';
export const cardLabel = 'Tarjeta';
export const points = 'Puntos';
export const deliveryTo = 'Entregar a';
export const estimatedDelivery = 'Entrega estimada';
export const price = 'Precio';
export const salesTax = 'Impuesto sobre ventas';
export const salesTaxNote = (note: string) => `Impuesto sobre ventas: ${note}`;
export const total = 'Total';
export const usDollars = 'Dólares estadounidenses';
export const refunded = 'Reembolsado';
export const refundedAt = (cost: string, moment: string) => `${cost}, ${moment}`;
export const refundDue = (cost: string) => `${cost}, en camino`;
export const refundNotYet = (cost: string) => `${cost}, aún no`;

// A purchase that is booked.
export const chooseDate = 'Elegir fecha y lugar';
export const chooseDateText =
  'Su compra ya es una reserva. Díganos cuándo y dónde, y consultaremos a un socio.';
