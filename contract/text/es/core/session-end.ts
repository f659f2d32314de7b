/** Before a session of our team ends. */
export const endsAt = (moment: string) =>
  `Su sesión se cerrará: ${moment}. Guarde su trabajo y use su llave de acceso para seguir conectado.`;
export const stay = 'Usar mi llave de acceso';
