/** Official orders and warnings at a place, for anyone who asks. An order is never softened. */

export const blind = {
  title: 'Ahora no podemos ver órdenes nuevas',
  text: 'Nuestras fuentes oficiales no responden. Siga las alertas de su condado y salga cuando se lo indique.',
};
export const none = {
  title: 'No vemos órdenes de evacuación activas aquí',
  text: 'Podemos ver una orden después de que su condado la anuncie. Siga primero las alertas de su condado.',
};
export const order = {
  covers: {
    title: 'Una orden de evacuación abarca esta dirección',
    text: 'Salga ahora. Si no puede salir, llame al 911.',
  },
  possible: {
    title: 'Una orden de evacuación puede abarcar esta dirección',
    text: 'Mire el mapa oficial. Si su calle está dentro, salga ahora. Si no puede salir, llame al 911.',
  },
  unconfirmed: {
    title: 'La lista oficial muestra una orden de evacuación aquí',
    text: 'Nuestro equipo la está revisando. Si las autoridades se lo indican, salga ahora. Si no puede salir, llame al 911.',
  },
};
export const warning = {
  covers: {
    title: 'Una advertencia de evacuación abarca esta dirección',
    text: 'Prepárese para salir. Salga antes si necesita más tiempo.',
  },
  possible: {
    title: 'Una advertencia de evacuación puede abarcar esta dirección',
    text: 'Mire el mapa oficial. Si su calle está dentro, prepárese para salir. Salga antes si necesita más tiempo.',
  },
  unconfirmed: {
    title: 'La lista oficial muestra una advertencia de evacuación aquí',
    text: 'Nuestro equipo la está revisando. Si las autoridades se lo indican, prepárese para salir. Salga antes si necesita más tiempo.',
  },
};
