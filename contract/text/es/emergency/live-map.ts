/** The live map: zones, fires and closures with the age of every source. Nothing that isn't listed is called safe. */
export const title = 'Mapa en vivo';
export const intro =
  'Zonas de evacuación, incendios, cierres de vías y refugios, como los informan las fuentes oficiales. Una vía que no está en la lista puede estar cerrada. Siga primero a los oficiales y las señales.';
export const area = 'Área';
export const regions = {
  california: 'Toda California',
  northBay: 'North Bay y región vinícola',
  bayArea: 'Área de la Bahía',
  north: 'Norte de California',
  sierra: 'Sierra y Valle Central',
  centralCoast: 'Costa Central',
  losAngeles: 'Los Ángeles y Ventura',
  south: 'San Diego e Inland Empire',
};
export const asOnMap = 'Como se ve en el mapa';
export const mapTitle =
  'Mapa de zonas de evacuación, incendios, cierres de vías y refugios. La lista tiene la misma información.';
export const showMap = 'Mostrar el mapa';
export const loadingMap = 'Cargando el mapa…';
export const cannotDraw = 'Este navegador no puede dibujar el mapa. La lista lo tiene todo.';
export const mapNotLoaded = 'El mapa no se cargó. La lista lo tiene todo.';
export const needsScripts =
  'El mapa y su lista necesitan JavaScript. Para las órdenes, consulte el sitio web de su condado.';
export const loading = 'Cargando lo que informan las fuentes oficiales…';
export const notLoaded = 'No pudimos cargar la lista';
export const notLoadedDetail =
  'Revise su conexión e inténtelo de nuevo. Para las órdenes, siga las alertas de su condado.';
export const listTitle = 'En esta área';
export const counts = (of: Record<'zones' | 'fires' | 'closures' | 'shelters', number>): string =>
  `Zonas: ${of.zones}. Incendios: ${of.fires}. Cierres: ${of.closures}. Refugios: ${of.shelters}.`;

export const zones = 'Zonas de evacuación';
export const noZones =
  'Aquí no aparece ninguna zona de evacuación. Su condado puede anunciar una orden antes de que la veamos.';
export const unseenZones =
  'En este momento no podemos ver las zonas de evacuación. Siga las alertas de su condado.';
export const underReview = 'Nuestro equipo está revisando esta zona.';
export const fires = 'Incendios';
export const noFires =
  'Aquí no aparece ningún perímetro de incendio. Los incendios nuevos se trazan horas después de empezar.';
export const unseenFires = 'En este momento no podemos ver los perímetros de incendios.';
export const closures = 'Cierres de vías';
export const noClosures = 'Aquí no aparece ningún cierre. Eso no significa que las vías estén abiertas.';
export const unseenClosures =
  'En este momento no podemos ver los cierres de vías. Puede haber vías cerradas.';
export const moreClosures = (n: number): string => `${n} más. Acerque el mapa para verlos.`;
export const shelters = 'Refugios';
export const noShelters =
  'Aquí no hay ningún refugio abierto en la lista. Llame al 211 o consulte el sitio web de su condado.';
export const unseenShelters =
  'Ahora no podemos ver los refugios. Llame al 211 o consulte el sitio web de su condado.';
export const noShelterSource =
  'No hay ninguna fuente de refugios conectada. Llame al 211 o consulte el sitio web de su condado.';
export const callFirst = 'Antes de ir, confirme que sigue abierto y tiene lugar.';
export const shelterPeople = (people: string, capacity: string): string =>
  `${people} personas allí, lugar para ${capacity}.`;
export const shelterCapacity = (capacity: string): string => `Lugar para ${capacity} personas.`;
export const pets = 'Acepta mascotas.';
export const noPets = 'Sin mascotas; los animales de servicio son bienvenidos.';
export const accessible = 'Accesible en silla de ruedas.';
export const confirmed = (age: string): string => `En la lista como abierto ${age}.`;
export const redFlags = 'Advertencias de bandera roja';

export const since = (moment: string): string => `Desde ${moment}.`;
export const until = (moment: string): string => `Hasta ${moment}.`;
export const noEnd = 'Sin fin anunciado.';
export const overdue = (moment: string): string =>
  `Debía terminar ${moment}. Nada lo confirma, así que cuente con que sigue cerrada.`;
export const acres = (n: string): string => `${n} acres.`;
export const contained = (percent: number): string => `${percent} % contenido.`;
export const mapped = (moment: string, age: string): string =>
  `Trazado ${moment} (${age}). Puede haber crecido desde entonces.`;
export const mappedUnknown = 'No se sabe cuándo se trazó. Puede haber crecido desde entonces.';
export const from = (source: string): string => `Fuente: ${source}.`;
export const showOnMap = 'Ver en el mapa';
export const officialPage = 'Página oficial';

export const sources = 'Fuentes y su antigüedad';
export const noSources = 'No hay ninguna fuente en vivo conectada. Consulte el sitio web de su condado.';
export const current = (age: string): string => `Funciona. Última respuesta completa ${age}.`;
export const stale = (age: string): string =>
  `En duda. Última respuesta completa ${age}. Lo que informó entonces sigue contando.`;
export const unavailable = (age: string): string =>
  `No responde. Última respuesta completa ${age}. Lo que informó entonces sigue contando.`;
export const sheltersInDoubt = (age: string): string =>
  `En duda. Última respuesta completa ${age}. Puede que algún refugio haya cerrado desde entonces.`;
export const sheltersUnavailable = (age: string): string =>
  `No responde. Última respuesta completa ${age}. Puede que algún refugio haya cerrado desde entonces.`;
export const neverAnswered = 'No responde. Todavía no hay ninguna respuesta completa.';

export const justNow = 'ahora mismo';
export const minutesAgo = (n: number): string => `hace ${n} min`;
export const hoursAgo = (n: number): string => (n === 1 ? 'hace 1 hora' : `hace ${n} horas`);
export const daysAgo = (n: number): string => (n === 1 ? 'hace 1 día' : `hace ${n} días`);

export const legend = 'Leyenda';
export const legendOrder = 'Orden de evacuación';
export const legendWarning = 'Advertencia de evacuación';
export const legendOther = 'Otra zona';
export const legendFire = 'Incendio, según el último trazado';
export const legendClosure = 'Vía o rampa cerrada';
export const legendLanes = 'Carriles cerrados o paso alternado';
export const legendRedFlag = 'Advertencia de bandera roja';
export const legendShelter = 'Refugio, abierto según la lista';
export const legendHome = 'Mi vivienda';
export const legendHotel = 'Mi hotel';
export const legendWatched = 'Lugar que vigilo';
