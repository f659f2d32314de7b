/** The email about a statement and the page behind its link. The page works without scripts. */
export const subject = (number: number, partner: string) =>
  `Estado de cuenta ${number} de ${partner}: por favor revíselo`;
export const remindSubject = (number: number, partner: string) =>
  `Recordatorio: estado de cuenta ${number} de ${partner}`;
export const covers = (from: string, to: string, total: string) =>
  `Cubre del ${from} al ${to}. Le debemos ${total}.`;
export const coversBack = (from: string, to: string, total: string) =>
  `Cubre del ${from} al ${to} y corrige estados de cuenta anteriores. Usted nos debe ${total}.`;
export const how =
  'Abra el enlace para ver cada estadía y cada servicio; después acepte o díganos qué está mal. No necesita una cuenta. Pagamos cuando usted acepta.';
export const open = 'Ver el estado de cuenta';
export const why = (us: string) => `Recibe este correo porque es contacto de este negocio en ${us}.`;
export const title = (number: number, partner: string) => `Estado de cuenta ${number} de ${partner}`;
export const sample = 'Socio de muestra. Esto es una demostración y no se mueve dinero.';
export const weOwe = (amount: string) => `Le debemos ${amount}`;
export const youOwe = (amount: string) => `Usted nos debe ${amount}`;
export const period = (from: string, to: string) => `Del ${from} al ${to}`;
export const entries = 'Estadías y servicios';
export const confirmation = (ref: string) => `Su número ${ref}`;
export const booking = (ref: string) => `Reserva ${ref}`;
export const roomNights = (n: number) => (n === 1 ? '1 noche de habitación' : `${n} noches de habitación`);
export const times = (units: number, price: string) => (units === 1 ? price : `${units} × ${price}`);
export const between = (from: string, to: string) => (from === to ? from : `del ${from} al ${to}`);
export const guestPays = 'Lo paga el huésped, no está en este estado de cuenta';
export const planPays = (amount: string) => `Nosotros pagamos ${amount}; el huésped paga el resto`;
export const noShow = 'Los huéspedes no llegaron: la primera noche';
export const corrected = 'Corrige un estado de cuenta anterior';
export const adjusted = 'Ajustado por nosotros';
export const agreeTitle = '¿Es correcto?';
export const agree = (amount: string) => `Aceptar ${amount}`;
export const name = 'Su nombre';
export const number = 'Su número de factura (opcional)';
export const disputeTitle = 'Algo está mal';
export const words = '¿Qué está mal?';
export const wordsHint =
  'Indique la estadía o la reserva y el monto que espera. Por favor no escriba nombres de huéspedes.';
export const dispute = 'Enviar';
export const status = {
  drawn: 'Esperamos su respuesta',
  disputed: 'Nos dijo qué está mal. Lo revisamos y enviamos el estado de cuenta otra vez.',
  agreed: 'Usted aceptó. Lo pagaremos pronto.',
  approved: 'Usted aceptó. Estamos preparando el pago.',
  paid: 'Pagado',
  void: 'Anulado. Otro estado de cuenta lo reemplaza.',
};
export const agreedBy = (name: string) => `Aceptado por ${name}`;
export const youSaid = (words: string) => `Usted dijo: «${words}»`;
export const paidOn = (day: string, reference: string) => `Pagado el ${day}, referencia ${reference}`;
export const saved = 'Guardado. Gracias.';
export const download = 'Descargar como hoja de cálculo (CSV)';
export const columns = ['Día', 'Concepto', 'Número', 'Unidades', 'Precio', 'Monto', 'Nota'];
