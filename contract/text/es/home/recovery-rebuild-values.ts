/** Qué está mal en lo escrito sobre una reconstrucción. */
export const amount = 'Escriba un monto en dólares, como 49.99';
export const by = 'Escriba un nombre';
export const work = 'Elija el tipo de trabajo';
export const weeks = 'Escriba semanas enteras, de 1 a 520';
export const status = 'Elija un estado';
export const stage = 'Elija qué es el pago';
export const form = 'Elija el formulario de la liberación';
export const permit = 'Escriba para qué es el permiso';
export const permitState = 'Elija un estado';
