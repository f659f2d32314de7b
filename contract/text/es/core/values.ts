/** What's wrong with a value that someone typed. */
export const malformedEmail = 'Escriba un correo electrónico, como nombre@ejemplo.com';
export const required = 'Este campo es obligatorio';
export const tooLong = (max: number) => `Use ${max} caracteres como máximo`;
export const invisibleCharacter = 'Quite el carácter invisible';
