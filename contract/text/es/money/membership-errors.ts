/** Motivos de rechazo: membership. */
export const noProvider = 'Nuestro proveedor de pagos no responde. Espere un minuto e intente otra vez.';
export const otherProvider =
  'Esta membresía se creó con otro proveedor de pagos y no se puede cambiar aquí. Escríbanos.';
export const settingUp = 'Su membresía todavía se está configurando. Intente otra vez en un momento.';
export const changingElsewhere =
  'Su plan se está cambiando en otra ventana. Espere un momento y vuelva a cargar la página.';
export const noneActive = 'No tiene una membresía activa. Vuelva a cargar la página.';
export const payFirst = 'Su último pago está pendiente. Páguelo primero y luego cambie su plan.';
export const keepFirst = 'Su membresía está por terminar. Primero consérvela y luego cambie su plan.';
export const samePlan = 'Ya tiene este plan.';
export const priceChanged = 'El precio cambió desde que lo vio. Revíselo otra vez.';
export const memberHasNone = 'Este miembro no tiene una membresía activa.';
export const alreadyEnding = 'Esta membresía ya está por terminar con su periodo.';
export const alreadyStarted = 'Su membresía ya empezó. Puede cancelarla.';
export const noSuchInvoice = 'No existe esa factura.';
export const invoiceClosed = 'Esta factura está cerrada. No debe nada.';
export const changeScheduled =
  'Ya hay un cambio de precio programado para este plan y día. Cancélelo primero.';
export const changeSettled = 'Ya se avisó a los miembros, o ya se canceló. Programe otro cambio.';
export const noSuchChange = 'No existe ese cambio de precio.';
export const suspended =
  'Su membresía está suspendida porque un pago está en disputa. No se cobró nada. Pida a su banco que retire la disputa o contáctenos.';
export const byInvitation =
  'La inscripción es por invitación. Entre en la lista de espera y le escribiremos.';
export const termsChanged =
  'Los términos cambiaron desde que abrió esta página. Léalos otra vez y luego acepte.';
export const priceChangedReload =
  'El precio cambió desde que abrió esta página. No se cobró nada. Vuelva a cargarla para ver el precio nuevo.';
export const alreadyMember = 'Ya tiene una membresía. Puede cambiar su plan.';
export const startedElsewhere = 'Se inició una membresía en otra ventana. Vuelva a cargar la página.';
export const alreadyPaid = 'Esta membresía ya se pagó. Vuelva a cargar la página.';
export const lastDisputed =
  'Un pago de su última membresía está en disputa. No se cobró nada. Pida a su banco que retire la disputa o contáctenos.';
export const lastReversed =
  'Su banco revirtió un pago de su última membresía. No se cobró nada. Contáctenos para resolverlo y luego inscríbase otra vez.';
export const noTimeToPass = 'No hay una membresía cuyo tiempo se pueda adelantar.';
export const tooSoon = (notice: number, lead: number) =>
  `Elija un día dentro de ${notice + lead} días o más: los miembros reciben el aviso con ${notice} días de anticipación, y enviarlo toma hasta ${lead} días.`;
