/** The invoice of a membership, as a PDF. */
export const title = (number: string) => `Invoice ${number}`;
export const invoice = 'Invoice';
export const receipt = 'Invoice and receipt';
export const number = 'Number';
export const issued = 'Issued';
export const period = 'For';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const billedTo = 'Billed to';
export const status = 'Status';
export const paidOn = (day: string) => `Paid on ${day}`;
export const statuses = { paid: 'Paid', open: 'Open', void: 'Void: nothing is owed' };
export const paidWith = 'Paid with';
export const total = 'Total in US dollars';
export const filename = (number: string) => `hearthline-invoice-${number}.pdf`;
