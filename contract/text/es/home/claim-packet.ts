/** The claim packet: its PDF, and the spreadsheet beside it. */
export const title = (address: string) => `Paquete de reclamo · ${address}`;
export const foot = (brand: string, address: string, made: string) =>
  `Paquete de reclamo de ${brand} · ${address} · Hecho el ${made}`;
export const page = (number: number) => `Página ${number} de `;
export const fileName = (brand: string, address: string, day: string) =>
  `${brand} paquete de reclamo ${address} ${day}`;

// The cover.
export const claimPacket = 'Paquete de reclamo';
export const contents = 'Contenido';
export const insured = 'Asegurado';
export const email = 'Correo electrónico';
export const policy = 'Póliza';
export const madeOn = 'Hecho el';
export const photos = 'Fotos';
export const documents = 'Documentos';
export const costToReplace = 'Costo de reemplazo';
export const cashValue = 'Valor real en efectivo';
export const items = (count: number, counted: string) =>
  `${counted} ${count === 1 ? 'artículo' : 'artículos'}`;
export const pieces = (count: number, counted: string) => `${counted} ${count === 1 ? 'pieza' : 'piezas'}`;
export const seeTotals = (pieces: string) => `${pieces} · * vea Totales`;
export const receipts = (count: number, counted: string) =>
  `${counted} ${count === 1 ? 'recibo' : 'recibos'}`;
export const policies = (count: number, counted: string) =>
  `${counted} ${count === 1 ? 'póliza' : 'pólizas'}`;

// The home and its policies.
export const homeAndPolicies = 'Casa y pólizas';
export const insuredLocation = 'Lugar asegurado';
export const policiesInPacket = 'Pólizas en este paquete';
export const noPolicy = 'No hay ninguna póliza registrada para esta casa.';
export const policyOf = {
  homeowners: 'Póliza de propietario',
  renters: 'Póliza de inquilino',
  condo: 'Póliza de condominio',
  flood: 'Póliza contra inundación',
  earthquake: 'Póliza contra terremoto',
  other: 'Otra póliza',
};
export const carrier = 'Aseguradora';
export const policyNumber = 'Número de póliza';
export const coverageLimit = 'Límite de cobertura';
export const deductible = 'Deducible';
export const limits = {
  dwellingLimit: 'Límite de vivienda',
  personalPropertyLimit: 'Límite de bienes personales',
  lossOfUseLimit: 'Límite por pérdida de uso',
};
export const notReported = 'No indicado';
export const term = 'Vigencia';
export const fromTo = (from: string, to: string) => `${from} al ${to}`;
export const standing = {
  'in-force': 'Vigente cuando se hizo este paquete',
  expired: 'Vencida cuando se hizo este paquete',
  upcoming: 'Aún no vigente cuando se hizo este paquete',
};

// Totals.
export const totals = 'Totales';
export const totalsIntro =
  'El costo de reemplazo es lo que cuestan hoy las mismas cosas nuevas. El valor real en efectivo descuenta la antigüedad. La última página explica cómo.';
export const total = 'Total';
export const room = 'Cuarto';
export const noRoom = 'Sin cuarto';
export const category = 'Categoría';
export const itemsColumn = 'Artículos';
export const piecesColumn = 'Piezas';
export const noItems = 'No hay artículos registrados para esta casa.';
export const ageless = (count: number, counted: string) =>
  count === 1
    ? '* 1 artículo no tiene antigüedad ni fecha de compra. Los totales del valor real en efectivo lo cuentan con su costo de reemplazo completo.'
    : `* ${counted} artículos no tienen antigüedad ni fecha de compra. Los totales del valor real en efectivo los cuentan con su costo de reemplazo completo.`;

// The inventory.
export const inventory = 'Inventario';
export const inventoryIntro =
  'Cada artículo, cuarto por cuarto: el costo de reemplazarlo, lo que se descuenta por su antigüedad y lo que queda. Las fotos en tamaño completo y los recibos están en el ZIP.';
export const boughtOn = (day: string) => `Comprado el ${day}`;
export const boughtOnFor = (day: string, price: string) => `Comprado el ${day} por ${price}`;
export const boughtOnForEach = (day: string, price: string) => `Comprado el ${day} por ${price} cada uno`;
export const boughtFor = (price: string) => `Comprado por ${price}`;
export const boughtForEach = (price: string) => `Comprado por ${price} cada uno`;
export const yearsOld = (years: number) => `${years} ${years === 1 ? 'año' : 'años'} de antigüedad`;
export const serial = (serial: string) => `Serie ${serial}`;
export const quantity = (count: string) => `Cantidad ${count}`;
export { categories } from './inventory-words.ts';
export const conditions = { new: 'Nuevo', good: 'Bueno', fair: 'Regular', poor: 'Malo' };
export const conditionIs = {
  new: 'Estado nuevo',
  good: 'Estado bueno',
  fair: 'Estado regular',
  poor: 'Estado malo',
};
export const depreciation = 'Depreciación';
export const depreciationOf = (percent: string) => `Depreciación ${percent}%`;
export const notKnown = 'No se sabe';
export const receiptNames = (names: string) => `Recibo: ${names}`;
export const noPhoto = 'Foto no disponible';
export const moreInZip = (count: number) => `${count} más en el ZIP`;

// How an item's depreciation is computed, with figures an adjuster can verify.
export const depreciates = (how: string) => `Depreciación: ${how}`;
export const noAge = 'No hay antigüedad ni fecha de compra registrada, así que no se descuenta nada';
export const wearless = (category: string) =>
  `${category}: no se desgasta con el tiempo, así que no se descuenta nada`;
export const firstYear = (percent: number) =>
  `Menos de un año a ${percent}% por año, así que no se descuenta nada`;
export const byAge = (years: number, percent: number, result: string) =>
  `${years} ${years === 1 ? 'año' : 'años'} × ${percent}% por año = ${result}%`;
export const atMost = {
  new: (percent: string) => `, como máximo ${percent}% en estado nuevo`,
  good: (percent: string) => `, como máximo ${percent}% en buen estado`,
  fair: (percent: string) => `, como máximo ${percent}% en estado regular`,
  poor: (percent: string) => `, como máximo ${percent}% en mal estado`,
  unknown: (percent: string) => `, como máximo ${percent}% porque no hay estado registrado`,
};
export const leftOfEach = (amount: string) => `; quedan ${amount} de cada uno`;

// Documents.
export const documentsIntro =
  'Los documentos que el hogar eligió para este paquete. Están en el ZIP, en la carpeta «documents».';
export const noDocuments = 'El hogar no puso documentos en este paquete.';
export const document = 'Documento';
export const documentType = 'Tipo';
export const added = 'Agregado';
export const size = 'Tamaño';

// The last page.
export const about = 'Acerca de este paquete';
export const aboutSource = (brand: string) =>
  `Este paquete se hizo con lo que el hogar registró en ${brand}, en el momento indicado en la portada. ${brand} no inspeccionó la casa ni valúa lo que hay en ella.`;
export const aboutCost =
  'El costo de reemplazo es la cifra del hogar para un artículo nuevo del mismo tipo hoy o, si no la hay, su estimación del valor. Cuenta cada pieza.';
export const aboutCash =
  'El valor real en efectivo es el costo de reemplazo menos una parte igual por cada año completo de antigüedad, a lo largo de la vida útil de su categoría. Nunca baja de una parte que depende de su estado. Cada artículo muestra su antigüedad, la parte por año y el monto descontado, calculado para una pieza, redondeado al centavo y luego multiplicado. Las tablas de abajo muestran la regla. La hoja de cálculo del ZIP tiene las mismas cifras en columnas. La aseguradora decide según sus propias reglas.';
export const aboutZip =
  'Aquí las fotos se ven pequeñas. El ZIP contiene todas las fotos, los recibos y los documentos, el inventario en CSV y Excel, y manifest.json con el SHA-256 de cada archivo, para que cualquiera pueda comprobar que no se cambió nada.';
export const aboutLetters =
  'Algunos nombres usan letras que las fuentes de este documento no tienen. Aquí aparecen como […]. Los archivos CSV y Excel del ZIP tienen el texto completo.';
export const usefulLife = 'Vida útil';
export const perYear = 'Se descuenta por cada año';
export const neverWears = 'No se desgasta';
export const nothing = 'Nada';
export const years = (count: number) => `${count} ${count === 1 ? 'año' : 'años'}`;
export const condition = 'Estado';
export const floor = 'Nunca menos de, del costo de reemplazo';

/** The columns of the spreadsheet. */
export const columns = {
  number: 'Núm.',
  room: 'Cuarto',
  item: 'Artículo',
  brand: 'Marca',
  model: 'Modelo',
  quantity: 'Cantidad',
  age: 'Antigüedad (años)',
  condition: 'Estado',
  replacement: 'Costo de reemplazo (USD)',
  cash: 'Valor real en efectivo (USD)',
  replacementEach: 'Costo de reemplazo, c/u (USD)',
  percentPerYear: 'Depreciación por año (%)',
  percent: 'Depreciación (%)',
  depreciation: 'Depreciación (USD)',
  category: 'Categoría',
  serial: 'Número de serie',
  boughtOn: 'Comprado el',
  pricePaid: 'Precio pagado, c/u (USD)',
  photos: 'Fotos',
  receipts: 'Recibos',
  receiptFiles: 'Archivos de recibos',
  notes: 'Notas',
};

/** La reclamación hasta ahora, de la recuperación de la casa. */
export const claimSoFar = 'La reclamación hasta ahora';
export const claimSoFarIntro =
  'Números de reclamación, estimados, pagos y gastos de vida como los registró el hogar.';
export const lossOn = 'Fecha de la pérdida';
export const proofDue = 'Fecha límite de la prueba de pérdida';
export const claims = 'Reclamaciones';
export const insurer = 'Aseguradora';
export const claimNumber = 'Número de reclamación';
export const claimStatus = 'Estado';
export const claimStates = {
  open: 'Abierta',
  accepted: 'Aceptada',
  'partly-accepted': 'Aceptada en parte',
  denied: 'Negada',
  closed: 'Cerrada',
};
export const claimSince = 'Fecha';
export const adjusters = 'Ajustadores';
export const estimates = 'Estimados, por versión';
export const estimate = 'Estimado';
export const estimateCost = 'Costo de reposición';
export const estimateDepreciation = 'Depreciación';
export const claimPayments = 'Pagos de la aseguradora';
export const coverageKind = 'Cobertura';
export const coverageKinds = {
  dwelling: 'Casa',
  contents: 'Pertenencias',
  'living-expenses': 'Gastos de vida',
  other: 'Otra',
};
export const amountPaid = 'Pagado';
export const heldBack = 'Retenido';
export const claimTotal = 'Total';
export const expensesPaid = (amount: string) =>
  `Gastos de vida pagados por la aseguradora hasta ahora: ${amount}.`;
export const hiredWork = 'Contratistas contratados';
export const hiredBy = 'Contratista';
export const hiredLicense = 'Licencia';
export const hiredPrice = 'Precio del contrato';
export const hiredPaid = 'Pagado hasta ahora';
