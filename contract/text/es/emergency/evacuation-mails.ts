/** Emails about a request for services without an order. */

export const subject = (brand: string) => `Respondimos su solicitud de servicios · ${brand}`;
export const declined =
  'Usted pidió servicios sin una orden para su calle. Revisamos su solicitud y la rechazamos. Lea el motivo en su página de evacuación. Ahí puede apelar, y decide otra persona de nuestro equipo.';
export const appealDeclined =
  'Otra persona de nuestro equipo revisó su apelación y también la rechazó. Lea el motivo en su página de evacuación.';
export const notAboutSafety =
  'Esto no dice nada sobre su seguridad. Si está en peligro, salga ahora. Si no puede salir, llame al 911. Si una orden abarca su vivienda, sus servicios empiezan automáticamente.';
export const readAnswer = 'Leer nuestra respuesta';
export const closing = (email: string) =>
  `Recibe este correo porque nos hizo una solicitud. Preguntas: ${email}.`;
