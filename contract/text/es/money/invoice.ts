/** The invoice of a membership, as a PDF. */
export const title = (number: string) => `Factura ${number}`;
export const invoice = 'Factura';
export const receipt = 'Factura y recibo';
export const number = 'Número';
export const issued = 'Emitida';
export const period = 'Periodo';
export const fromTo = (from: string, to: string) => `Del ${from} al ${to}`;
export const billedTo = 'Cliente';
export const status = 'Estado';
export const paidOn = (day: string) => `Pagada el ${day}`;
export const statuses = { paid: 'Pagada', open: 'Pendiente', void: 'Anulada: no debe nada' };
export const paidWith = 'Pagada con';
export const total = 'Total en dólares de EE. UU.';
export const filename = (number: string) => `hearthline-factura-${number}.pdf`;
