/** Statements of partners and what incidents and points cost, in the back office. */
export const statements = 'Estados de cuenta';
export const words = { one: 'estado de cuenta', many: 'estados de cuenta' };
export const number = 'Número';
export const partner = 'Socio';
export const status = 'Situación';
export const through = 'Hasta';
export const total = 'Total';
export const anyStatus = 'Cualquier situación';
export const open = 'Por liquidar';
export const searchHint = 'Socio o número';
export const none = 'Todavía no hay estados de cuenta';
export const noneDetail = 'Se hacen el primero de cada mes, o en Costos.';
export const aStatement = 'Estado de cuenta';
export const theStatement = 'el estado de cuenta';
export const titled = (number: number, partner: string) => `Estado de cuenta ${number}: ${partner}`;
export const period = 'Período';
export const days = (from: string, to: string) => `del ${from} al ${to}`;
export const madeBy = 'Hecho por';
export const automatic = 'El proceso mensual';
export const you = 'Usted';
export const formerColleague = 'Un antiguo colega';
export const sentTo = 'Enviado a';
export const noOne = 'Nadie: el socio no tiene un contacto con un correo que funcione';
export const sending = { due: 'enviándose', sent: 'enviado', refused: 'rechazado' };
export const sentLine = (email: string, how: string, when: string) => `${email}, ${how}, ${when}`;
export const agreed = 'Aceptado';
export const byWhen = (who: string, when: string) => `${who}, ${when}`;
export const theirNumber = 'Su factura';
export const disputed = 'En disputa';
export const approved = 'Aprobado';
export const paid = 'Pagado';
export const paidLine = (day: string, reference: string) => `${day}, referencia ${reference}`;
export const voidReason = 'Por qué está anulado';
export const entries = 'Lo que cobra';
export const entriesCaption = 'Lo que cobra este estado de cuenta';
export const what = 'Concepto';
export const when = 'Cuándo';
export const units = 'Unidades';
export const price = 'Precio';
export const amount = 'Monto';
export const guestPays = 'Lo paga el huésped';
export const arrivalNotNoted = 'Nadie anotó una llegada';
export const openPartner = 'Abrir el socio';

// What finance does
export const adjust = 'Ajustar';
export const adjustDetail = 'El socio lee el motivo en el estado de cuenta. Use el signo menos para restar.';
export const dollars = 'Monto en dólares';
export const reason = 'Motivo';
export const adjusted = 'Estado de cuenta ajustado';
export const sendAgain = 'Enviar otra vez';
export const sendAgainDetail =
  'El socio recibe un correo con un enlace nuevo y tiene que aceptar el estado de cuenta como está ahora.';
export const sentAgain = 'Estado de cuenta enviado';
export const noteAgreement = 'Anotar aceptación';
export const noteAgreementDetail = 'Para un socio que aceptó por teléfono o por carta.';
export const whoAgreed = 'Quién aceptó y cómo';
export const agreementNoted = 'Aceptación anotada';
export const approve = 'Aprobar el pago';
export const approveDetail = (amount: string) =>
  `Usted confirma que debemos ${amount}. Otra persona lo paga.`;
export const approvedNow = 'Pago aprobado';
export const revoke = 'Retirar la aprobación';
export const revokeDetail = 'Después se puede aprobar otra vez o enviar otra vez al socio.';
export const revoked = 'Aprobación retirada';
export const pay = 'Marcar como pagado';
export const payDetail = (amount: string) =>
  `Primero pague ${amount} en el banco. Después escriba aquí el número de la transferencia o del cheque.`;
export const reference = 'Número de la transferencia o del cheque';
export const paidOn = 'Fecha de pago';
export const paidNow = 'Marcado como pagado';
export const voidIt = 'Anular';
export const voidDetail = 'Sus noches y servicios se pueden cobrar después en otro estado de cuenta.';
export const voided = 'Estado de cuenta anulado';
export const youMadeIt = 'Usted hizo este estado de cuenta, así que otra persona tiene que aprobarlo.';
export const youApprovedIt = 'Usted aprobó este pago, así que otra persona tiene que pagarlo.';

// Costs
export const costs = 'Costos';
export const notBilled = 'Sin facturar';
export const notBilledDetail = (day: string) =>
  `Lo que los socios han hecho hasta el ${day} y todavía no está en un estado de cuenta. Los de cada mes se hacen el primero del mes siguiente.`;
export const nothingOwed = 'Todo está facturado.';
export const theOwed = 'lo que falta facturar';
export const owed = 'Se debe';
export const linesCount = 'Noches y servicios';
export const unpriced = 'Sin precio';
export const enterPrice = 'Registrar el precio';
export const makeNow = 'Hacer estado de cuenta';
export const makeDetail = (partner: string) =>
  `Todo lo que ${partner} ha hecho hasta este día y no está en un estado de cuenta. Se envía al socio de inmediato.`;
export const upTo = 'Hasta este día inclusive';
export const made = 'Estado de cuenta hecho y enviado';
export const incidents = 'Incidentes';
export const incidentsDetail =
  'Lo que nos ha costado cada incidente hasta ahora. No incluye las noches que pagan los huéspedes.';
export const theCosts = 'los costos';
export const noIncidents = 'Todavía no hay incidentes.';
export const incident = 'Incidente';
export const started = 'Inicio';
export const households = 'Hogares';
export const nights = 'Noches de habitación';
export const rooms = 'Habitaciones';
export const services = 'Servicios';
export const unbilled = 'Sin facturar';
export const cash = 'Efectivo';
export const missingPrices = (n: number) => (n === 1 ? '1 sin precio' : `${n} sin precio`);
export const points = 'Puntos';
export const thePoints = 'los puntos';
export const pointsOpen = 'Puntos que los miembros pueden gastar';
export const byMembers = (n: string) => `${n} miembros`;
export const mostCost = 'Lo que podrían costar';
export const mostCostNote = (item: string, points: string, price: string) =>
  `Si todos se gastaran en ${item} (${points} puntos, ${price})`;
export const noPricedItem = 'Ningún artículo del catálogo tiene precio en dólares';
export const earned = 'Ganados en 12 meses';
export const spent = 'Gastados en 12 meses';
export const openOrders = 'Comprado con puntos, sin entregar';
export const openOrdersNote = (points: string, price: string) => `${points} puntos, ${price}`;
