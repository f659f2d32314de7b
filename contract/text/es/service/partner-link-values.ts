/** Checks of what a partner enters. */
export const incompleteLink = 'Este enlace está incompleto. Ábralo de nuevo desde el mensaje.';
export const number = 'Escriba su número de confirmación.';
export const reason = 'Elija un motivo.';
export const note = 'La nota puede tener hasta 300 caracteres.';
export const rooms = 'Escriba cuántas habitaciones hay libres, 0 o más.';
export const code = 'Escriba el código de 6 dígitos.';
export const price = 'Escriba un precio, como 480 o 480.50.';
export const doorCode = 'Escriba el código de 4 dígitos.';
