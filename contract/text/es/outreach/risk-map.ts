/** The coverage map. */

/** Head of the page. */
export const coverageMap = 'MAPA DE COBERTURA';
export const backToHome = 'Volver al inicio';
export const title = 'Propiedades en riesgo';
export const intro =
  'Dónde corren más riesgo las casas de California, según el Índice Nacional de Riesgo de FEMA. Elija una zona o empiece con su dirección.';
export const howToRead = 'Cómo leer este mapa';
export const needsScripts = 'El mapa y la lista necesitan JavaScript. Puede consultar una dirección sin él.';

/** The visitor's own home. */
export const myHome = '¿Y mi casa?';
export const yourPlaceField = 'Su dirección, ciudad o código postal';
export const enterPlace = 'Escriba su dirección, ciudad o código postal';
export const checkMyHome = 'Consultar mi casa';
export const useMyLocation = 'Usar mi ubicación';
export const checking = 'Consultando su dirección';
export const notChecked = 'No pudimos consultar esta dirección. Intente de nuevo.';
export const noPosition = 'Su navegador no compartió su ubicación. Escriba su dirección o su código postal.';
export const whereUnknown = 'No sabemos dónde está';
export const noResult = 'Sin resultado para esta dirección';
export const coverage = {
  covered: 'Con cobertura',
  planned: 'Próximamente',
  'not-yet': 'Aún sin cobertura',
  unknown: 'Aún no lo sabemos',
};
export const precision = {
  home: 'Las distancias son desde su dirección. El nivel es de su condado: FEMA califica condados, no casas.',
  street: 'Esto es para su calle, no para su número de casa. El nivel es de su condado.',
  city: 'Esto es para el centro de la ciudad, no para su número de casa. El nivel es de todo el condado.',
  point: 'Las distancias son desde la ubicación de su dispositivo. El nivel es de todo el condado.',
};
export const precisionZip = (zip: string) =>
  `Esto es para el código postal ${zip}, no para su número de casa. El nivel es de todo el condado.`;
export const precisionSomeZip =
  'Esto es para un código postal, no para su número de casa. El nivel es de todo el condado.';
export const closeResult = 'Cerrar el resultado';
export const protectHome = 'Proteger esta casa';
export const countyNotRated = 'Aún no tenemos el nivel de este condado.';
export const more = {
  disasters: (count: number) => (count === 1 ? '1 desastre más' : `${count} desastres más`),
  partners: (count: number) => (count === 1 ? '1 socio más' : `${count} socios más`),
};
export const disastersWithin = (miles: number) => `Desastres anteriores a menos de ${miles} millas`;
export const noDisasterWithin = (miles: number) =>
  `Ninguno de los desastres de nuestra lista empezó a menos de ${miles} millas.`;
export const partnersWithin = (miles: number) => `Socios de apoyo a menos de ${miles} millas`;
export const noPartnerWithin = (miles: number) => `Aún no hay socios a menos de ${miles} millas.`;
export const underOneMile = 'a menos de una milla';
export const milesAway = (miles: number, shown: string) => (miles === 1 ? 'a 1 milla' : `a ${shown} millas`);

/** Official orders at that home. */
export const checkingOrders = 'Consultando las órdenes oficiales…';
export const ordersNotChecked = 'No pudimos consultar las órdenes oficiales';
export const followCounty = 'Siga las alertas de su condado y salga cuando se lo indique.';
export const sourceSince = (source: string, since: string) => `${source}, desde ${since}. `;
export const sourceToday = (source: string) => `${source}, desde hoy. `;
export const officialMap = 'Mapa oficial';

/** A link to share. */
export const copyLink = 'Copiar un enlace sin la calle';
export const linkCopied = 'Enlace copiado';
export const linkCopiedDetail = (place: string) => `Incluye ${place} y ninguna calle.`;
export const linkNotCopied = 'No pudimos copiar el enlace';

/** Search and filters. */
export const areas = 'Zonas';
export const searchLocations = 'Buscar lugares...';
export const riskLevel = 'Nivel de riesgo';
export const allRiskLevels = 'Todos los niveles';
export const hazardType = 'Tipo de peligro';
export const allHazards = 'Todos los peligros';

/** List of areas. */
export const areasAtRisk = 'Zonas en riesgo';
export const loadingAreas = 'Cargando zonas';
export const areaCount = (found: number, shown: number) =>
  `${found} ${found === 1 ? 'zona' : 'zonas'} • se muestran ${shown}`;
export const allLoaded = (found: number) => `Se muestran los ${found} lugares`;
export const femaRiskData = 'Datos de FEMA';
export const noMatch = 'Ninguna zona coincide';
export const noMatchDetail =
  'Pruebe otro nombre o condado, o menos filtros. Arriba puede consultar cualquier dirección.';
export const listNotLoaded = 'No pudimos cargar la lista';
export const listNotLoadedDetail =
  'No pudimos obtener los datos de riesgo. Aun así, puede consultar su dirección.';
export const scoreOf100 = 'puntos de 100';
export const highestHazards = 'Peligros principales';
export const ratingAndLoss = (rating: string, loss: string) =>
  `Nivel de FEMA: ${rating} · pérdida anual esperada: ${loss}`;
export const detailsOf = (name: string) => `Detalles de ${name}`;
export const closeDetails = 'Cerrar los detalles';
export const showOnMap = 'Ver en el mapa';
export const protectArea = 'Proteger esta zona';

/** Figures. */
export const femaRating = 'Nivel de FEMA';
export const femaRatingIs = (rating: string) => `Nivel de FEMA: ${rating}`;
export const riskScore = 'Puntuación de riesgo';
export const ratingAndScore = (rating: string, score: string) =>
  `Nivel de FEMA: ${rating} · Puntuación de riesgo: ${score}`;
export const population = 'Población';
export const buildingValue = 'Valor de los edificios';
export const annualLoss = 'Pérdida anual esperada';
export const primaryHazards = 'Peligros principales';
export const noneAbove30 = 'Ninguno por encima de 30.';
export const notReported = 'sin datos';
export const of100 = 'de 100';
export const hazardScores = 'Peligros, puntuación de 100 y nivel de FEMA';
export const explainRating = (rating: string, percentBelow: number) =>
  `El nivel de FEMA, ${rating}, refleja el tamaño de las pérdidas. La puntuación es una posición: el ${percentBelow}% de los condados de EE. UU. tiene menos riesgo.`;
export const explainHighest = (rating: string) =>
  `El nivel de FEMA, ${rating}, refleja el tamaño de las pérdidas. La puntuación es una posición: ningún condado de EE. UU. tiene más riesgo.`;
export const date = 'Fecha';
export const type = 'Tipo';
export const severity = 'Gravedad';
export const damage = 'Daños';
export const fatalities = 'Muertes';
export const evacuated = 'Personas evacuadas';
export const acresBurned = 'Acres quemados';
export const magnitude = 'Magnitud';
export const disasterLine = (type: string, severity: string, day: string, where: string) =>
  `${type}, gravedad ${severity.toLowerCase()} · ${day} · ${where}`;
export const capacity = 'Capacidad';
export const priceRange = 'Precios';
export const contact = 'Contacto';
export const services = 'Servicios';
export const starsOf = (rating: string, most: number) => `${rating} de ${most}`;
export const moreServices = (count: number) => `+${count} más`;
export const sample = 'Ejemplo';
export const notReal = 'Es un ejemplo, no un negocio real.';
export const countyRiskIn = (state: string) => `Riesgo del condado, ${state}`;
export const county = (name: string) => `Condado de ${name}`;
export const counties = (names: string) => `Condados de ${names}`;
export const source = 'Fuente:';
export const sourceIs = (line: string) => `Fuente: ${line}`;
export const sources = 'Fuentes:';
export const openSource = 'Abrir la fuente';

/** Map and layers. */
export const map = 'Mapa';
export const list = 'Lista';
export const show = 'Mostrar';
export const scrollToTop = 'Volver arriba';
export const mapLabel = 'Mapa de zonas en riesgo';
export const mapKeys =
  'Las flechas mueven el mapa; más y menos lo acercan o alejan. Los marcadores siguen como botones. La lista también tiene todas las zonas.';
export const loadingMap = 'Cargando el mapa';
export const cannotDraw =
  'Este navegador no puede dibujar el mapa. La lista tiene todas las zonas, y las capas que active aparecen abajo como texto.';
export const mapNotLoaded = 'No pudimos cargar el mapa. La lista está completa sin él.';
export const layerNotLoaded = 'No pudimos cargar una capa.';
export const tryAgain = 'Intentar de nuevo';
export const layers = 'Capas';
export const layersAsText = 'Capas como texto';
export const activeLayers = 'Capas activas';
export const noLayer = 'No hay capas activas.';
export const historicalDisasters = 'Desastres anteriores';
export const historicalDisastersIn = (years: string) => `Desastres anteriores (${years})`;
export const supportNetwork = 'Red de apoyo';
export const supportPartner = 'Socio de apoyo';
export const countyRisk = 'Riesgo por condado';
export const countyRiskLegend = 'Riesgo por condado (nivel de FEMA)';
export const colorsShow = 'Los colores muestran la puntuación, una posición entre los condados de EE. UU.';
export const colorsShowOnMarkers =
  'Los colores de los marcadores muestran la puntuación, una posición entre los condados de EE. UU.';
export const close = 'Cerrar';
export const yourPlace = (label: string) => `Su lugar: ${label}`;
export const areaMarker = (name: string, level: string, score: string) =>
  `${name}, nivel de FEMA: ${level}, puntuación ${score} de 100`;
export const disasterMarker = (name: string, type: string, year: string) =>
  `${name}, ${type.toLowerCase()}, ${year}`;
export const partnerMarker = (name: string, type: string) => `${name}, ${type.toLowerCase()}`;

/** Bands of the score. */
export const bands = {
  veryHigh: { word: 'Muy alto', legend: 'Muy alto (90+)' },
  high: { word: 'Alto', legend: 'Alto (80-89)' },
  moderate: { word: 'Moderado', legend: 'Moderado (70-79)' },
  lower: { word: 'Menor', legend: 'Menor (60-69)' },
  low: { word: 'Bajo', legend: 'Bajo (menos de 60)' },
};
export const clearFilters = 'Borrar los filtros';
