/** La página de recuperación de una casa. */
export const recovery = 'Recuperación';
export const intro =
  'Después de una pérdida: qué hacer, quién le debe qué y para cuándo, y el dinero hasta ahora.';
export const noHome = 'una recuperación pertenece a una casa';
export const loading = 'Cargando su recuperación';
export const notLoaded = 'No pudimos cargar su recuperación';
export const notLoadedSafe = 'No se perdió nada de lo que registró.';
export const viewOnly = 'Solo lectura';
export const viewOnlyText = 'El dueño le dio acceso de solo lectura.';

// La ley.
export const notAdvice = 'Información, no asesoría legal';
export const notAdviceText =
  'El texto de su póliza y las extensiones pueden cambiar estas fechas. Antes de confiar en una, verifíquela con el estado o con un abogado.';
export const notAdviceElsewhere =
  'Los plazos de seguros que conocemos son de California. Para su estado mostramos solo plazos federales. Pregunte por los demás al departamento de seguros de su estado.';
export const hotline = (state: string) => `Departamento de seguros de ${state}`;
export const callHotline = (phone: string) => `Llamar al ${phone}`;

// Inicio.
export const startTitle = 'Inicie su recuperación';
export const startText =
  'Díganos cuándo ocurrió la pérdida y qué aplica. Calcularemos sus plazos y lo que su aseguradora le debe.';
export const afterEvacuation = (name: string) => `Después de la evacuación por ${name}`;
export const fromTo = (from: string, to: string) => `${from} a ${to}`;
export const fromOn = (from: string) => `Desde ${from}`;
export const reportLoss = 'Informar una pérdida';
export const withoutOrder = 'También puede informar una pérdida sin orden de evacuación.';
export const start = 'Iniciar recuperación';
export const started = 'Recuperación iniciada';
export const lossDate = '¿Cuándo ocurrió la pérdida?';
export const lossDateHint = 'El primer día del daño, o el día en que una orden le impidió entrar.';
export const whatApplies = '¿Qué aplica en su caso?';
export const whatAppliesHint = 'Marque solo lo que sabe. Puede agregar más después.';
export const whichDisaster = '¿Qué desastre?';
export const noDisaster = 'No está en la lista';
export const disasterHint = 'Nuestro equipo registra las fechas que publican FEMA, la SBA y otros.';
export const howKnown = '¿Cómo lo sabe?';
export const evidenceNote = 'Detalles';
export const evidenceNoteHint = 'Número de reclamación, quién se lo dijo o dónde está el documento.';
export const evidenceDocument = 'Documento en su bóveda';
export const noDocument = 'Ninguno';

// Hoy.
export const today = 'Qué hacer hoy';
export const nothingToday = 'Hoy no vence nada. Aquí verá su próximo paso.';
export const actBy = (day: string) => `Actúe antes del ${day}`;
export const askInWriting = (what: string, day: string) =>
  `Pida por escrito a su aseguradora: ${what} (venció el ${day})`;
export const missedOwn = (what: string, day: string) =>
  `${what}: el último día fue el ${day}. Márquelo como hecho o pregunte de inmediato si hay más tiempo.`;
export const markDone = 'Hecho';
export const markedDone = 'Marcado como hecho';
export const stepsDone = (done: number, total: number) => `${done} de ${total} pasos hechos`;

// Plazos.
export const owed = 'Lo que otros le deben';
export const owedText = 'Los deberes de su aseguradora. Usted puede exigirlos.';
export const nothingOwed =
  'Registre lo que ocurrió, como el día en que su aseguradora recibió su reclamación, para ver qué le debe y para cuándo.';
export const own = 'Sus propios plazos';
export const ownText = 'Lo que puede perder si se le pasan.';
export const noOwn = 'Todavía no tiene plazos propios.';
export const alsoKnow = 'Bueno saberlo';
export const alsoKnowText = 'Topes de precios y otras protecciones, con su último día.';
export const dueOn = (day: string) => `Vence el ${day}`;
export const until = (day: string) => `Hasta el ${day}`;
export const daysLeft = (n: number) => (n === 0 ? 'Hoy' : n === 1 ? 'Queda 1 día' : `Quedan ${n} días`);
export const daysLate = (n: number) => (n === 1 ? '1 día de atraso' : `${n} días de atraso`);
export const ended = 'Terminó';
export const notNeeded = 'No lo necesita';
export const doneOn = (day: string) => `Hecho el ${day}`;
export const safeDay = (day: string) =>
  `Para mayor seguridad, actúe antes del ${day}: el último día puede ser fin de semana o feriado, o contarse de otra manera.`;
export const countedFrom = (what: string, day: string) => `Se cuenta desde: ${what}, ${day}`;
export const knownFrom = (how: string) => `Cómo lo sabemos: ${how}`;
export const usualLength = 'Fecha: la duración normal de este plazo.';
export const publishedDate = 'Fecha: publicada por la agencia para este desastre.';
export const seeAnnouncement = 'Ver el anuncio';
export const extendedTimes = (n: number) => (n === 1 ? 'Extendido una vez.' : `Extendido ${n} veces.`);
export const law = 'Ley:';
export const sources = (list: string) => `Fuentes: ${list}`;
export const confidenceIs = (word: string) => `Confianza: ${word}`;
export const checkedOn = (day: string) => `Última revisión: ${day}`;
export const neverChecked = (day: string) => `Última revisión: todavía no. Recopilado el ${day}.`;
export const details = 'De dónde viene esto';
export const detailsOf = (what: string) => `De dónde viene esto: ${what}`;
export const theyDidIt = 'Ya cumplió';
export const iDidIt = 'Ya lo hice';
export const doneWhen = '¿Qué día?';
export const doneTitle = (what: string) => `Hecho: ${what}`;
export const doneText = 'Detendremos el plazo y guardaremos el día como prueba.';
export const gotExtension = 'Me dieron una extensión';
export const extensionTitle = (what: string) => `Extensión: ${what}`;
export const extensionText = 'Registre una extensión que le confirmaron. Moveremos el plazo.';
export const extensionSaved = 'Extensión registrada';

// Por qué se movió un plazo.
export const changes = 'Qué cambió';
export const moved = (what: string, from: string, to: string) => `${what}: pasó del ${from} al ${to}`;
export const noLongerApplies = (what: string, from: string) => `${what}: ya no aplica (era el ${from})`;
export const becauseCorrected = (what: string, from: string, to: string) =>
  `Porque usted corrigió «${what}» del ${from} al ${to}.`;
export const becauseRecorded = (what: string, day: string) => `Porque se registró esto: ${what}, ${day}.`;
export const becauseWithdrawn = (what: string) => `Porque se retiró esto: ${what}.`;
export const becauseExtended = 'Porque usted registró una extensión.';
export const becauseDone = 'Porque se marcó como hecho.';
export const becausePublished = (day: string) => `Porque la agencia publicó el ${day}.`;

// Hechos.
export const facts = 'Qué ocurrió';
export const factsText = 'Hechos con fecha y condiciones. De ellos dependen sus plazos.';
export const addFact = 'Agregar lo que ocurrió';
export const addFactText = 'Elija qué ocurrió y cuándo. Iniciaremos los plazos que dependen de ello.';
export const addFlag = 'Agregar una condición';
export const addFlagText = 'Algunos plazos valen solo bajo una condición, o se alargan con ella.';
export const whatHappened = '¿Qué ocurrió?';
export const whichCondition = '¿Qué condición?';
export const whenHappened = '¿Cuándo?';
export const sinceWhen = 'Se sabe desde';
export const save = 'Guardar';
export const saved = 'Guardado. Plazos actualizados.';
export const correctNamed = (what: string) => `Corregir: ${what}`;
export const correctText = 'Guardamos la fecha anterior para poder explicar qué cambió.';
export const withdraw = 'Retirar';
export const withdrawNamed = (what: string) => `Retirar: ${what}`;
export const withdrawQuestion = (what: string) => `¿Retirar «${what}»?`;
export const withdrawText = 'Terminan los plazos que dependen de ello. La entrada queda en su historial.';
export const withdrawn = 'Retirado';
export const was = (day: string) => `antes ${day}`;
export const conditions = 'Condiciones';
export const noConditions = 'No hay condiciones registradas.';
export const disaster = (name: string) => `Desastre: ${name}`;
export const changeDisaster = 'Cambiar desastre';
export const disasterText = 'Las fechas publicadas pasan a formar parte de sus plazos.';
export const disasterSaved = 'Desastre guardado. Plazos actualizados.';

// Dinero.
export const money = 'El dinero hasta ahora';
export const moneyText = 'Lo que pagamos durante sus evacuaciones. No es parte de su reclamación.';
export const cashPaid = (cash: string) => `${cash} en efectivo de emergencia`;
export const nightsPaid = (n: number, hotel: string) => `${n} ${n === 1 ? 'noche' : 'noches'} en ${hotel}`;
export const ownNights = (n: number) =>
  `${n} ${n === 1 ? 'noche adicional' : 'noches adicionales'} a su costo`;
export const paidByUs = 'Pagado por Hearthline';
export const noMoney = 'Todavía no hemos pagado nada por esta casa.';

// Cierre.
export const close = 'Cerrar recuperación';
export const closeQuestion = '¿Cerrar esta recuperación?';
export const closeText = 'Los recordatorios se detienen. No se borra nada y puede reabrirla.';
export const closedTitle = 'Esta recuperación está cerrada';
export const closedText = 'Todavía puede leerla.';
export const reopen = 'Reabrir';
export const closedToast = 'Recuperación cerrada';
export const reopened = 'Recuperación reabierta';

export const steps = {
  'ST-01': 'Asegúrese de que todos estén a salvo. No regrese hasta que su condado diga que es seguro.',
  'ST-02': 'Guarde todos los recibos desde el momento de la orden, aunque su casa siga en pie.',
  'ST-03': 'Informe su reclamación y pida el número. Diga si salió por una orden.',
  'ST-04': 'Lleve un solo registro de llamadas: quién, cuándo y qué prometieron.',
  'ST-05': 'Pida a su aseguradora un adelanto inmediato para lo básico.',
  'ST-06': 'Pida por escrito su póliza completa, gastos de vida por adelantado y un adelanto por contenido.',
  'ST-07': 'Busque una vivienda como la suya. No firme un contrato de un año sin estar seguro.',
  'ST-08':
    'Solicite ayuda de FEMA si se declaró un desastre, y de la SBA. Visite un Centro de Asistencia Local.',
  'ST-09': 'Redirija su correo, reponga identificaciones y avise a la escuela y al trabajo.',
  'ST-10':
    'Detenga o traslade los servicios. Avise a su prestamista y pregunte por una pausa. No se apresure a pagar la hipoteca.',
  'ST-11': 'Tome fotos de todo antes de limpiar. Conserve los escombros hasta que los vea el ajustador.',
  'ST-12': 'No firme todavía nada importante: contratistas, ajustadores, abogados ni cesiones.',
  'ST-13':
    'Después de cada llamada, envíe un correo breve que repita lo dicho. Pida la cláusula de cada «no».',
  'ST-14': 'Decida sobre los escombros: el programa del condado o su propio contratista.',
  'ST-15': 'Consiga su propio estimado de reconstrucción de un contratista con licencia.',
  'ST-16': 'Haga la lista de sus pertenencias cuarto por cuarto, en sesiones cortas. Agrupe lo pequeño.',
  'ST-17': 'Envíe cada mes sus gastos de vida a su aseguradora y compare los pagos.',
  'ST-18':
    'Presente la solicitud por calamidad y el aplazamiento de impuestos. Revise las fechas de impuestos.',
  'ST-19': 'Decida si reconstruye, compra o vende. Pida tres presupuestos y revise licencias.',
  'ST-21':
    '¿No avanza? Pida hablar con el gerente de reclamaciones, luego con el Departamento de Seguros, luego mediación o un abogado.',
  'ST-22': 'Revise lo que queda: límites de cobertura, meses de gastos de vida, pagos pendientes.',
  'ST-23': 'Pida a su aseguradora que confirme por escrito que no aplicará ningún plazo.',
  'ST-24': 'Pida pronto las extensiones, con su registro de demoras.',
};

// Calendario.
export const calendar = 'Calendario';
export const calendarText =
  'Agregue sus plazos a su teléfono o computadora. Se actualizan cuando cambia una fecha. Quien tenga el enlace puede verlos.';
export const downloadCalendar = 'Descargar archivo de calendario';
export const makeLink = 'Obtener un enlace de calendario';
export const newLink = 'Obtener un enlace nuevo';
export const linkOnce =
  'Copie ahora este enlace en su aplicación de calendario. Lo mostramos una sola vez. Un enlace anterior ya no funciona.';
export const linkLabel = 'Enlace de calendario';
export const linkMade = (day: string) => `Tiene un enlace de calendario desde el ${day}.`;
export const revokeLink = 'Revocar enlace';
export const linkRevoked = 'Enlace revocado';
export const reminders = 'También le enviamos correos antes de sus propios plazos.';
export const changeReminders = 'Configuración de notificaciones';
