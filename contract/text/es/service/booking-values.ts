/** What’s wrong with something typed for a booking. */
export const required = 'Complete este campo';
export const number = 'Escriba un número entero';
export const between = (min: number, max: number) => `Escriba un número del ${min} al ${max}`;
export const choose = 'Elija una opción';
export const confirm = 'Confirme esto primero';
export const street = 'Escriba la calle y el número';
export const city = 'Escriba la ciudad';
export const state = 'Elija un estado';
export const zip = 'Escriba un código postal de 5 dígitos';
export const stars = 'Elija de 1 a 5 estrellas';
export const confirmation = 'Escriba el número de confirmación del socio';
export const contactName = 'Escriba con quién habló';
