/** Plain-language summaries above the legal texts. They aren't part of them. */
export const privacySummary = (supportEmail: string) => [
  'Recopilamos lo que necesitamos para que su hogar salga, tenga dónde quedarse y vuelva a casa. No lo vendemos.',
  'Su bóveda está cifrada. Usted decide quién más la ve.',
  'Los números de tarjeta nunca nos llegan, y no hay contraseñas.',
  'Contamos las visitas a las páginas solo si usted acepta, y solo por su ruta. Respetamos Global Privacy Control.',
  'Durante una evacuación, los socios reciben solo lo que necesitan para atenderle.',
  `Puede ver, corregir, exportar y borrar sus datos: en Configuración o escribiendo a ${supportEmail}.`,
];
export const termsSummary = [
  'Debe tener 18 años o más, con una cuenta por persona y una casa con aprobación previa.',
  'Los servicios empiezan automáticamente cuando una orden de evacuación oficial cubre su casa. Usted está de acuerdo con eso.',
  'No somos un servicio de emergencia ni un seguro. Llame al 911 y siga primero las órdenes oficiales.',
  'Paga por mes o por año, y se renueva automáticamente. Cancele en línea; termina con el período que pagó.',
  'Los fondos de emergencia son aparte de las cuotas. Usted los administra y los devuelve según corresponda.',
  'Se aplica la ley de California, con tribunales en el condado de Los Ángeles. No hay cláusula de arbitraje.',
];
