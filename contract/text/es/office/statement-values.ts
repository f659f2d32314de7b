/** What fields of statements say when an entry isn't accepted. */
export const day = 'Elija un día';
export const reason = 'Escriba un motivo de hasta 300 caracteres';
export const amount = 'Escriba una cantidad distinta de cero, de hasta $100,000';
export const reference = 'Escriba el número de la transferencia o del cheque';
export const name = 'Escriba su nombre';
export const number = 'Use hasta 40 caracteres';
export const words = 'Diga qué está mal, en hasta 1,000 caracteres';
export const incompleteLink = 'El enlace está incompleto. Ábralo otra vez desde el correo.';
