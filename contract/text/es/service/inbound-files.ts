/** Photos and documents that come by text or email. What stands in a conversation is in parentheses: no one typed it. */

export const photoName = (n: number) => `foto-${n}`;
export const fileName = (n: number) => `archivo-${n}`;

export const emptyText = '(Un mensaje vacío)';
export const emptyEmail = '(Un correo sin texto)';
export const textWithFiles = (n: number) =>
  n === 1 ? '(Un mensaje de texto con un archivo)' : `(Un mensaje de texto con ${n} archivos)`;
export const emailWithFiles = (n: number) =>
  n === 1 ? '(Un correo con un archivo)' : `(Un correo con ${n} archivos)`;

export const refused = (why: string) =>
  `(No pudimos aceptar un archivo, así que nuestro equipo no lo tiene. ${why})`;
export const leftOut = (n: number, most: number, megabytes: number) =>
  n === 1
    ? `(No pudimos aceptar un archivo que venía con el mensaje. Aceptamos hasta ${most} archivos de ${megabytes} MB cada uno.)`
    : `(No pudimos aceptar ${n} archivos que venían con el mensaje. Aceptamos hasta ${most} archivos de ${megabytes} MB cada uno.)`;
export const neverArrived = (name: string) =>
  `(${name} no nos llegó, así que nuestro equipo no lo tiene. Envíelo otra vez o adjúntelo en la aplicación.)`;
export const notVerified = (n: number) =>
  n === 1
    ? '(Venía un archivo con el mensaje. No guardamos archivos cuando no podemos verificar quién los envió.)'
    : `(Venían ${n} archivos con el mensaje. No guardamos archivos cuando no podemos verificar quién los envió.)`;
export const notKept = (n: number) =>
  n === 1
    ? '(Venía un archivo con el mensaje. Aquí no guardamos archivos, así que nuestro equipo no lo tiene.)'
    : `(Venían ${n} archivos con el mensaje. Aquí no guardamos archivos, así que nuestro equipo no los tiene.)`;

export const textRefused = (url: string) =>
  `No pudimos aceptar un archivo suyo, así que nuestro equipo no lo tiene. Vea por qué: ${url} Aceptamos fotos JPG o PNG y documentos PDF.`;
