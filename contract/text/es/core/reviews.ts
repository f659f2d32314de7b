/** Reviews that our team decides: what each is about, what happens without a decision, and what can be decided. */
export const kinds = {
  'looks-like-test': 'Una zona que parece una prueba',
  'order-old': 'Una orden que ya era antigua cuando la vimos',
  'warning-old': 'Una advertencia que ya era antigua cuando la vimos',
  'order-without-shape': 'Una orden sin un contorno utilizable',
  'order-very-large': 'Una orden sobre un área muy grande',
  'status-unknown': 'Una zona cuyo estado no podemos leer',
  'report-older': 'Un informe más antiguo que lo que sabemos',
  'zone-vanished': 'Zonas que desaparecieron todas a la vez',
  'rows-disagree': 'Una zona cuyas filas no coinciden',
  'message-doubtful': 'Un mensaje cuyo sentido no está claro',
  'home-imprecise': 'Una casa con ubicación aproximada, cerca de una orden',
  'home-near-line': 'Una casa justo fuera de una orden',
  'home-in-gap': 'Una casa entre zonas con orden',
  'home-moved-after-order': 'Una casa cuyo marcador se movió después de empezar el evento',
  'home-owner-changed': 'Una casa que cambió de propietario después de empezar el evento',
  'home-unapproved': 'Una casa sin aprobar bajo una orden',
  'home-joined-during-event': 'Un miembro que se inscribió después de empezar el evento',
  'home-approval': 'Una casa que necesita aprobación',
  'home-of-same-owner': 'Una segunda casa del mismo propietario en un incidente',
  'home-in-held-zone': 'Una casa dentro de una orden que espera revisión',
  'home-order-after-cancel': 'Una orden sobre una casa cuyos servicios se cancelaron',
  'incident-failed': 'Un incidente que no pudimos actualizar',
  'cash-held': 'Dinero de emergencia que espera una decisión',
  'payout-new-card': 'Dinero de emergencia a una tarjeta nueva',
  'payout-shared-card': 'Dinero de emergencia a una tarjeta que usa otro miembro',
  'service-request': 'Un hogar que pide servicios sin una orden',
  'cash-stopped': 'Dinero de emergencia que llegó a su límite',
  'cash-without-provider': 'Dinero de emergencia sin proveedor de pagos',
  'payout-other-sum': 'Dinero de emergencia con otro importe en el proveedor',
  'payout-identity': 'Dinero de emergencia que necesita verificar la identidad',
  'call-household': 'Un hogar que no ha respondido',
  'person-needs-help': 'Alguien que necesita ayuda',
  'payment-disputed': 'Un pago de membresía que un banco retiró',
};

export const withoutDecision = {
  'zone-vanished':
    'Sin una decisión, la zona termina después de 12 horas de respuestas completas en las que no aparece.',
  'rows-disagree':
    'Sin una decisión, la fila que llegó después cuenta al cabo de 12 horas con las dos filas.',
  'looks-like-test':
    'Sin una decisión, no inicia nada hasta que desaparezca la palabra de prueba, haya una orden activa junto a ella o salga de la lista.',
  'order-old':
    'Sin una decisión, no inicia nada hasta que la autoridad la emita otra vez o salga de la lista.',
  'warning-old':
    'Sin una decisión, no avisa a nadie hasta que la autoridad la emita otra vez o salga de la lista.',
  'order-very-large': 'Sin una decisión, no inicia nada hasta que se dibuje más pequeña o salga de la lista.',
  'order-without-shape': 'Sin una decisión, no inicia nada hasta que tenga un contorno o salga de la lista.',
  'status-unknown': 'Sin una decisión, la zona sigue como estaba hasta que se pueda leer su estado.',
  'report-older': 'Sin una decisión, cuenta el informe más nuevo.',
  'message-doubtful': 'Sin una decisión, no inicia nada hasta que venza.',
};

/** The button, and what pressing it does. */
export const answers = {
  allowZone: {
    label: 'Permitir activación',
    does: 'Los servicios se inician para todas las casas de adentro y se envían las advertencias.',
  },
  blockZone: { label: 'Bloquear activación', does: 'Esta zona no inicia nada.' },
  startHome: {
    label: 'Iniciar servicios para esta casa',
    does: 'Se inician la habitación, el dinero de emergencia, el concierge y los mensajes, como si la orden cubriera la casa.',
  },
  startNothing: { label: 'No iniciar nada', does: 'Nada cambia para la casa.' },
  approveHome: {
    label: 'Aprobar esta casa',
    does: 'Los servicios se inician automáticamente cuando una orden la cubre.',
  },
  declineHome: {
    label: 'Rechazar esta casa',
    does: 'Recibe alertas, pero no servicios. El miembro lee el motivo y puede apelar.',
  },
  restoreServices: {
    label: 'Restablecer servicios',
    does: 'El hogar vuelve a esperar una habitación y el dinero detenido se paga.',
  },
  restoreNothing: { label: 'No restablecer nada', does: 'Nada cambia para la casa.' },
  keepZone: { label: 'Dejar la zona como está', does: 'Los hogares de adentro conservan sus servicios.' },
  endZone: {
    label: 'Terminar la zona',
    does: 'Se avisa a los hogares de adentro que la orden se levantó.',
  },
  keepSevere: {
    label: 'Conservar la fila más grave',
    does: 'Los hogares de adentro conservan sus servicios.',
  },
  useMilder: {
    label: 'Usar la fila menos grave',
    does: 'La zona toma el estado menos grave. Se avisa a los hogares de adentro.',
  },
  sendCash: { label: 'Enviar dinero', does: 'El dinero se envía en unos minutos.' },
  refuseCash: { label: 'No enviar', does: 'El dinero no se paga. Los hogares lo ven.' },
  noted: { label: 'Marcar como revisado', does: 'La revisión se cierra con su nota.' },
  reached: { label: 'Los contacté', does: 'La revisión se cierra con su nota.' },
  notReached: { label: 'No pude contactarlos', does: 'La revisión se cierra con su nota.' },
  retryIncident: {
    label: 'Intentar ahora',
    does: 'Sus órdenes surten efecto de inmediato. Si vuelve a fallar, se abre otra revisión.',
  },
  lookUp: {
    label: 'Consultar otra vez',
    does: 'Preguntamos otra vez al proveedor por este pago. Nada se envía dos veces.',
  },
  liftCap: {
    label: 'Reanudar el dinero',
    does: 'Todo lo que espera se envía, hasta el próximo límite.',
  },
  startRequested: {
    label: 'Iniciar servicios para esta casa',
    does: 'Los servicios se inician según la orden más cercana. Si no hay una a menos de 5 millas, declare primero el área.',
  },
  declineRequest: {
    label: 'Rechazar la solicitud',
    does: 'El hogar lee su nota y puede apelar.',
  },
  settled: {
    label: 'Resuelto: restablecer la membresía',
    does: 'El miembro ya no está suspendido por esta disputa y puede volver a inscribirse.',
  },
};
