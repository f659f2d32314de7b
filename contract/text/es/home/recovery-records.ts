/** Las pantallas del registro de contactos, los gastos de vida y la reclamación. */
export const back = 'Recuperación';
export const logTitle = 'Registro de contactos';
export const logIntro = 'Anote cada llamada, mensaje y visita: quién, cuándo y qué prometieron.';
export const expensesTitle = 'Gastos de vida';
export const expensesIntro =
  'Lo que le cuesta vivir en otro lugar por encima de sus gastos normales. Su póliza puede llamarlo gastos de vida adicionales (ALE) o pérdida de uso.';
export const claimTitle = 'Reclamación al seguro';
export const claimIntro = 'Números de reclamación, estimados, pagos y lo que su aseguradora retuvo.';
export const theLog = 'su registro de contactos';
export const theExpenses = 'sus gastos de vida';
export const theClaim = 'su reclamación';
export const save = 'Guardar';
export const saved = 'Guardado';
export const remove = 'Borrar';
export const removeNamed = (what: string) => `Borrar: ${what}`;
export const removeQuestion = (what: string) => `¿Borrar «${what}»?`;
export const removeText = 'Esto no se puede deshacer.';
export const removed = 'Borrado';
export const day = 'Fecha';
export const optional = 'Opcional';

// Registro.
export const addContact = 'Agregar al registro';
export const addContactText = 'Una llamada también puede probar una fecha que inicia un plazo.';
export const channel = '¿Por qué medio?';
export const direction = '¿Quién contactó a quién?';
export const who = '¿Con quién habló?';
export const company = 'Empresa';
export const summary = '¿Qué se dijo?';
export const promise = '¿Qué prometieron?';
export const promiseDue = '¿Para cuándo?';
export const starts = '¿Esto inicia un plazo?';
export const startsNothing = 'No';
export const noContacts = 'Todavía no hay nada. Empiece con su primera llamada a la aseguradora.';
export const search = 'Buscar en el registro';
export const nothingFound = 'Ninguna entrada coincide.';
export const exportCsv = 'Exportar (CSV)';
export const promised = (what: string, by: string | null) =>
  by ? `Prometido para el ${by}: ${what}` : `Prometido: ${what}`;
export const promiseLate = 'Atrasado';
export const promiseKept = 'Cumplido';
export const markKept = 'Marcar como cumplido';
export const adjusters = 'Ajustadores';
export const adjustersText =
  'Agregue a cada ajustador que quedó a cargo principal de su reclamación, con su primer día.';
export const addAdjuster = 'Agregar ajustador';
export const adjusterName = 'Nombre';
export const phone = 'Teléfono';
export const email = 'Correo electrónico';
export const since = (day: string) => `Desde el ${day}`;
export const noAdjusters = 'Todavía no hay ajustadores.';
export const thirdTitle = 'Su tercer ajustador en seis meses';
export const thirdText = (day: string) =>
  `El ${day}, un tercer ajustador tomó su caso en menos de seis meses. Pida un informe escrito del estado y un contacto principal que siga con su reclamación (Ins 14047, confianza B).`;

// Gastos.
export const addExpense = 'Agregar gasto';
export const addExpenseText = 'Una línea por cada categoría de un recibo.';
export const category = 'Categoría';
export const payee = 'Pagado a';
export const amount = 'Monto en dólares';
export const miles = 'Millas';
export const milesHint = 'Para viajes adicionales. Con una tarifa, el monto se calcula.';
export const rate = 'Centavos por milla';
export const rateHint = 'La tarifa que acordó con su ajustador.';
export const note = 'Nota';
export const receipt = 'Recibo';
export const noReceipt = 'Ninguno';
export const addReceipt = 'Agregar recibo';
export const receiptAdded = 'Recibo agregado. Ahora agregue sus líneas.';
export const receiptFailed = 'No pudimos guardar el recibo';
export const openReceipt = (name: string) => `Abrir recibo ${name}`;
export const claimedOn = 'Reclamado el';
export const accepted = 'Monto aceptado';
export const acceptedHint = 'Solo si su aseguradora aceptó menos. 0 significa rechazado.';
export const reason = 'Motivo de la aseguradora';
export const editNamed = (what: string) => `Editar: ${what}`;
export const editExpense = 'Editar gasto';
export const noExpenses = 'Todavía no hay gastos. Guarde todos los recibos desde el día de la orden.';
export const addPayment = 'Agregar pago';
export const addPaymentText = (what: string) =>
  `Un pago de su aseguradora por ${what}. Varios pagos se suman.`;
export const paymentAmount = 'Monto en dólares';
export const reference = 'Número de cheque o referencia';
export const paidOf = (paid: string, amount: string) => `${paid} de ${amount} pagado`;
export const normals = 'Sus gastos normales';
export const normalsText =
  'Lo que cuesta cada categoría en un mes normal. Para parte de un mes, o un mes distinto, agregue un monto para ese mes.';
export const setNormal = 'Fijar gasto normal';
export const month = 'Mes';
export const everyMonth = 'Todos los meses';
export const monthHint = 'Déjelo vacío para todos los meses.';
export const monthly = 'Gasto normal por mes, en dólares';
export const noNormals = 'Ninguno: todo cuenta como adicional.';
export const months = 'Por mes';
export const spent = 'Gastado';
export const claimable = 'Por encima de lo normal';
export const claimed = 'Reclamado';
export const paid = 'Pagado por la aseguradora';
export const open = 'Reclamado, sin pagar';
export const left = 'Queda de su límite';
export const leftNote = (limit: string) => `De ${limit} por pérdida de uso`;
export const noLimit = 'Agregue en su bóveda el límite por pérdida de uso de su póliza.';
export const lastsMonths = (n: number) => `Unos ${n} meses al ritmo actual`;
export const coveredUntil = (day: string) => `Por ley al menos hasta el ${day}, en un estado de emergencia`;
export const byUs = 'Pagado por Hearthline';
export const byUsText = 'No reclame esto a su aseguradora como gasto propio.';
export const nights = (n: number, hotel: string) => `${n} ${n === 1 ? 'noche' : 'noches'} en ${hotel}`;
export const cash = (name: string) => `Efectivo de emergencia, ${name}`;
export const downloadPdf = 'Descargar PDF';
export const downloadXlsx = 'Descargar archivo de Excel';
export const chart = (month: string, normal: string, incurred: string) =>
  `${month}: normal ${normal}, gastado ${incurred}`;
export const normal = 'Normal';
export const incurred = 'Gastado';
export const difference = 'Diferencia';
export const total = 'Total';

// Reclamación.
export const addClaim = 'Agregar número de reclamación';
export const addClaimText = 'De la confirmación de su aseguradora.';
export const claimNumber = 'Número de reclamación';
export const insurer = 'Aseguradora';
export const status = 'Estado';
export const claimStates = {
  open: 'Abierta',
  accepted: 'Aceptada',
  'partly-accepted': 'Aceptada en parte',
  denied: 'Negada',
  closed: 'Cerrada',
};
export const noClaims = 'Todavía no hay número de reclamación.';
export const estimates = 'Estimados';
export const addEstimate = 'Agregar estimado';
export const addEstimateText = 'Guarde cada versión para ver qué cambió.';
export const estimateTitle = 'Versión o título';
export const estimateBy = 'Hecho por';
export const replacementCost = 'Costo de reposición en dólares';
export const depreciation = 'Depreciación en dólares';
export const noEstimates = 'Todavía no hay estimados.';
export const estimateText = (cost: string, depreciation: string) =>
  `${cost} de costo de reposición, ${depreciation} de depreciación`;
export const settlements = 'Pagos de la aseguradora';
export const addSettlement = 'Agregar pago';
export const addSettlementText = 'Por su casa, pertenencias u otra cobertura, con lo que se retuvo.';
export const coverage = 'Cobertura';
export const coverages = {
  dwelling: 'Casa',
  contents: 'Pertenencias',
  'living-expenses': 'Gastos de vida',
  other: 'Otra',
};
export const withheld = 'Depreciación retenida';
export const withheldInput = 'Depreciación retenida, en dólares';
export const noSettlements = 'Todavía no hay pagos.';
export const paidSoFar = 'Pagado hasta ahora';
export const proofDue = 'Fecha límite de la prueba de pérdida';
export const offer = 'Contenido sin lista';
export const offerNote = {
  '60-percent':
    '60% de su límite de contenido, hasta $350,000 (Ins 10103.7(b)). Una lista aún puede darle el resto.',
  '30-percent':
    '30% de su límite de vivienda, hasta $250,000 (Ins 10103.7(b) antes de 2026). Una lista aún puede darle el resto.',
};
export const inventory = 'Su inventario';
