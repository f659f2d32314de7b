/** Bookings, as the household sees them. */
export const bookings = 'Reservas';
export const loading = 'las reservas';
export const loadingOne = 'la reserva';
export const intro =
  'Díganos qué necesita. Consultamos a un socio adecuado tras otro y le mostramos lo que responden.';
export const noHome = 'Las reservas necesitan una casa';
export const yourBookings = 'Sus reservas';
export const none = 'Aún no hay reservas';
export const noneText = 'Elija abajo un servicio para reservarlo.';
export const bookService = 'Reservar un servicio';
export const moreServices = 'Más servicios';
export const viewOnly = 'Puede ver esta casa, pero no reservar para ella. Pregunte a su dueño.';
export const book = (what: string) => `Reservar: ${what}`;
export const change = (what: string) => `Cambiar: ${what}`;
export const backToBookings = 'Todas las reservas';
export const kindTexts = {
  'hotel-nights': 'Noches además de su plan. El hotel da su precio primero.',
  'pet-boarding': 'Alojamiento o veterinario, para animales grandes y pequeños.',
  'child-care': 'Un lugar seguro para los niños mientras usted se ocupa de la casa.',
  travel: 'Una agencia busca asientos y da el precio primero.',
  ride: 'Un conductor al hotel, al aeropuerto o al médico.',
  meals: 'Víveres y comida caliente, donde usted se aloje.',
  tutor: 'Clases que continúan mientras la escuela está cerrada.',
  'contractor-visit': 'Un contratista con licencia revisa los daños y da el precio primero.',
  architect: 'Planos y permisos cuando hay que reconstruir la casa.',
  'claim-help': 'Un representante con licencia prepara el reclamo con usted.',
  'emergency-help': 'Llame primero al 911. Después vea qué podemos enviar.',
  'medical-supply': 'Suministros de los que depende, entregados donde se aloje.',
  'animal-transport': 'Un conductor con remolque para caballos y ganado.',
  mover: 'Mudanza de lo que se lleva. Dan el precio primero.',
  debris: 'Un equipo con licencia retira los escombros y da el precio primero.',
  storage: 'Un lugar seco para lo que salvó.',
};

// The form.
export const firstDay = 'Primer día';
export const lastDay = 'Último día';
export const at = 'Día y hora';
export const earliest = 'Lo más temprano';
export const latest = 'Lo más tarde';
export const zoneHint = (zone: string) => `En la hora de su casa, ${zone}`;
export const where = 'Dónde';
export const atHome = (address: string) => `En casa: ${address}`;
export const elsewhere = 'En otra dirección';
export const street = 'Calle y número';
export const city = 'Ciudad';
export const state = 'Estado';
export const zip = 'Código postal';
export const forWhom = '¿Para quién es?';
export const whichAnimals = '¿Qué animales?';
export const forWhomHint = 'El socio ve solo a estos, y los nombres solo después de aceptar.';
export const notes = 'Algo más que el socio deba saber';
export const optional = 'Opcional';
export const seenBefore =
  'Los socios leen esto antes de aceptar. No incluya nombres, teléfonos ni su dirección.';
export const seenAfter = 'El socio lee esto solo después de aceptar.';
export const usePlan = (dollars: string) => `Usar mi plan: paga hasta ${dollars}`;
export const usePlanHint = 'Una vez por evacuación. Si cancela a tiempo, puede usarlo de nuevo.';
export const choose = 'Elija';
export const askPartners = 'Consultar a los socios';
export const saveAndAsk = 'Guardar y consultar de nuevo';
export const changeWarning =
  'Avisamos del cambio al socio consultado o confirmado y volvemos a consultar. No está confirmado hasta que un socio acepte.';
export const notBooked = 'No se reservó nada';
export const notChanged = 'No se cambió nada';
export const checkFields = 'Revise los campos marcados.';
export const call911 = '¿En peligro? Llame al 911';
export const call911Text =
  'No somos un servicio de emergencia. La policía, los bomberos y la ambulancia vienen solo por el 911. Llame primero y después pídanos ayuda abajo.';
export const call911Button = 'Llamar al 911';

// One booking.
export const reference = (ref: string) => `Reserva ${ref}`;
export const status = 'Estado de la reserva';
export const sentences = {
  draft: 'Elija una fecha y un lugar. Todavía no hay nada reservado.',
  asked: 'Estamos buscando un socio. Todavía no hay nada confirmado.',
  stuck: 'Aún no encontramos un socio para esto. Nuestro equipo tiene su reserva y se comunicará con usted.',
  'under-way': 'Está en curso.',
  done: 'Está terminada.',
  failed: 'Nos informó que salió mal. Nuestro equipo tiene su informe y se comunicará con usted.',
  canceled: 'Esta reserva está cancelada.',
};
export const stuckWaits = 'Ningún socio puede hacerlo a esa hora. Elija otra hora o llámenos.';
export const offering = (partner: string) => `Consultamos a ${partner}. Todavía no responde.`;
export const answersBy = (time: string) => `Si no responde antes de ${time}, consultamos al siguiente.`;
export const quoted = (partner: string, dollars: string) =>
  `${partner} pide ${dollars}. Nada queda reservado hasta que usted lo apruebe.`;
export const confirmed = (partner: string, number: string) => `${partner} confirmó. Número ${number}.`;
export const comes = (from: string, to: string) => `Entre ${from} y ${to}`;
export const contact = (name: string) => `Su contacto: ${name}`;
export const license = (number: string) => `Licencia ${number}`;
export const partnersAsked = (n: number) =>
  n === 1 ? '1 socio consultado hasta ahora' : `${n} socios consultados hasta ahora`;
export const callUs = (phone: string) => `Llámenos: ${phone}`;
export const callPartner = (phone: string) => `Llamar al socio: ${phone}`;
export const doorCode = 'Código para la puerta';
export const doorCodeText =
  'Lea este código en voz alta cuando lleguen. Ellos lo escriben, y así ambos saben que son las personas correctas. No lo dé a nadie antes.';
export const price = 'Precio';
export const total = 'Precio total';
export const planPays = 'Su plan paga';
export const youPay = 'Usted paga';
export const quoteUntil = (time: string) => `Responda antes de ${time}. Después el precio ya no vale.`;
export const approve = (dollars: string) => `Aprobar ${dollars}`;
export const approveAndPay = (dollars: string) => `Aprobar y pagar ${dollars} con tarjeta`;
export const approveOnSite = 'Aprobar y pagar al socio';
export const payByCard = (dollars: string) => `Pagar ${dollars} con tarjeta`;
export const payChoice =
  'Pague ahora con tarjeta o pague directamente al socio. Cuando empiece la visita, solo podrá pagar al socio.';
export const payTitle = 'Pagar con tarjeta';
export const payText = (partner: string) =>
  `Guardamos su pago para ${partner}. Si la reserva se cancela antes de empezar, se le devuelve todo.`;
export const paying = {
  notCharged: 'No se cobró nada a su tarjeta',
  checking: 'Un momento. Estamos consultando con su banco.',
  silent: 'Su banco aún no responde',
  mayClose: 'Puede cerrar esto. Le escribiremos cuando llegue el pago.',
  again: 'Volver a comprobar',
  notStarted: 'El pago no comenzó',
  paid: (dollars: string) => `Usted pagó ${dollars}`,
  paidText: 'No le debe nada al socio por esta reserva.',
};
export const payments = {
  waiting: (dollars: string) => `${dollars} aún no está pagado.`,
  processing: (dollars: string) => `Su banco está procesando su pago de ${dollars}.`,
  paid: (dollars: string) => `Usted pagó ${dollars} con tarjeta.`,
  'under-review': (dollars: string) => `Nuestro equipo está revisando su pago de ${dollars}. Le avisaremos.`,
  refunding: (dollars: string) =>
    `Le estamos reembolsando ${dollars} a su tarjeta. Los bancos suelen tardar de 5 a 10 días hábiles en mostrarlo.`,
  refunded: (dollars: string) => `Le reembolsamos ${dollars} a su tarjeta.`,
};
export const cardPayments = 'Pagos con tarjeta';
export const declined = (why: string) => `El último intento falló: ${why}`;
export const cardComesBack = 'Se reembolsa lo que pagó con tarjeta.';
export const refuse = 'Consultar a otro socio';
export const approved = 'Aprobó el precio';
export const notApproved = 'El precio no se aprobó';
export const payers = {
  plan: 'Paga su plan, hasta su límite',
  points: 'Pagado con puntos',
  card: 'Pagado con tarjeta',
  'at-partner': 'Usted paga directamente al socio',
};
export const whatYouBooked = 'Lo que reservó';
export const whenLabel = 'Cuándo';
export const whoPays = 'Quién paga';
export const arrived = 'Ya llegaron';
export const itsDone = 'Está terminado';
export const changeIt = 'Cambiar';
export const chooseDate = 'Elegir fecha y lugar';
export const cancelIt = 'Cancelar la reserva';
export const keepIt = 'Conservar la reserva';
export const cancelQuestion = '¿Cancelar esta reserva?';
export const cancelTerms = {
  free: 'Cancelar es gratis.',
  refund: 'Cancelar es gratis. Se reembolsa lo que pagó.',
  'not-refunded':
    'Empieza dentro de 24 horas, así que no se reembolsa lo que pagó. Llámenos si hay un motivo.',
  'benefit-used':
    'Empieza dentro de 24 horas, así que el beneficio de su plan cuenta como usado para esta evacuación.',
  'partner-may-charge':
    'Empieza dentro de 24 horas, así que el socio puede cobrarle según sus propias condiciones.',
};
export const canceled = 'Su reserva está cancelada';
export const notCanceled = 'Su reserva no se canceló';
export const notDone = 'No se cambió nada';
export const report = 'Informar un problema';
export const reportText =
  'Nuestro equipo recibe su informe y se comunica con usted. Conserva el beneficio de su plan.';
export const sendReport = 'Enviar el informe';
export const problem = '¿Qué pasó?';
export const problems = {
  'no-one-came': 'No vino nadie',
  'not-done': 'No se hizo',
  'not-as-agreed': 'No fue lo acordado',
};
export const moreWords = '¿Qué más debemos saber?';
export const reported = 'Nuestro equipo tiene su informe';
export const rate = 'Calificar esta reserva';
export const stars = (n: number) => (n === 1 ? '1 estrella' : `${n} estrellas`);
export const ratingWords = '¿Qué salió bien y qué no?';
export const ratingHint = 'Los socios ven solo promedios de cinco o más calificaciones.';
export const saveRating = 'Guardar la calificación';
export const rated = 'Gracias por calificar';
export const notRated = 'Su calificación no se guardó';
export const youRated = (n: number) => (n === 1 ? 'Dio 1 estrella.' : `Dio ${n} estrellas.`);
export const history = 'Lo que pasó hasta ahora';
export const aPartner = 'Un socio';
export const events = {
  created: 'Usted la reservó',
  changed: 'Usted la cambió',
  asked: 'Empezamos a buscar un socio',
  agreed: 'Usted aprobó el precio',
  refused: 'Usted pidió otro socio',
  lapsed: 'No hubo respuesta al precio a tiempo',
  stuck: 'Ningún socio puede hacerlo a esa hora',
  started: 'Empezó',
  done: 'Está terminada',
  failed: 'Se informó un problema',
  canceled: 'Se canceló',
  rated: 'Usted la calificó',
  paid: 'Pagada con tarjeta',
  refunded: 'Pago con tarjeta reembolsado',
  disputed: 'El pago con tarjeta está en revisión',
  kept: 'La revisión terminó. El pago se mantiene.',
};
export const byTeam = 'Por nuestro equipo';
export const partnerEvents = {
  offered: (partner: string) => `Consultamos a ${partner}`,
  quoted: (partner: string) => `${partner} dio un precio`,
  confirmed: (partner: string) => `${partner} confirmó`,
  declined: (partner: string) => `${partner} no puede hacerlo`,
  silent: (partner: string) => `${partner} no respondió a tiempo`,
  broken: (partner: string) => `${partner} canceló`,
  blocked: (partner: string) => `Ya no trabajamos con ${partner}`,
};

// On the evacuation page.
export const needSomething = '¿Necesita algo más?';
export const needText =
  'Transporte, cuidado de mascotas, comida o un lugar para los niños: pídalo aquí o llámenos.';
export const seeBookings = 'Reservas y servicios';

// Medical supplies, agreed in advance.
export const supplies = {
  title: 'Suministros médicos en una evacuación',
  text: 'Díganos ahora de qué depende alguien en su hogar. Si una orden llega a su casa, pedimos de inmediato a un proveedor que lo entregue en su hotel. No hace falta explicar por qué.',
  notIncluded: 'Los suministros médicos a su medida vienen con Premium.',
  seePlans: 'Ver los planes',
  items: '¿Qué debemos pedir?',
  list: '¿Qué exactamente y cuánto?',
  listHint: 'Por ejemplo: dos cilindros E, una cánula nasal. El proveedor lo lee solo después de aceptar.',
  agree: 'Guardar y pedir con una orden',
  save: 'Guardar los cambios',
  stop: 'No pedir nada',
  saved: 'Guardado. Lo pediremos con una orden.',
  stopped: 'No pediremos suministros',
  notSaved: 'No se guardó nada',
  agreedOn: (day: string) => `Acordado el ${day}. Lo pedimos cuando una orden llegue a su casa.`,
};
