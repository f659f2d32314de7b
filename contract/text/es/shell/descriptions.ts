/** Descriptions of public pages, for search engines and link previews. */
export const signIn =
  'Inicie sesión en Hearthline con una llave de acceso o un código de un solo uso. Sin contraseña.';
export const adminLogin = 'Inicio de sesión para el equipo de Hearthline.';
export const waitlist =
  'Compruebe si su casa tiene cobertura y únase a la lista de espera de Hearthline con su dirección y su correo. Es gratis y toma un minuto.';
export const faq =
  'Cómo funciona la protección en evacuaciones: aprobación previa, cobertura en toda California, hoteles, dinero de emergencia, planes, privacidad y qué pasa cuando se declara una orden de evacuación.';
export const community =
  'El programa de embajadores de Hearthline: capacitación, una red local y puntos de impacto para vecinos que ayudan a su calle a prepararse antes de la temporada de incendios.';
export const coverage =
  'Vea cuánto riesgo tiene su dirección según el Índice Nacional de Riesgo de FEMA: nivel del condado, peligros, desastres anteriores y socios de apoyo cercanos, en un mapa del Oeste.';
export const liveMap =
  'Zonas de evacuación, incendios y cierres de vías en California en un solo mapa, con la antigüedad de cada fuente oficial.';
export const contact = 'Escriba al equipo de Hearthline. Una persona le responde en un plazo de 24 horas.';
export const privacyPolicy =
  'Qué datos recopila Hearthline, por qué, quién los ve, cuánto tiempo los guardamos y qué derechos tiene usted.';
export const termsOfService =
  'El acuerdo entre Hearthline y sus miembros: activación automática, facturación, fondos de emergencia, límites y fin de la membresía.';
export const whatWePay =
  'Cuándo paga Hearthline dinero de emergencia y habitaciones de hotel en una evacuación, cuánto, para qué casa y cómo apelar.';
export const turnOff = 'Desactive un tipo de correo de Hearthline con el enlace que trae.';
export const partnerHere = 'Confirme que Hearthline puede comunicarse con su negocio.';
export const seen = 'Avise a Hearthline que su hogar vio la orden de evacuación.';
export const emailUndo = 'Restablezca el correo electrónico anterior de su cuenta de Hearthline.';
export const invitation = 'Acepte o rechace una invitación para compartir una casa en Hearthline.';
export const join = 'Acepte su invitación para ser miembro de Hearthline.';
export const leaveWaitlist = 'Salga de la lista de espera de Hearthline con el enlace de su correo.';
export const sharedPacket = 'Un expediente de reclamación que compartieron con usted.';
export const sharedRecovery = 'Una recuperación compartida con usted.';
export const enroll =
  'Postúlese como embajador comunitario de Hearthline: gratis, para miembros y no miembros, en toda California.';
export const street =
  'Únase al grupo de vecinos de su calle con un enlace de invitación o el código de un volante.';
