/** Emails and statements about emergency cash that members repay. */

export const owesNothing = 'Ya no debe nada.';
export const stillOwes = (sum: string) => `Todavía debe ${sum}.`;
export const seeBalance = 'Ver su saldo';

// Payments.
export const receipt = {
  subject: (sum: string) => `Recibimos su pago de ${sum}`,
  greeting: 'Gracias por su pago',
  text: (sum: string) => `Llegó su pago de ${sum} por el dinero de emergencia.`,
};
export const returned = {
  subject: (sum: string) => `Le devolvemos su pago de ${sum}`,
  greeting: 'Pagó más de lo que debe',
  text: (sum: string) =>
    `Cuando llegó su pago de ${sum}, usted debía menos. Lo devolvemos completo a su tarjeta, normalmente en 5 a 10 días.`,
};
export const refunded = {
  subject: (sum: string) => `Se reembolsaron ${sum} de su pago`,
  greeting: 'Se reembolsó un pago',
  text: (sum: string) =>
    `${sum} regresan a su tarjeta, normalmente en 5 a 10 días. Ya no cuentan para lo que usted devuelve.`,
};
export const disputed = {
  subject: (sum: string) => `Su pago de ${sum} está en disputa`,
  greeting: 'Su banco retiró un pago',
  text: (sum: string) =>
    `Su banco retiró ${sum} que usted había pagado por el dinero de emergencia, así que por ahora no cuentan.`,
  advice: (email: string) =>
    `Si no quería disputarlo, pida a su banco que retire la disputa. Si no reconoce el pago, escriba a ${email}.`,
};
export const disputeWon = {
  subject: (sum: string) => `Su pago de ${sum} cuenta otra vez`,
  greeting: 'La disputa está cerrada',
  text: (sum: string) => `Su pago de ${sum} cuenta otra vez.`,
};
export const waived = {
  subject: (sum: string) => `Ya no debe ${sum}`,
  greeting: 'Condonamos parte de su saldo',
  text: (sum: string) => `Nuestro equipo condonó ${sum} del dinero de emergencia que usted devuelve.`,
  reason: (note: string) => `Motivo: ${note}`,
};

// Reminders.
export const statement = {
  subject: (month: string) => `Su estado de cuenta de ${month}`,
  greeting: (month: string) => `Su estado de cuenta de ${month} está listo`,
  text: 'Muestra lo que recibió, lo que pagó y lo que falta.',
};
export const dueSoon = {
  subject: (sum: string, day: string) => `Debe pagar ${sum} el ${day}`,
  greeting: 'Se acerca un pago',
  text: (sum: string, day: string) =>
    `${sum} de su dinero de emergencia vencen el ${day}. Pague con tarjeta en su página de membresía. No hay intereses.`,
};
export const overdue = {
  subject: (sum: string, day: string) => `Un pago de ${sum} venció el ${day}`,
  greeting: 'Un pago está vencido',
  text: (sum: string, day: string) =>
    `Un pago de ${sum} venció el ${day}. No hay intereses ni recargos, y su membresía y sus servicios continúan.`,
  advice: (email: string) =>
    `Si no puede pagar ahora, escriba a ${email}. Nuestro equipo puede cambiar o condonar lo que debe.`,
};

// The statement as a PDF.
export const title = (month: string) => `Estado de cuenta de ${month}`;
export const noInterest = 'Dinero de emergencia que usted devuelve. Sin intereses ni cargos.';
export const opening = 'Debía al inicio del mes';
export const closing = 'Debía al final del mes';
export const dueNext = (day: string) => `Próximos pagos, al ${day}`;
export const filename = (month: string) => `hearthline-estado-de-cuenta-${month}.pdf`;
