/** Purchases, repayments and prices in the back office. */
export const purchases = 'Compras';
export const purchaseWords = { one: 'compra', many: 'compras' };
export const searchHint = 'Número, correo o artículo';
export const status = 'Estado';
export const anyStatus = 'Cualquier estado';
export const cost = 'Costo';
export const item = 'Artículo';
export const member = 'Miembro';
export const placed = 'Pedida';
export const total = 'Total';
export const payWith = 'Puntos o tarjeta';
export const points = 'Puntos';
export const card = 'Tarjeta';
export const cardWord = 'tarjeta';
export const empty = 'Aún no hay compras';
export const emptyDetail = 'Aquí aparece lo que los miembros compran o canjean en la Tienda.';
export const anyTime = 'Cualquier momento';
export const last24Hours = 'Últimas 24 horas';
export const last7Days = 'Últimos 7 días';
export const last30Days = 'Últimos 30 días';
export const last90Days = 'Últimos 90 días';
export const anyPayment = 'Cualquier pago';
export const needsReview = 'Requiere revisión';
export const refundPending = 'Reembolso pendiente';
export const refundFailed = 'Reembolso fallido';
export const refunded = 'Reembolsada';
export const refundRequestedAt = 'Reembolso solicitado';
export const payStarting = 'Iniciando';
export const payWaiting = 'Esperando la tarjeta';
export const payProcessing = 'En proceso en el banco';
export const paid = 'Pagada';
export const payStopped = 'Detenido';

// One purchase
export const purchaseTitle = 'Compra';
export const thePurchase = 'la compra';
export const purchaseNumber = (number: string) => `Compra ${number}`;
export const accountDeleted = 'Cuenta eliminada';
export const bounced = 'El servidor de correo rechazó la dirección de este miembro';
export const bouncedDetail = 'No recibió el correo sobre esta compra. La verá cuando inicie sesión.';
export const history = 'Historial';
export const receipt = 'Recibo';
export const paidWith = 'Pagada con';
export const delivery = 'Entrega';
export const address = 'Dirección';
export const promised = 'Prevista';
export const payment = 'Pago';
export const state = 'Estado';
export const provider = 'Proveedor';
export const stripe = 'Stripe';
export const builtInDemo = 'Demo integrada';
export const providerId = 'ID del proveedor';
export const noneYet = 'Aún ninguno';
export const lastDecline = 'Último rechazo';
export const providerChecked = 'Última consulta al proveedor';
export const refundConfirmed = 'Reembolso confirmado';
export const teamMustReview = 'Requiere revisión de nuestro equipo';
export const byWhom = {
  member: 'el miembro',
  provider: 'el proveedor de tarjetas',
  team: 'nuestro equipo',
  clock: 'vencimiento: no se pagó a tiempo',
};
export const fulfilled = 'Completada';
export const canceled = 'Cancelada';
export const wasRefunded = 'Reembolsada';
export const refundSent = 'Reembolso solicitado al proveedor de tarjetas';

// Flagged payments
export const flagResolved = 'Este pago se revisó';
export const flagOpen = 'Este pago requiere revisión';
export const resolve = 'Marcar como resuelto';
export const flagDetail = (problem: string) =>
  `${problem} Queda en espera hasta que nuestro equipo lo revise con el proveedor.`;
export const resolveQuestion = '¿Marcar como resuelto?';
export const resolveDetail =
  'Esto no mueve dinero. Registra que nuestro equipo averiguó qué pasó y quita el pago de la lista.';
export const markResolved = 'Marcar como resuelto';
export const findings = 'Qué encontró e hizo';
export const findingsHint = 'Se guarda en el registro de auditoría.';
export const findingsMissing = 'Ingrese qué encontró e hizo';
export const resolved = 'Pago resuelto';

// Actions
export const fulfill = 'Marcar como completada';
export const cancelPurchase = 'Cancelar compra';
export const refundPurchase = 'Reembolsar';
export const isFulfilled = (number: string) => `La compra ${number} está completada`;
export const isCanceled = (number: string) => `La compra ${number} está cancelada`;
export const isRefunding = (number: string) => `La compra ${number} se está reembolsando`;
export const fulfillEffect = (who: string, item: string) =>
  `Escribiremos a ${who} que ${item} es suyo. No se puede deshacer.`;
export const cancelUnpaid = (who: string) => `No se ha pagado nada. ${who} ya no podrá pagarla.`;
export const cancelPoints = (cost: string, who: string) =>
  `Devuelve ${cost} a ${who} y cancela la compra. El artículo vuelve a las existencias.`;
export const cancelCard = (cost: string, card: string, who: string) =>
  `Reembolsa ${cost} a la ${card} de ${who} y cancela la compra. El artículo vuelve a las existencias.`;
export const refundPoints = (cost: string, who: string) =>
  `Devuelve ${cost} a ${who}. La compra sigue completada y el artículo no vuelve a las existencias.`;
export const refundCard = (cost: string, card: string, who: string) =>
  `Reembolsa ${cost} a la ${card} de ${who}. La compra sigue completada y el artículo no vuelve a las existencias.`;
export const reason = 'Motivo';
export const reasonHint = 'El miembro lo leerá. Se guarda con la compra.';
export const reasonMissing = 'Ingrese un motivo que el miembro leerá';
export const note = 'Nota para el miembro';
export const noteHint = 'Un número de seguimiento o una fecha. Opcional.';
export const keepPurchase = 'Conservar compra';
export const cancel = 'Cancelar';
export const onePurchase = '1 compra';
export const purchaseCount = (n: number) => `${n} compras`;
export const countFulfilled = (purchases: string) => `${purchases} completadas`;
export const fulfillCount = (n: number) => `Marcar ${n} como completadas`;
export const fulfillQuestion = (purchases: string) => `¿Marcar ${purchases} como completadas?`;
export const nonePaid = 'Ninguna está pagada y en espera.';
export const membersEmailed = (n: number) =>
  `Escribiremos a ${n} ${n === 1 ? 'miembro' : 'miembros'}. No se puede deshacer.`;
export const leftAlone = (n: number, all: number) =>
  `${n} de las ${all} seleccionadas no ${n === 1 ? 'está pagada' : 'están pagadas'} o ya se ${n === 1 ? 'cerró' : 'cerraron'}, y no ${n === 1 ? 'cambia' : 'cambian'}.`;
export const noteEach = 'Nota para cada miembro';
export const noteEachHint = 'Una fecha o el siguiente paso. Opcional.';

// Repayments
export const repayments = 'Devoluciones';
export const balanceWords = { one: 'saldo', many: 'saldos' };
export const theBalance = 'el saldo';
export const balance = 'Saldo';
export const deletedAccount = 'Cuenta eliminada';
export const owes = 'Debe';
export const overdue = 'Vencido';
export const nextPayment = 'Próximo pago';
export const sumOn = (sum: string, day: string) => `${sum} el ${day}`;
export const none = 'Ninguno';
export const since = 'Desde';
export const openMember = 'Abrir miembro';
export const waivePart = 'Condonar una parte o todo';
export const cardPayments = 'Pagos con tarjeta';
export const refund = 'Reembolsar';
export const refundRequested = 'Reembolso solicitado';
export const refundQuestion = '¿Reembolsar este pago?';
export const refundDetail = (sum: string) =>
  `Reembolsaremos ${sum} a la tarjeta. El miembro vuelve a deberlo y recibe un correo.`;
export const waiveTitle = 'Condonar el saldo';
export const waiveDetail = (who: string, sum: string) =>
  `${who} debe ${sum}. Leerá el motivo en un correo. No se puede deshacer.`;
export const thisAccount = 'Esta cuenta';
export const waive = 'Condonar';
export const waived = 'Condonado';
export const amountInDollars = 'Importe en dólares';
export const memberReads = 'El miembro lo leerá.';
export const email = 'Correo';
export const name = 'Nombre';
export const notGiven = 'No indicado';
export const owesSomething = 'Debe dinero';
export const any = 'Cualquiera';
export const noneOwes = 'Nadie debe nada';
export const noneOwesDetail =
  'Aquí aparece el dinero de emergencia pagado con obligación de devolverlo. El pagado como beneficio no aparece.';

// Prices
export const prices = 'Precios';
export const thePriceChanges = 'los cambios de precio';
export const scheduleTitle = 'Programar un cambio de precio';
export const scheduleIntro =
  'Los miembros del plan reciben un correo al menos 30 días antes. Su primera renovación en la fecha de vigencia o después usa el precio nuevo. Quienes cancelen antes no lo pagan. Desde esa fecha también lo pagan los miembros nuevos y nuestras páginas lo muestran. Hasta entonces muestran el precio anterior.';
export const priceChanges = 'Cambios de precio';
export const noChanges = 'No hay cambios de precio programados.';
export const priceChangeCanceled = 'Cambio de precio cancelado';
export const changeCanceledDetail = 'No se avisó a nadie y los precios no cambian.';
export const changeNotCanceled = 'El cambio de precio no se canceló';
export const effective = (day: string) => `Vigente desde el ${day}`;
export const changeFacts = (day: string, affected: number, notified: number) =>
  `Los correos se envían desde el ${day}. Faltan ${affected} por cambiar, ${notified} avisados.`;
export const cancelChangeQuestion = '¿Cancelar este cambio de precio?';
export const cancelChangeDetail = 'Aún no se han enviado correos. Las renovaciones conservan su precio.';
export const cancelPriceChange = 'Cancelar cambio de precio';
export const keepIt = 'Conservarlo';
export const enterPrice = 'Ingrese un precio';
export const enterDollars = 'Ingrese dólares, como 69 o 69.50';
export const chooseDay = 'Elija un día';
export const changeScheduled = 'Cambio de precio programado';
export const changeScheduledDetail = 'Se avisa a los miembros antes de que entre en vigor.';
export const changeNotScheduled = 'El cambio de precio no se programó';
export const plan = 'Plan';
export const monthly = 'Mensual';
export const yearly = 'Anual';
export const monthlyWord = 'mensual';
export const yearlyWord = 'anual';
export const newPrice = 'Precio nuevo en dólares';
export const effectiveDate = 'Fecha de vigencia';
export const atLeastDays = (n: number) => `Al menos ${n} días a partir de hoy`;
export const schedule = 'Programar cambio de precio';
