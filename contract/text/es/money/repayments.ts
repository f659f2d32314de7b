/** Emergency cash that members repay. */
export const title = 'Dinero de emergencia por devolver';
export const notLoaded = 'Su saldo no se cargó';
export const nothingWasCharged = 'No se cobró nada.';
export const isOverdue = (sum: string) => `${sum} está vencido`;
export const overdueDetail =
  'No hay intereses ni recargos por atraso, y sus servicios continúan. Si no puede pagar ahora, contáctenos. Nuestro equipo puede cambiar o condonar lo que debe.';
export const oweNothing = 'No debe nada.';
export const next = (sum: string, day: string) => `Sin intereses. Próximo pago: ${sum} el ${day}.`;
export const startsAfter = 'Sin intereses. Los pagos empiezan cuando termine su evacuación.';
export const noInterest = 'Sin intereses.';
export const statements = 'Estados de cuenta';
export const firstStatement = 'Su primer estado de cuenta estará listo cuando termine este mes.';
export const statementPdf = (month: string) => `Estado de cuenta de ${month} en PDF`;

// Tables
export const schedule = 'Calendario de pagos';
export const scheduleCaption = 'Cuándo vence cada pago';
export const due = 'Vence';
export const amount = 'Importe';
export const left = 'Por pagar';
export const overdue = 'Vencido';
export const paid = 'Pagado';
export const showFewer = 'Mostrar menos';
export const showAll = (n: number) => `Mostrar los ${n} pagos`;
export const history = 'Historial';
export const historyCaption = 'Todos los cambios, del más nuevo al más antiguo';
export const date = 'Fecha';
export const what = 'Movimiento';
export const balance = 'Saldo';

// Make a payment
export const makeAPayment = 'Hacer un pago';
export const youOwe = (sum: string) => `Debe ${sum}. Pague la parte que quiera. No hay intereses ni cargos.`;
export const enterDollars = 'Ingrese dólares, como 125 o 125.50';
export const tooMuch = (sum: string) => `Debe ${sum}. Ingrese esa cantidad o menos`;
export const enterAtLeast = (sum: string) => `Ingrese al menos ${sum}`;
export const amountInDollars = 'Importe en dólares';
export const payAll = (sum: string) => `Pagar todo: ${sum}`;
export const continueToCard = 'Continuar a la tarjeta';
export const settled = 'Ya lo devolvió todo.';
export const stillOwe = (sum: string) => `Todavía debe ${sum}.`;
export const weReceived = (sum: string) => `Recibimos ${sum}`;
export const returnedDetail =
  'Usted debía menos cuando llegó su pago, así que lo reembolsamos completo a su tarjeta.';
export const paymentReturned = 'Pago reembolsado';
export const notCharged = 'No se hizo el cargo a su tarjeta';
export const pay = (sum: string) => `Pagar ${sum}`;
export const checking = 'Un momento. Estamos consultando con su banco.';
export const bankSilent = 'Su banco aún no ha respondido';
export const mayClose = (problem: string) =>
  `${problem} Puede cerrar esto. Le escribiremos cuando llegue el pago y no se le cobrará dos veces.`;
export const checkAgain = 'Consultar otra vez';
