/** Asks visitors whether page views may be counted. */
export const title = '¿Podemos contar esta visita?';
export const detail = <T>(link: (words: string) => T) => [
  'Si acepta, informamos a Google Analytics y a Meta qué páginas abre. Enviamos solo la ruta de la página, nunca una dirección, un correo ni nada de lo que escriba. ',
  link('Política de privacidad'),
];
export const no = 'No, gracias';
export const yes = 'Sí, contarla';
