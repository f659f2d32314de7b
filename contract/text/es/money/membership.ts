/** The Membership page: plans, terms, the running membership, cards and invoices. */

// Names
export const per = { month: 'al mes', year: 'al año' };
export const byInterval = { month: 'mensual', year: 'anual' };
export const planBy = (plan: string, interval: string) => `${plan}, con pago ${interval}`;
export const yourCard = 'su tarjeta';
export const cardOnFile = 'la tarjeta registrada';
export const endOfPeriod = 'el fin del período';
export const error = 'Error';
export const paymentFailed = 'El pago no se realizó';
export const membership = 'Membresía';
export const notIncluded = 'No incluido';
export const upToNights = (nights: number) => `Hasta ${nights} noches`;
export const none = 'Ninguno';
export const emergencyCash = 'Dinero de emergencia';
export const guaranteedHotel = 'Hotel garantizado';
export const cash = 'Dinero';
export const hotel = 'Hotel';

// Status
export const active = 'Activa';
export const suspended = 'Suspendida';
export const disputedAtBank = 'Hay un pago en disputa en su banco.';
export const notPaidYet = 'Sin pagar';
export const startsWithPayment = 'Su membresía empieza con el primer pago.';
export const paymentLate = 'Pago atrasado';
export const payBy = (day: string) => `Pague antes del ${day}. Sus servicios continúan hasta entonces.`;
export const servicesContinue = 'Sus servicios continúan por ahora.';
export const ended = 'Terminada';
export const itEndedOn = (day: string) => `Terminó el ${day}.`;
export const canceled = 'Cancelada';
export const staysUntil = (end: string) => `Activa hasta el ${end}; después termina.`;
export const billedFrom = (interval: string, day: string, price: string) =>
  `Pago ${interval} desde el ${day}: ${price}.`;
export const becomesOnFor = (plan: string, day: string, price: string) =>
  `Cambia a ${plan} el ${day}, por ${price}.`;
export const renewsOnFor = (day: string, price: string) => `Se renueva el ${day} por ${price}.`;

// The running membership
export const changePlan = 'Cambiar de plan';
export const changeCard = 'Cambiar tarjeta';
export const cancelMembership = 'Cancelar membresía';
export const noCardYet = 'Aún no hay tarjeta';
export const ifOrderIsDeclared = 'Si se declara una orden de evacuación';
export const perEvent =
  'Lo que recibe en cada evento. Depende del plan que tenga cuando se emita la primera advertencia u orden de evacuación del evento.';
export const noServicesSuspended = 'No se inicia ningún servicio mientras su membresía esté suspendida.';
export const noServicesWithout = 'No se inicia ningún servicio sin una membresía.';
export const endsOn = (day: string) => `Su membresía termina el ${day}`;
export const cannotChangeHere = 'No puede cambiar esta membresía aquí';
export const oldProvider =
  'Usted se inscribió con un servicio de tarjetas que ya no usamos, así que esta membresía no se renueva. Nada cambia hasta que termine. Puede empezar una nueva abajo cuando quiera; reemplazará a esta.';
export const otherProvider =
  'Usted se inscribió con otro servicio de tarjetas. Sus beneficios no cambian. Escríbanos para cambiarla o cancelarla.';
export const writeToUs = 'Escríbanos';
export const membershipKept = 'Membresía conservada';
export const renewsOn = (plan: string, day: string) => `${plan} se renueva el ${day}.`;
export const keepMembership = 'Conservar membresía';
export const keepDetail = (plan: string, day: string, price: string) =>
  `Nada cambia hasta entonces y no se hará otro cargo a su tarjeta. Si la conserva, ${plan} se renueva el ${day} por ${price}.`;
export const changeNotPaid = 'Su cambio de plan no está pagado';
export const changeNotPaidDetail = (failure: string, plan: string) =>
  `${failure} Usted sigue con ${plan} y no debe nada. Solo cobramos el cambio si lo completa.`.trim();
export const chooseAgain = 'Elegir otra vez';
export const dropIt = 'Anular el cambio';
export const planStarts = (plan: string, day: string) => `${plan} empieza el ${day}`;
export const intervalStarts = (interval: string, day: string) => `Su pago será ${interval} desde el ${day}`;
export const stayWith = (plan: string) => `Seguir con ${plan}`;
export const keepBilling = 'Dejar el pago como está';
export const costsFromThenOn = (price: string) => `Desde entonces cuesta ${price}.`;
export const untilThen = (price: string, plan: string) =>
  `Desde entonces cuesta ${price}. Hasta ese día tiene ${plan} con todos sus beneficios.`;

// Failed payments and disputes
export const couldNotCharge = (card: string) => `No pudimos hacer el cargo a ${card}`;
export const payAmountNow = (sum: string) => `Pagar ${sum} ahora`;
export const payWithAnotherCard = 'Pagar con otra tarjeta';
export const continuesUntil = (day: string) => `Sus servicios continúan hasta el ${day}.`;
export const retryOn = (day: string) => `Volveremos a intentar con esta tarjeta el ${day}.`;
export const noRetry = 'No volveremos a intentar con esta tarjeta automáticamente.';
export const bankMustConfirm = 'Su banco necesita que usted confirme este pago.';
export const paymentReceived = 'Pago recibido';
export const activeAgain = 'Su membresía está activa otra vez.';
export const bankReversed = 'Su banco revirtió un pago';
export const suspendedSince = (day: string) => `Suspendida desde el ${day}: hay un pago en disputa`;
export const contactUs = 'Contáctenos';
export const reversedDetail =
  'Su membresía terminó y no le haremos más cargos. Para volver a inscribirse, contáctenos para resolver el pago revertido.';
export const disputedDetail =
  'Su banco retiró un pago. Hasta que se resuelva, no hay hotel ni dinero de emergencia, y no puede canjear puntos. Las alertas de evacuación siguen llegando y no le haremos más cargos.';
export const withdrawDispute =
  'Si no quiso disputarlo, pida a su banco que retire la disputa. Restableceremos su membresía en cuanto el banco lo confirme.';

// Cancel
export const cancelQuestion = '¿Cancelar la membresía?';
export const goBack = 'Volver';
export const membershipCanceled = 'Membresía cancelada';
export const canceledNow = 'Su membresía terminó. Le enviamos una confirmación por correo.';
export const canceledLater = (end: string) =>
  `La conserva hasta el ${end}. Le enviamos una confirmación por correo.`;
export const endsNow = (plan: string) =>
  `${plan} termina ahora y no haremos más cargos a su tarjeta. No tiene que pagar la factura pendiente.`;
export const endsLater = (plan: string, end: string) =>
  `Conserva ${plan} hasta el ${end}. Después termina y no haremos más cargos a su tarjeta.`;
export const noStartAfterwards =
  'Desde ahora, nuestros servicios no se iniciarán si se declara una orden de evacuación.';
export const startsUntilThen = 'Si se declara una orden de evacuación antes, todo se inicia como siempre.';
export const accountStays = 'Conserva su cuenta, sus documentos y su plan de evacuación.';
export const plannedChangeDropped = (terms: string) =>
  `También se cancela su cambio previsto a ${terms}. Si después conserva la membresía, ese cambio no se restablece.`;
export const canUndo = (end: string) => `Puede cambiar de opinión hasta el ${end}.`;

// Change the card
export const newCardPays = (sum: string) => `La nueva tarjeta paga los ${sum} que debe y los pagos futuros.`;
export const newCardLater = 'Usaremos la nueva tarjeta desde el próximo pago. Ahora no se cobra nada.';
export const cardChanged = 'Tarjeta cambiada';
export const paymentNotThrough = 'El pago no se realizó.';
export const newCardSaved = (detail: string) => `Su nueva tarjeta está guardada. ${detail}`;
export const formNotLoaded = 'El formulario no se cargó';
export const nothingChanged = 'No se cambió nada.';
export const loadingCardForm = 'Cargando el formulario de tarjeta';
export const saveCardAndPay = (sum: string) => `Guardar y pagar ${sum}`;
export const saveCard = 'Guardar tarjeta';

// Change the plan
export const changeRules =
  'Un plan mayor empieza hoy y paga la diferencia por los días que quedan. Un plan menor empieza en su próxima renovación.';
export const planChanged = 'Plan cambiado';
export const billedNow = (interval: string) => `Su pago ahora es ${interval}.`;
export const youHaveNow = (plan: string) => `Ahora tiene ${plan}.`;
export const bankNeedsYou = 'Su banco necesita su confirmación';
export const enterAgain = (card: string) =>
  `No se cobró nada a ${card}. Ingrésela otra vez o use otra. Su plan no cambia hasta que pague.`;
export const enterAnother = (failure: string) =>
  `${failure} Ingrese otra tarjeta. Su plan no cambia hasta que pague.`;
export const pay = (sum: string) => `Pagar ${sum}`;
export const dropAndStay = (plan: string) => `Anular y seguir con ${plan}`;
export const alreadyPlanned = 'Este cambio ya está programado';
export const dropChange = 'Anular este cambio';
export const plannedDetail = (day: string, plan: string) =>
  `Empieza el ${day}. Hasta entonces tiene ${plan}.`;
export const thisIsYourPlan =
  'Este es su plan actual. Elija otro plan u otra forma de pago para ver cuánto cuesta.';
export const changePlanned = 'Cambio programado';
export const billedFromDay = (interval: string, day: string) => `Su pago será ${interval} desde el ${day}.`;
export const planStartsOn = (plan: string, day: string) => `${plan} empieza el ${day}.`;
export const loadingPrice = 'Calculando el precio';
export const priceNotLoaded = 'El precio no se cargó';
export const payAndChange = (sum: string) => `Pagar ${sum} y cambiar`;
export const changeOn = (day: string) => `Cambiar el ${day}`;
export const from = (day: string) => `Desde el ${day}`;
export const whatItCosts = 'Cuánto cuesta';
export const keepsPlanOtherBilling = (plan: string) =>
  `Conserva ${plan} con todos sus beneficios. Solo cambia la forma de pago. Hoy no se cobra nada.`;
export const keepsPlanUntilThen = (plan: string) =>
  `Conserva ${plan} con todos sus beneficios hasta entonces. Hoy no se cobra nada.`;
export const dueNow = 'A pagar ahora';
export const thenFrom = (sum: string, per: string, day: string) => `Después, ${sum} ${per} desde el ${day}.`;
export const changeDropped = 'Cambio anulado';
export const youStayWith = (plan: string) => `Usted sigue con ${plan}.`;

// Choose a plan, agree and pay
export const chooseYourPlan = 'Elija su plan';
export const perEventOnline =
  'El dinero y el hotel son por cada evento declarado. Puede cambiar o cancelar en línea.';
export const continueWith = (plan: string) => `Continuar con ${plan}`;
export const begun = 'Su membresía empieza con el primer pago. No se ha cobrado nada.';
export const readThenPay = 'Revise las condiciones y luego pague.';
export const chooseAnotherPlan = 'Elegir otro plan';
export const whatYouAgreeTo = 'Lo que usted acepta';
export const iAgree = 'Acepto estas condiciones';
export const agreeFirst = 'Acepte las condiciones de renovación para continuar';
export const translated =
  'Esta es una traducción de cortesía. Registramos su acuerdo en inglés y se lo enviamos por correo.';
export const continueToPayment = 'Continuar al pago';
export const hearthline = (plan: string) => `Hearthline ${plan}`;
export const today = (sum: string) => `${sum} hoy`;
export const howYouPay = 'Forma de pago';
export const cancelAnyMonth = 'Cancele cualquier mes.';
export const yearHint = 'Pague 10 meses y reciba 12.';
export const yourPlan = 'Su plan';
export const monthly = 'Mensual';
export const yearly = 'Anual';
export const andMore = (includes: string) => `${includes}, y además`;
export const plan = 'Plan';
export const aMonth = 'Al mes';
export const aYear = 'Al año';
export const thePlans = 'Planes';
export const perEventYear =
  'El dinero y el hotel son por cada evento declarado. Con el pago anual paga 10 meses y recibe 12.';
export const threePlans = 'Los tres planes';
export const emailsAbout = 'Correos sobre su membresía';
export const cardNotSaved = 'Esta tarjeta no se guardó';
export const cardNotCharged = 'No se hizo el cargo a su tarjeta';
export const cardStays = (card: string) => `Seguiremos usando ${card}.`;
export const askingBank = 'Un momento. Estamos consultando con su banco.';
export const bankSilent = 'Su banco aún no ha respondido';
export const newCardProcessing = 'Se está confirmando su nueva tarjeta.';
export const paymentProcessing = 'Su pago se está procesando.';
export const mayLeaveCard = 'Puede salir de esta página. Usaremos la tarjeta en cuanto su banco la confirme.';
export const mayLeavePayment =
  'Puede salir de esta página. Le escribiremos cuando llegue el pago. No se le cobrará dos veces.';
export const checkAgain = 'Consultar otra vez';

// Settings and the market
export const loading = 'Cargando su membresía';
export const sampleLine = 'Plus. Se renueva el 15 de diciembre de 2026 por $59 al mes.';
export const noMembership = 'Por ahora no tiene una membresía.';
export const openMembership = 'Abrir Membresía';
export const pointsNeedMembership = 'Los puntos requieren una membresía activa';
export const seePlans = 'Ver planes';
export const pointsInMarket =
  'Puede ver el catálogo y pagar con tarjeta. Sus puntos le esperan cuando se inscriba.';
export const pointsForTasks =
  'Marque sus tareas ahora. Cuando se inscriba, recibirá los puntos por todo lo que ya esté hecho en su casa.';
export const pointsNeedOwn =
  'Puede marcar tareas de esta casa. Para ganar y canjear puntos usted mismo, necesita su propia membresía.';

// Invoices
export const paid = 'Pagada';
export const open = 'Pendiente';
export const notCharged = 'No cobrada';
export const notOwed = 'No se debe si no lo completa';
export const payNow = 'Pagar ahora';
export const date = 'Fecha';
export const forWhat = 'Concepto';
export const total = 'Total';
export const status = 'Estado';
export const actions = 'Acciones';
export const pdfOfInvoice = (number: string) => `PDF de la factura ${number}`;
export const pdf = 'PDF';
export const invoices = 'Facturas';
export const loadingInvoices = 'Cargando sus facturas';
export const invoicesNotLoaded = 'Sus facturas no se cargaron';
export const nothingWasCharged = 'No se cobró nada.';
export const noInvoices = 'Aún no hay facturas';
export const firstInvoice =
  'Recibirá la primera con su primer pago. También enviamos cada factura por correo.';
export const invoicesCaption = 'Sus facturas, de la más nueva a la más antigua';

// Demo
export const letAWeekPass = 'Pasar una semana';
export const letAMonthPass = 'Pasar un mes';
export const letAYearPass = 'Pasar un año';
export const letTimePass = 'Adelantar el tiempo';
export const demo = 'Demo';
export const demoDetail =
  'Mueve esta membresía al pasado, para que las renovaciones, los avisos y los reintentos ocurran ahora. Nada más de su cuenta cambia.';
export const timeHasPassed = 'El tiempo pasó';
