/** La página sobre cotizaciones, pagos, permisos, y reparar o mudarse. */
export const title = 'Reconstrucción';
export const intro =
  'Compare cotizaciones, pague con cuidado, siga sus permisos y compare reparar con mudarse.';
export const theRebuild = 'su reconstrucción';
export const capNotice = (from: string, to: string) =>
  `Los precios de reparaciones y limpieza tienen un tope del ${from} al ${to}: como máximo 10% sobre el precio justo anterior, salvo que hayan subido los costos del contratista.`;
export const capUnknown =
  'No conocemos las fechas de un tope de precios para su caso. Elija su desastre en la página de recuperación; nuestro equipo registra las fechas.';
export const capLink = 'Ver el anuncio';

// Cotizaciones.
export const quotes = 'Cotizaciones';
export const quotesText =
  'Pida al menos tres para el mismo trabajo. Agregue las que usted obtuvo; las de sus reservas aparecen aquí.';
export const quotesMissing = (n: number) =>
  n === 1 ? 'Falta una cotización para comparar tres.' : `Faltan ${n} cotizaciones para comparar tres.`;
export const noQuotes = 'Aún no hay cotizaciones.';
export const addQuote = 'Agregar una cotización';
export const addQuoteText = 'Comparamos el anticipo y el precio con las reglas de California y le avisamos.';
export const editQuote = 'Cambiar la cotización';
export const editNamed = (what: string) => `Cambiar: ${what}`;
export const bookContractor = 'Reservar la visita de un contratista';
export const bookArchitect = 'Reservar a un arquitecto';
export const compare = 'Lado a lado';
export const compareNamed = (what: string) => `Comparar ${what}`;
export const by = 'Contratista o empresa';
export const license = 'Número de licencia';
export const licenseHint = 'Contratistas de California: el número de CSLB, solo cifras.';
export const checkLicense = 'Verificar en CSLB';
export const checkLicenseNamed = (what: string) => `Verificar en CSLB: ${what}`;
export const licenseCheckedOn = 'Usted la verificó el';
export const work = 'Tipo de trabajo';
export const works = {
  'home-improvement': 'Reparación o mejora de la vivienda',
  'new-construction': 'Construcción nueva',
  debris: 'Limpieza y escombros',
  design: 'Arquitecto o ingeniero',
};
export const scope = 'Qué incluye';
export const total = 'Precio total, en dólares';
export const deposit = 'Anticipo pedido, en dólares';
export const depositShort = 'Anticipo';
export const before = 'El mismo trabajo antes de la emergencia, en dólares';
export const beforeHint = 'Pregunte al contratista o a un vecino. Déjelo vacío si no lo sabe.';
export const beforeShort = 'Antes de la emergencia';
export const startsOn = 'Puede empezar el';
export const weeks = 'Semanas de trabajo';
export const status = 'Estado';
export const statuses = { received: 'Recibida', hired: 'Contratado', declined: 'Rechazada' };
export const quoteNote = 'Nota';
export const quotedOn = 'Fecha de la cotización';
export const fromBooking = 'De una reserva';
export const openBooking = 'Abrir la reserva';
export const openBookingNamed = (what: string) => `Abrir la reserva: ${what}`;
export const lowest = 'La más baja';
export const above = (amount: string) => `${amount} más que la más baja`;
export const unknown = 'No indicado';
export const licenseLater = 'Se muestra cuando confirme';
export const noWarnings = 'Sin advertencias.';
export const warnings = {
  'deposit-over-limit': (amount: string) =>
    `El anticipo es demasiado alto. California permite aquí como máximo ${amount}: $1,000 o 10%, lo que sea menor.`,
  'over-price-cap': (amount: string) =>
    `El precio puede pasar el tope. Durante la emergencia se permitirían como máximo ${amount}, salvo que hayan subido sus propios costos. Puede denunciarlo al Fiscal General.`,
  'ask-price-before': (_amount: string) =>
    'Ese día los precios tienen un tope. Pregunte cuánto costaba el mismo trabajo justo antes de la emergencia.',
  'cap-dates-unknown': (_amount: string) =>
    'El precio es más de 10% mayor que antes. Si ese día rige un tope de precios, no se permite. No conocemos sus fechas para su caso.',
  'no-license': (_amount: string) => 'Aún no hay número de licencia. Obténgalo antes de firmar o pagar.',
  'license-format': (_amount: string) => 'Esto no parece un número de CSLB.',
  'license-unchecked': (_amount: string) =>
    'Verifique la licencia, la fianza y el seguro de compensación laboral antes de firmar.',
  'deposit-paid-over-limit': (amount: string) => `Pagó un anticipo mayor que el límite de ${amount}.`,
  'paid-over-price': (amount: string) =>
    `Pagó más que el precio de ${amount}. Pida una orden de cambio por escrito.`,
};

// Pagos.
export const payments = 'Pagos y liberaciones de gravamen';
export const paymentsText =
  'Obtenga una liberación de gravamen por cada pago, también de subcontratistas y proveedores. Sin ella, podrían reclamar su vivienda por dinero que usted ya pagó.';
export const noHired = 'Marque una cotización como contratada para registrar pagos.';
export const addPayment = 'Agregar un pago';
export const addPaymentNamed = (what: string) => `Agregar un pago a ${what}`;
export const addPaymentText = 'No pague antes de que se haga el trabajo.';
export const stage = '¿Qué es?';
export const stages = { deposit: 'Anticipo', progress: 'Pago de avance', final: 'Pago final' };
export const amount = 'Monto en dólares';
export const reference = 'Número de cheque o referencia';
export const paidOf = (paid: string, price: string) => `${paid} de ${price} pagados`;
export const noPayments = 'Aún no hay pagos.';
export const releaseStates = {
  none: 'Sin liberación',
  conditional: 'Liberación condicional',
  unconditional: 'Liberación incondicional',
};
export const addRelease = 'Agregar liberación';
export const addReleaseNamed = (what: string) => `Agregar una liberación de gravamen para ${what}`;
export const addReleaseText =
  'Una liberación condicional vale cuando su pago se haya cobrado. Una incondicional vale de inmediato: obténgala después de pagar.';
export const form = 'Formulario';
export const forms = {
  'conditional-progress': 'Condicional, pago de avance',
  'unconditional-progress': 'Incondicional, pago de avance',
  'conditional-final': 'Condicional, pago final',
  'unconditional-final': 'Incondicional, pago final',
};
export const signedBy = 'Firmada por';
export const releaseText = (form: string, by: string, day: string) => `${form}: ${by}, ${day}`;

// Permisos.
export const permits = 'Permisos';
export const noPermits = 'Aún no hay permisos.';
export const addPermit = 'Agregar un permiso';
export const addPermitText = 'Uno por cada permiso, como demolición, construcción o electricidad.';
export const permitTitle = '¿Para qué es?';
export const permitNumber = 'Número de permiso';
export const permitOffice = 'Oficina';
export const permitState = 'Estado';
export const permitStates = {
  planned: 'Previsto',
  applied: 'Solicitado',
  corrections: 'Piden correcciones',
  approved: 'Aprobado',
  issued: 'Emitido',
  inspection: 'Inspeccionado',
  final: 'Aprobación final',
  denied: 'Negado',
  expired: 'Vencido',
  withdrawn: 'Retirado',
};
export const noState = 'Sin estado';
export const addStep = 'Agregar estado';
export const addStepNamed = (what: string) => `Agregar un estado: ${what}`;
export const addStepText = 'Guardamos cada estado con su día.';

// Reparar o mudarse.
export const worksheet = '¿Reparar o mudarse?';
export const worksheetText =
  'Las dos opciones con sus propias cifras. Tras una pérdida total, el costo de reemplazo suele pagarse también si compra o construye en otro lugar, sin descontar el terreno.';
export const noWorksheet = 'Escriba lo que sepa. Los campos vacíos cuentan como cero.';
export const fillWorksheet = 'Completar';
export const changeWorksheet = 'Cambiar';
export const ways = { repair: 'Reparar o reconstruir', move: 'Mudarse' };
export const costs = 'Costos';
export const covered = 'Cubierto por';
export const costNames = {
  build: 'Obra',
  design: 'Planos y permisos',
  upgrades: 'Mejoras por código y extras',
  housing: 'Vivienda mientras tanto, más allá de lo que paga el seguro',
  home: 'Vivienda nueva',
  closing: 'Gastos de cierre',
  moving: 'Mudanza',
  taxes: 'Impuesto a la propiedad más alto, por los años que planea',
  other: 'Otros',
};
export const coveredNames = {
  insurance: 'Seguro',
  grants: 'Subvenciones y ayuda',
  landSale: 'Venta de su terreno',
};
export const worksheetNote = 'Nota';
export const costTotal = 'Costo total';
export const coveredTotal = 'Cubierto';
export const ownShare = 'Usted paga';
export const leftOver = 'Sobra';
export const moveCostsMore = (amount: string) => `Con estas cifras, mudarse le cuesta ${amount} más.`;
export const moveCostsLess = (amount: string) => `Con estas cifras, mudarse le cuesta ${amount} menos.`;
export const bothSame = 'Con estas cifras, las dos opciones le cuestan lo mismo.';
export const notAdviceEither =
  'Solo suma lo que usted escribió. Consulte a un asesor fiscal y a su aseguradora antes de decidir.';

export const rules = 'Las reglas detrás de esto';
export const facts = {
  'AID-23': {
    title: 'Límite del anticipo',
    text: 'Para mejoras de la vivienda, como máximo $1,000 o 10% del precio, lo que sea menor. Los pagos posteriores no pueden adelantarse al trabajo. La construcción nueva no tiene este límite.',
  },
  'AID-24': {
    title: 'Licencia',
    text: 'Verifique el número, la clase, la fianza y la compensación laboral en cslb.ca.gov. Trabajar sin licencia en una zona de desastre puede ser un delito grave.',
  },
  'AID-22b': {
    title: 'Tope de precios de reparaciones y limpieza',
    text: 'En una emergencia declarada, como máximo 10% sobre el precio justo anterior, por 180 días salvo prórroga.',
  },
  'AID-25': {
    title: 'Cancelar un contrato',
    text: 'Un contrato de reparaciones por desastre se puede cancelar por escrito durante unos días hábiles. Registre el día en que firmó en la página de recuperación para ver el último día.',
  },
  'LIEN-01': {
    title: 'Liberaciones de gravamen',
    text: 'California tiene cuatro formularios: condicional e incondicional, cada uno para un pago de avance y para el final.',
  },
  'INS-43': {
    title: 'Comprar o construir en otro lugar',
    text: 'Tras una pérdida total, el costo de reemplazo todavía se paga, sin descontar el terreno del nuevo lugar.',
  },
};
