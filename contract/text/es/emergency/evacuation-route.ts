/** The route out during an order: on the page, in emails and texts, and at the concierge desk. */

// What it is.
export const title = 'Su ruta';
export const version = (number: number, time: string) => `Ruta ${number}, ${time}`;
export const toHotel = (hotel: string, distance: string, time: string) =>
  `A ${hotel}: ${distance}, unos ${time} sin tráfico.`;
export const toClear = (distance: string, time: string) =>
  `Fuera de la zona de evacuación: ${distance}, unos ${time} sin tráfico.`;
export const thenHotel = (hotel: string) =>
  `${hotel} está fuera de nuestro mapa de caminos. Cuando esté fuera de la zona, use su app de mapas para el resto.`;
export const thenAsk =
  'Todavía no tiene habitación. Cuando esté fuera de la zona, vaya a un refugio o a un lugar de esta página.';
export const leavesAfter = (distance: string) =>
  `Usted sale de la zona de evacuación después de ${distance}.`;
export const minutes = (minutes: number) => `${minutes} min`;
export const hours = (hours: number, minutes: number) =>
  minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
export const arriveClear =
  'Está fuera de la zona de evacuación. Siga hasta su hotel, un refugio o su familia.';

// What it avoids.
export const avoidsTitle = 'Lo que evita';
export const avoids = {
  zone: (name: string | null) => (name === null ? 'Zona de evacuación' : `Zona de evacuación ${name}`),
  fire: (name: string) => `Incendio: ${name}`,
  closure: (road: string) => `Cerrado: ${road}`,
};
export const avoidsNothing =
  'No conocemos ningún incendio ni camino cerrado cerca de ella. Puede haber algunos que no conocemos.';
export const avoidsUnknown =
  'Ahora no podemos revisar todos los incendios y caminos cerrados. Puede haber algunos cerca.';

// No route, and what to do.
export const reasons = {
  'no-roads':
    'Siga las instrucciones de su condado y a los oficiales. No tenemos mapa de caminos aquí, por eso no podemos mostrarle una ruta revisada.',
  'home-off-map':
    'Siga las instrucciones de su condado y a los oficiales. Su casa está fuera de nuestro mapa de caminos, por eso no podemos mostrarle una ruta revisada.',
  'boxed-in':
    'Siga a los oficiales y las señales. Todas las calles de salida que conocemos están cerradas, en llamas o en la zona. Si no puede salir, llame al 911.',
  'hotel-in-danger':
    'No vaya a su hotel. Está dentro de una zona o de un incendio. Salga de la zona como indiquen los oficiales. Le estamos buscando otra habitación.',
  'not-verified':
    'Siga a los oficiales y las señales. Encontramos salidas, pero ninguna pasó nuestra revisión. Si no puede salir, llame al 911.',
  'in-fire':
    'Llame al 911. El mapa muestra fuego en su casa, por eso no podemos darle una ruta. Si puede salir, salga ahora.',
  unavailable:
    'Siga las instrucciones de su condado y a los oficiales. Ahora no podemos revisar rutas. Lo intentamos de nuevo cada minuto.',
  'no-place':
    'Siga las instrucciones de su condado y a los oficiales. Solo conocemos su casa de forma aproximada. Colóquela en el mapa y buscaremos una ruta.',
  computing: 'No espere. Salga ahora. Estamos revisando su ruta y aparecerá aquí en un minuto más o menos.',
};
export const beeline = (hotel: string, distance: string, heading: string) =>
  `${hotel} está a ${distance} hacia el ${heading}, medido en línea recta. Por camino es más lejos.`;
export const appMayNotKnow =
  'Es posible que una app de navegación no sepa de la orden, de los incendios ni de los caminos cerrados.';
export const knownClosures = 'Caminos cerrados que conocemos';
export const others = 'Puede haber otros caminos cerrados.';

// On the page.
export const followOfficers = 'Los oficiales y las señales van primero, aunque le manden por otro camino.';
export const stepsTitle = 'Pasos';
export const agesTitle = 'De cuándo es esta información';
export const checked = (time: string) => `Revisada ${time}.`;
export const alternativesTitle = 'Otras rutas revisadas';
export const alternative = (number: number, distance: string, time: string) =>
  `Ruta ${'ABC'[number] ?? ''}: ${distance}, unos ${time}`;
export const noAlternatives = 'No encontramos otra ruta que pasara nuestra revisión.';
export const picture = 'Mapa de las calles con su ruta. Los pasos están abajo.';
export const legend = {
  route: 'Su ruta',
  alternative: 'Otra ruta',
  zone: 'Zona de evacuación',
  fire: 'Incendio',
  closure: 'Camino cerrado',
  home: 'Casa',
  goal: 'Adónde lleva',
};
export const openGoogle = 'Abrir en Google Maps';
export const openApple = 'Abrir en Apple Maps';
export const appKept =
  'Pasamos lugares de esta ruta, así que la app debería seguirla. Si se desvía, siga los pasos de aquí.';
export const appNotKept =
  'La app puede elegir otras calles, también cerradas. Donde sean distintas, siga los pasos de aquí.';
export const print = 'Imprimir la ruta';
export const loading = 'Cargando su ruta';
export const notLoaded = 'No pudimos cargar su ruta. Siga las instrucciones de su condado y a los oficiales.';
export const retry = 'Intentar de nuevo';
export const savedRoute = (time: string) =>
  `Sin conexión. Esta ruta se guardó ${time}. Puede haber caminos cerrados desde entonces.`;
export const placePin = 'Colocar su casa';

// In a sentence, for the concierge.
export const fact = (version: number, words: string) => `Ruta ${version}: ${words}`;
export const streetList = (streets: string) => `Por ${streets}.`;
export const factReasons = {
  'in-fire': 'ninguna, el mapa muestra fuego en la casa',
  'no-way-in-our-data': 'ninguna, no conocemos una salida abierta',
  'no-road-data': 'ninguna, no tenemos mapa de caminos allí',
  unavailable: 'ninguna por ahora, no podemos revisar rutas',
};

// In emails, texts and the timeline.
export const causes = {
  first: 'Encontramos su ruta',
  hotel: 'Su ruta lleva a su nuevo hotel',
  home: 'Su ruta empieza en el nuevo lugar de su casa',
  zone: 'Una zona de evacuación ahora toca su ruta anterior. No la use.',
  fire: 'Un incendio ahora toca su ruta anterior. No la use.',
  closure: 'Se cerró un camino de su ruta anterior. No la use.',
  reopened: 'Ahora hay una salida que antes no podíamos usar.',
  roads: 'Ahora tenemos un mapa de caminos de su zona',
};
export const mailVersion = (number: number, time: string) => `Esta es la ruta ${number}, al ${time}.`;
export const lost = 'Por ahora no tenemos una ruta revisada para usted';
export const changed = 'Su ruta cambió';
