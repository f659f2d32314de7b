/** Reviews that our team decides: their names, what happens without a decision, and the possible decisions. */
export const kinds = {
  'looks-like-test': 'Una zona que parece una prueba',
  'order-old': 'Una orden que ya era antigua cuando la vimos',
  'warning-old': 'Una advertencia que ya era antigua cuando la vimos',
  'order-without-shape': 'Una orden sin un límite utilizable',
  'order-very-large': 'Una orden sobre un área muy grande',
  'status-unknown': 'Una zona cuyo estado no podemos leer',
  'report-older': 'Un informe más antiguo que lo que tenemos',
  'zone-vanished': 'Zonas que desaparecieron todas a la vez',
  'rows-disagree': 'Una zona con filas contradictorias',
  'message-doubtful': 'Un mensaje poco claro',
  'home-imprecise': 'Una casa con ubicación imprecisa, cerca de una orden',
  'home-near-line': 'Una casa apenas fuera de una orden',
  'home-in-gap': 'Una casa entre zonas con orden',
  'home-moved-after-order': 'Una casa cuyo marcador se movió después de empezar el evento',
  'home-owner-changed': 'Una casa cuyo dueño cambió después de empezar el evento',
  'home-unapproved': 'Una casa bajo una orden que no está aprobada',
  'home-joined-during-event': 'Un miembro que se unió después de empezar el evento',
  'home-approval': 'Una casa que necesita aprobación',
  'home-of-same-owner': 'La segunda casa de un dueño en un incidente',
  'home-in-held-zone': 'Una casa dentro de una orden que necesita aprobación',
  'home-order-after-cancel': 'Una orden sobre una casa cuyos servicios se cancelaron',
  'incident-failed': 'Un incidente que no pudimos actualizar',
  'cash-held': 'Dinero de emergencia que necesita aprobación',
  'payout-new-card': 'Dinero de emergencia a una tarjeta recién agregada',
  'payout-shared-card': 'Dinero de emergencia a una tarjeta que usa otro miembro',
  'service-request': 'Una solicitud de servicios sin orden',
  'cash-stopped': 'Dinero de emergencia que llegó a su tope',
  'cash-without-provider': 'Dinero de emergencia sin proveedor de envíos',
  'payout-other-sum': 'Dinero de emergencia con otro monto en el proveedor',
  'payout-identity': 'Dinero de emergencia que necesita verificar la identidad',
  'call-household': 'Un hogar que no ha respondido',
  'call-partner': 'Un socio que no ha respondido',
  'person-needs-help': 'Alguien que necesita ayuda',
  'payment-disputed': 'Un pago de membresía en disputa',
};

export const withoutDecision = {
  'zone-vanished': 'Sin una decisión, la zona termina después de 12 horas de respuestas completas sin ella.',
  'rows-disagree': 'Sin una decisión, cuenta la fila más reciente después de 12 horas con ambas filas.',
  'looks-like-test':
    'Sin una decisión, no inicia nada hasta que desaparezca la palabra de prueba, aparezca junto a ella una orden activa o salga de la lista.',
  'order-old':
    'Sin una decisión, no inicia nada hasta que la autoridad la emita de nuevo o salga de la lista.',
  'warning-old':
    'Sin una decisión, no avisa a nadie hasta que la autoridad la emita de nuevo o salga de la lista.',
  'order-very-large': 'Sin una decisión, no inicia nada hasta que se dibuje más pequeña o salga de la lista.',
  'order-without-shape': 'Sin una decisión, no inicia nada hasta que tenga un límite o salga de la lista.',
  'status-unknown': 'Sin una decisión, la zona sigue como estaba hasta que se pueda leer su estado.',
  'report-older': 'Sin una decisión, cuenta el informe más nuevo.',
  'message-doubtful': 'Sin una decisión, no inicia nada hasta que venza.',
};

/** Each decision: its button, and what pressing it does. */
export const answers = {
  approveZone: {
    label: 'Aprobar la zona',
    does: 'Los servicios empiezan para todas las casas de adentro y se envían las advertencias.',
  },
  blockZone: { label: 'Bloquear la zona', does: 'Nada empieza por esta zona.' },
  activateHome: {
    label: 'Iniciar servicios para esta casa',
    does: 'Empiezan una habitación, el dinero de emergencia, el concierge y los mensajes, como si la orden cubriera la casa.',
  },
  startNothing: { label: 'No iniciar nada', does: 'La casa sigue como está.' },
  approveHome: {
    label: 'Aprobar esta casa',
    does: 'Los servicios empiezan automáticamente cuando la cubre una orden.',
  },
  declineHome: {
    label: 'Rechazar esta casa',
    does: 'Recibe alertas pero no servicios. El miembro ve el motivo y puede apelar.',
  },
  restoreServices: {
    label: 'Restablecer los servicios',
    does: 'El hogar vuelve a la lista de espera de una habitación, y se paga el dinero que se detuvo.',
  },
  restoreNothing: { label: 'No restablecer nada', does: 'La casa sigue como está.' },
  keepZone: { label: 'Dejar la zona como está', does: 'Los hogares de adentro conservan lo que tienen.' },
  endZone: {
    label: 'Terminar la zona',
    does: 'Los hogares de adentro reciben un mensaje de que se levantó la orden.',
  },
  sendCash: { label: 'Enviar el dinero', does: 'El dinero sale en minutos.' },
  refuseCash: { label: 'No enviarlo', does: 'El dinero no se paga. Los hogares lo ven.' },
  noted: { label: 'Marcar como revisado', does: 'La revisión se cierra con su nota.' },
  reached: { label: 'Hablé con ellos', does: 'La revisión se cierra con su nota.' },
  notReached: { label: 'No pude comunicarme', does: 'La revisión se cierra con su nota.' },
  severeRow: {
    label: 'Conservar la fila más grave',
    does: 'Los hogares de adentro conservan lo que tienen.',
  },
  milderRow: {
    label: 'Usar la fila más leve',
    does: 'La zona toma el estado más leve. Se avisa a los hogares de adentro.',
  },
  retry: {
    label: 'Intentar ahora',
    does: 'Sus órdenes se procesan de inmediato. Si falla, vuelve como una revisión nueva.',
  },
  lookUp: {
    label: 'Consultar de nuevo',
    does: 'Le preguntamos otra vez al proveedor por este pago. Nada se envía dos veces.',
  },
  liftCap: { label: 'Reanudar el dinero', does: 'Sale todo lo retenido, hasta el siguiente tope.' },
  approveRequest: {
    label: 'Iniciar servicios para esta casa',
    does: 'Los servicios empiezan con la orden más cercana. Si no hay una a menos de 5 millas, declare primero el área.',
  },
  declineRequest: {
    label: 'Rechazar la solicitud',
    does: 'El hogar lee su nota y puede apelar ante otra persona.',
  },
  settle: {
    label: 'Resuelto: restablecer la membresía',
    does: 'El miembro ya no está suspendido por esta disputa y puede unirse de nuevo.',
  },
};
