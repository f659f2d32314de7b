/** The certificate. */
export const title = 'Certificado de capacitación de embajador';
export const awardedTo = 'Otorgado a';
export const completed = 'Aprobó los siete módulos de la capacitación de embajadores:';
export const issued = (day: string) => `Emitido el ${day}`;
export const valid = (day: string) => `Válido hasta el ${day}`;
export const number = (number: string) => `Certificado número ${number}`;
export const limits =
  'Este certificado muestra una capacitación completada. No da autoridad: los embajadores nunca entran en zonas evacuadas, no dirigen el tráfico ni sustituyen las órdenes oficiales.';
export const file = 'certificado-de-embajador';
