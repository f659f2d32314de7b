/** Emails and notifications about a booking. They say what happened, never what the household wrote. */
export const subjects = {
  quoted: (what: string) => `Precio por aprobar: ${what}`,
  confirmed: (what: string) => `Confirmada: ${what}`,
  stuck: (what: string) => `Aún no encontramos un socio: ${what}`,
  waits: (what: string) => `Ningún socio a esa hora: ${what}`,
  broken: (what: string) => `Su socio canceló: ${what}`,
  started: (what: string) => `Iniciamos esto para usted: ${what}`,
  draft: (what: string) => `Elija una fecha: ${what}`,
  paid: (what: string) => `Recibo: ${what}`,
  refunded: (what: string) => `Reembolso: ${what}`,
};
export const texts = {
  quoted: 'Un socio dio un precio. Nada queda reservado hasta que usted lo apruebe.',
  confirmed: 'Un socio confirmó su reserva. Los detalles están en la página de su reserva.',
  stuck: 'Aún no encontramos un socio que pueda hacerlo. Nuestro equipo lo tiene y se comunicará con usted.',
  waits: 'Ningún socio puede hacerlo a esa hora. Elija otra hora o llámenos.',
  broken: 'El socio canceló. Estamos consultando al siguiente y le avisaremos.',
  started: 'Su plan lo incluye, así que consultamos a un socio. Todavía no está confirmado.',
  draft: 'Su plan lo incluye. Elija cuándo y dónde, y consultaremos a un socio.',
  paid: 'Recibimos su pago con tarjeta. No le debe nada al socio por esta reserva.',
  refunded:
    'Le reembolsamos lo que pagó con tarjeta por esta reserva. Los bancos suelen tardar de 5 a 10 días hábiles en mostrarlo.',
};
export const amount = (sum: string) => `Importe: ${sum}`;
export const reference = (ref: string) => `Reserva ${ref}`;
export const open = 'Abrir la reserva';
