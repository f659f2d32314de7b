/** What statements and their lines are called, for partners and our team. */
export const states = {
  drawn: 'Enviado al socio',
  disputed: 'En disputa',
  agreed: 'Aceptado',
  approved: 'Aprobado para pago',
  paid: 'Pagado',
  void: 'Anulado',
};
export const kinds = {
  night: 'Habitación',
  'no-show': 'Habitación, los huéspedes no llegaron',
  booking: 'Servicio',
  correction: 'Corrección',
  adjustment: 'Ajuste',
};
export const payers = {
  plan: 'El plan',
  points: 'Puntos',
  card: 'Tarjeta',
  'at-partner': 'El huésped',
};
