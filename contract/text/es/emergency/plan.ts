/** The evacuation plan card, on screen, on paper and offline. */

// The page.
export const title = 'Plan de evacuación';
export const loading = 'Cargando su plan';
export const print = 'Imprimir';
export const edit = 'Editar';
export const noHome = 'Agregue su vivienda para hacer un plan';
export const noHomeText =
  'Primero agregue su vivienda. Luego agregue quién vive ahí, dónde se encontrarán y a quién llamarán. Toma diez minutos.';
export const noConnection = 'Sin conexión';
export const savedCopy = 'Este es el plan guardado en este dispositivo. No incluye cambios posteriores.';
export const saved = (at: string) => `Guardado el ${at}`;
export const notLoaded = 'No pudimos cargar su plan';
export const notLoadedSafe = 'Su plan está guardado.';
export const notAddedYet = <T>(link: (words: string) => T) => ['Todavía no se agregó. ', link('Agregar')];

// Offline.
export const offline = 'Sin conexión.';
export const openSaved = 'Abrir su plan guardado';
export const keepCopy = 'Guardar mi plan en este dispositivo';
export const keepCopyHint =
  'Se abre sin conexión. Incluye nombres y teléfonos, así que apáguelo en un dispositivo compartido. Al cerrar la sesión se borra.';
export const copyKept = 'Plan guardado en este dispositivo';
export const copyRemoved = 'Plan borrado de este dispositivo';

// Ways out and meeting places.
export const waysOut = 'Salidas';
export const routes = 'Rutas';
export const meet = 'Puntos de encuentro';
export const nearHome = 'Cerca de casa';
export const outOfArea = 'Fuera del área';

// What alerts mean.
export const alertsMean = 'Qué significan las alertas';
export const means = {
  order: 'Hay peligro de muerte ahora. Salga de inmediato. El área está cerrada por ley.',
  warning:
    'Puede haber peligro de muerte pronto. Salga ahora si necesita más tiempo o tiene animales que trasladar.',
  shelter: 'Quédese adentro. Cierre con llave puertas y ventanas hasta que las autoridades digan más.',
};

// Who to call.
export const call = 'Llamar';
export const lifeInDanger = 'Peligro de muerte';
export const insuranceAndHelp = 'Seguro y ayuda';
export const claimLine = 'Línea de reclamos de la aseguradora';
export const concierge = (brand: string, hours: string) => `Concierge de ${brand}, ${hours}`;
export const insurance = {
  homeowners: 'Propietarios',
  renters: 'Inquilinos',
  condo: 'Condominio',
  flood: 'Inundación',
  earthquake: 'Terremoto',
  other: 'Seguro',
};

// People, animals and the house.
export const people = 'Personas';
export const shortOfSeats = (people: number, seats: number) =>
  `${people} personas y ${seats} ${seats === 1 ? 'asiento' : 'asientos'}. Consiga ahora transporte para los demás.`;
export const animals = 'Animales';
export const beforeYouGo = 'Antes de salir';
export const ifTime = 'Solo si hay tiempo. Primero las personas.';
export const goBag = 'Mochila de emergencia';
export const gas = 'Cierre de gas';
export const water = 'Cierre de agua';
export const power = 'Corte de luz';
export const neighbors = 'Vecinos a quienes avisar';
