/** Cómo se llaman los estados y motivos de un caso. */
export const severities = {
  0: 'Peligro de vida',
  1: 'Urgente',
  2: 'En evacuación',
  3: 'Hoy',
  4: 'De rutina',
};
export const severityReasons = {
  'needs-help': 'Alguien del hogar necesita ayuda',
  'medical-without-room': 'Alguien necesita oxígeno o electricidad y no tiene habitación',
  phrase: 'El mensaje indica peligro de vida',
  'no-bed-tonight': 'El hogar no tiene habitación para esta noche',
  'not-answered': 'El hogar no ha respondido a la orden',
  'booking-urgent': 'Una reserva no tiene socio, bajo una orden',
  'booking-stuck': 'Una reserva no tiene socio',
  'under-order': 'Una orden de evacuación cubre la casa',
  'under-warning': 'Una advertencia de evacuación cubre la casa',
  'call-requested': 'El hogar pidió una llamada',
  'quiet-day': 'Ninguna orden ni advertencia cubre la casa',
  'visitor-phrase': 'El mensaje de un visitante indica peligro de vida',
  visitor: 'Mensaje del formulario de contacto',
  'by-hand': 'Fijado por nuestro equipo',
};
export const closeReasons = {
  solved: 'Resuelto',
  answered: 'Respondido, nada más que hacer',
  'no-reply': 'El hogar no respondió',
  'no-answer-needed': 'No necesita respuesta',
  elsewhere: 'Lo atendió otra persona',
  canceled: 'Cancelado por el hogar',
  mistake: 'Abierto por error',
};
export const callOutcomes = {
  reached: 'Contestaron',
  'left-message': 'Se dejó un mensaje',
  'no-answer': 'No contestaron',
  'wrong-number': 'Número equivocado',
};
/** Why a text or email waits for a person. */
export const asideReasons = {
  'unknown-number': 'No conocemos este número',
  partner: 'De un socio, y no responde a una solicitud',
  'unknown-sender': 'No conocemos esta dirección',
  unverified: 'Remitente no verificado. Está en el caso, marcado',
  'no-home': 'Este miembro no tiene casa con nosotros',
  'no-membership': 'Sin membresía activa',
  'too-many': 'Muchos mensajes en poco tiempo',
  failed: 'No pudimos procesarlo',
};
