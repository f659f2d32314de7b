/** Motivos de rechazo: payouts. */
export const ownIncident = 'Usted declaró este incidente, así que otro administrador decide sobre su dinero.';
export const alreadyDecided = 'Este pago ya no necesita una decisión.';
export const otherCard = 'El miembro agregó otra tarjeta. Tiene su propia revisión.';
export const ownCash = 'Este es su propio dinero, así que decide otro administrador.';
export const noCardsYet =
  'Todavía no podemos aceptar tarjetas para el dinero de emergencia. Su tarjeta no se guardó. Escríbanos y le avisaremos cuando podamos.';
export const nothingToConfirm = 'No hay nada que confirmar. Su tarjeta está lista.';
