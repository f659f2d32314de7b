/** Emails about a membership, and their titles in the list on the Membership page. */
import type { Received } from '#contract/text/facts.ts';

export const titles = {
  welcome: 'Membresía confirmada, con sus términos',
  receipt: 'Recibo',
  'payment-failed': 'Un pago no se pudo hacer',
  'last-try-failed': 'Falló el último intento de cobrar a su tarjeta',
  'change-planned': 'Cambio de plan confirmado',
  'plan-changed': 'Plan cambiado',
  cancelled: 'Cancelación confirmada',
  kept: 'Membresía conservada',
  ended: 'Membresía terminada',
  'renewal-soon': 'Próxima renovación anual',
  'yearly-reminder': 'Recordatorio anual de sus términos',
  'price-change': 'Aviso de cambio de precio',
  'payment-disputed': 'Membresía suspendida: un pago está en disputa',
  'dispute-resolved': 'Disputa resuelta, membresía restablecida',
  'dispute-lost': 'Pago revertido, membresía terminada',
};

// Shared sentences.
export const laterDay = 'un día que le avisaremos';
export const benefits = (cash: string, nights: number) =>
  nights > 0
    ? `${cash} de dinero de emergencia y un hotel hasta por ${nights} noches`
    : `${cash} de dinero de emergencia`;
export const intervalBecomes = {
  month: (day: string, plan: string, price: string) =>
    `A partir del ${day} paga ${plan} por mes: ${price} hasta que cancele.`,
  year: (day: string, plan: string, price: string) =>
    `A partir del ${day} paga ${plan} por año: ${price} hasta que cancele.`,
};
export const planBecomes = (day: string, plan: string, price: string) =>
  `A partir del ${day} tiene ${plan}, por ${price} hasta que cancele.`;
export const renews = (day: string, price: string) =>
  `Se renueva el ${day} y cuesta ${price} hasta que cancele.`;
export const endsOn = (day: string) => `Su membresía termina el ${day}.`;
export const see = 'Ver su membresía';
export const seeOrCancel = 'Ver o cancelar su membresía';
export const payOrChange = 'Pagar o cambiar la tarjeta';

// Welcome.
export const welcome = (plan: string) => `Su membresía ${plan} ya empezó`;
export const thanks = (benefits: string) =>
  `Gracias. Ya es miembro. Desde ahora, si se declara una evacuación de su vivienda, recibe ${benefits}.`;
export const youPaid = (sum: string, number: string) => `Pagó ${sum} (factura ${number}).`;
export const youAgreed = (words: string) => `Usted aceptó estos términos: “${words}”`;
export const keepEmail = 'Guarde este correo. Contiene los términos de su membresía y cómo terminarla.';

// Payments.
export const receipt = 'Su recibo';
export const receiptFor = (sum: string) => `Recibo por ${sum}`;
export const openInvoices = 'Abrir sus facturas';
export const received = (of: Received) =>
  `Recibimos ${of.sum}${of.card ? ` de su tarjeta (${of.card})` : ''} el ${of.day} por ${of.plan} (factura ${of.number}).`;
export const failed = (brand: string) => `Su pago de ${brand} no se pudo hacer`;
export const couldNotCharge = (sum: string | null, card: string | null) =>
  `No pudimos cobrar ${sum ?? 'la renovación'}${card ? ` a su tarjeta (${card})` : ''}.`;
export const bankSaid = (failure: string) => `El banco dijo: ${failure}`;
export const worksUntil = (day: string) =>
  `Por ahora nada cambia: su membresía funciona hasta el ${day}. Mientras tanto, intentaremos cobrar otra vez.`;
export const addCard = 'Si perdió la tarjeta o ya venció, agregue otra. La cobraremos de inmediato.';
export const lastTry = (day: string) => `Su membresía termina el ${day} si no se paga`;
export const triedOften =
  'Intentamos cobrar a su tarjeta varias veces y fue rechazada. No lo intentaremos otra vez.';
export const payBy = (day: string) =>
  `Su membresía funciona hasta el ${day}. Pague la factura pendiente antes de ese día y no pierde nada. Si no hace nada, termina ese día y no le cobraremos más.`;

// Changes.
export const paymentWillChange = 'Su forma de pago cambiará';
export const planWillChange = 'Su plan cambiará';
export const youPlanned = (change: string) =>
  `Usted programó un cambio. ${change} No se cobra nada antes de ese día.`;
export const planStays = (plan: string) => `Su plan sigue siendo ${plan}.`;
export const untilThen = (plan: string, benefits: string) => `Hasta entonces tiene ${plan}, con ${benefits}.`;
export const planIsNow = (plan: string) => `Su plan ahora es ${plan}`;
export const nowBrings = (benefits: string) =>
  `Si se declara una evacuación de su vivienda, ahora recibe ${benefits}.`;
export const cancelled = (day: string) => `Su membresía termina el ${day}`;
export const youCanceled = (plan: string, day: string) =>
  `Usted canceló. Conserva ${plan} hasta el ${day} y no se cobra nada más.`;
export const accountStays =
  'Su cuenta, sus viviendas y sus documentos siguen igual. Si cambia de opinión antes de ese día, presione Conservar membresía en la página de membresía.';
export const kept = 'Su membresía continúa';
export const youKept = (plan: string) => `Usted conservó ${plan}.`;
export const ended = 'Su membresía terminó';
export const seePlans = 'Ver los planes';
export const endedOn = (plan: string, day: string) => `${plan} terminó el ${day}. No se cobra nada más.`;
export const notCovered =
  'El dinero de emergencia y las noches de hotel ya no están cubiertos. Su cuenta, sus viviendas y sus documentos siguen igual.';

// Renewals and prices.
export const renewsOn = (day: string) => `Su membresía se renueva el ${day}`;
export const renewsWithChange = (change: string) =>
  `Su membresía se renueva automáticamente, con el cambio que programó. ${change} Ese día se cobra a su tarjeta.`;
export const renewsForYear = (plan: string, day: string, price: string) =>
  `${plan} se renueva automáticamente el ${day} por un año más. Entonces se cobran a su tarjeta ${price}.`;
export const yearly = (brand: string) => `Su membresía de ${brand}: qué incluye y cuánto cuesta`;
export const onceAYear = (plan: string, benefits: string) =>
  `Una vez al año le recordamos lo que paga. Tiene ${plan}: ${benefits}.`;
export const priceChanges = (plan: string) => `El precio de su plan ${plan} cambia`;
export const priceChangesOn = (plan: string, day: string) => `El precio de su plan ${plan} cambia el ${day}`;
export const newPrice = (of: { old: string; plan: string; day: string; new: string }) =>
  `Ahora paga ${of.old} por ${of.plan}. Desde su primera renovación a partir del ${of.day}, paga ${of.new}. Lo que incluye su plan no cambia.`;
export const nothingToDo = 'No tiene que hacer nada para conservar su membresía.';
export const cancelBefore = (cancel: string) =>
  `Si no quiere pagar el precio nuevo, cancele antes de esa renovación. ${cancel}`;
export const seeNewPrice = 'Vea su precio nuevo en la página de membresía.';

// Disputes.
export const disputed = 'Su membresía está suspendida: un pago está en disputa';
export const bankDisputes = (plan: string) =>
  `Su banco nos dijo que un pago de ${plan} está en disputa y retiró el dinero. Hasta que se resuelva, su membresía está suspendida: no hay hotel ni dinero de emergencia, y no puede canjear puntos. Las alertas de evacuación siguen llegando, y su cuenta y sus documentos están seguros.`;
export const withdrawDispute =
  'Si no quería disputarlo, llame a su banco y pida que retire la disputa. En cuanto el banco lo confirme, restablecemos su membresía y le avisamos.';
export const onPurpose =
  'Si lo disputó a propósito, no tiene que hacer nada. No le cobraremos otra vez mientras la disputa esté abierta. ¿Tiene preguntas o quiere pagar de otra forma? Responda a este correo.';
export const restored = 'Su membresía está restablecida';
export const resolvedEnded =
  'La disputa de su pago se resolvió. Mientras tanto, su membresía terminó. Puede inscribirse otra vez cuando quiera.';
export const resolved = (plan: string, benefits: string) =>
  `La disputa de su pago se resolvió. ${plan} está activo otra vez, con ${benefits}.`;
export const itEndsOn = (day: string) => `Termina el ${day}.`;
export const reversed = 'Su membresía terminó: su banco revirtió el pago';
export const bankReversed = (plan: string) =>
  `Su banco decidió que el pago en disputa de ${plan} se le devuelve. La membresía terminó y no se cobra nada más. Su cuenta, sus viviendas y sus documentos siguen igual.`;
export const contactFirst =
  'Para inscribirse otra vez, contáctenos primero: tenemos que resolver el pago revertido.';
