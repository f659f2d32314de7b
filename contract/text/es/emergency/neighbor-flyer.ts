/** The printed flyer. Its page shows both languages. */
export const heading = 'Vecinos que se preparan juntos';
export const invites = (ambassador: string, group: string) =>
  `${ambassador}, embajador voluntario, le invita al grupo de vecinos ${group}.`;
export const scan = 'Escanee el código con la cámara de su teléfono.';
export const free = 'Unirse es gratis. Necesita una cuenta y la dirección de su vivienda.';
export const whatIsShared = 'Lo que se comparte al unirse';
export const shared = [
  'Solo con unirse, sus vecinos no ven nada. Usted solo cuenta como un hogar.',
  'Usted elige qué ven los vecinos: un nombre, habilidades, necesidades, “vean cómo estoy”, su cuadra en el mapa. Puede dejar de mostrarlo cuando quiera.',
  'Su dirección, teléfono y correo nunca se muestran a los vecinos ni al embajador.',
] as const;
export const emergency = 'En una emergencia, llame al 911 y siga las órdenes de su condado.';
