/** The kinds of email we send, as the health page names them. */
export const titles = {
  order: 'Recibos y avisos de compras',
  membership: 'Avisos de membresía',
  repayment: 'Avisos de reembolso',
  invitation: 'Invitaciones para unirse',
  decision: 'Decisiones sobre la lista de espera',
  waitlist: 'Confirmaciones de la lista de espera',
  'home-change': 'Avisos de cambios en una casa',
  'home-approval': 'Decisiones de aprobación de casas',
  'contact-forward': 'Mensajes reenviados al equipo',
  'contact-acknowledgement': 'Confirmaciones de mensajes',
  'contact-reply': 'Respuestas a mensajes',
  'partner-proof': 'Confirmaciones pedidas a los socios',
  statement: 'Estados de cuenta a socios',
  ambassador: 'Correos a embajadores',
  'impact-request': 'Confirmaciones pedidas a vecinos',
  'neighbor-group': 'Correos sobre grupos de vecinos',
};
