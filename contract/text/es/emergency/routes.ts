/** Routes out of an evacuation zone: steps, outcomes and how old our information is. */

export const compass = {
  north: 'norte',
  northeast: 'noreste',
  east: 'este',
  southeast: 'sureste',
  south: 'sur',
  southwest: 'suroeste',
  west: 'oeste',
  northwest: 'noroeste',
};

// Steps.
export const depart = (heading: string, street: string | null) =>
  street === null ? `Maneje hacia el ${heading}` : `Maneje hacia el ${heading} por ${street}`;
export const turn = {
  continue: (street: string) => `Continúe por ${street}`,
  'bear-left': (street: string) => `Manténgase a la izquierda hacia ${street}`,
  left: (street: string) => `Gire a la izquierda hacia ${street}`,
  'sharp-left': (street: string) => `Gire cerrado a la izquierda hacia ${street}`,
  'bear-right': (street: string) => `Manténgase a la derecha hacia ${street}`,
  right: (street: string) => `Gire a la derecha hacia ${street}`,
  'sharp-right': (street: string) => `Gire cerrado a la derecha hacia ${street}`,
  'turn-back': (street: string) => `Dé vuelta en U hacia ${street}`,
};
export const ramp = 'la rampa';
export const road = 'la vía';
export const leaveZone = 'Aquí sale de la zona de evacuación';
export const arrive = 'Ha llegado';
export const feet = (feet: number) => `${feet} pies`;
export const miles = (miles: string) => `${miles} mi`;

// What we found.
export const outcomes = {
  verified:
    'Tome esta ruta. Sale de la zona de evacuación y evita todos los incendios y caminos cerrados que conocemos.',
  'verified-goes-deeper-first':
    'Tome esta ruta. Primero se adentra más en la zona de evacuación, porque no conocemos otra salida.',
  'in-fire': 'Llame al 911. El mapa muestra fuego donde usted está, por eso no podemos darle una ruta.',
  'no-way-in-our-data':
    'Siga a los oficiales y las señales. No conocemos una ruta segura a su hotel. Si no puede salir, llame al 911.',
  'no-road-data':
    'Siga las instrucciones de su condado. No tenemos mapa de caminos de esta zona. Es posible que una app de navegación no sepa de la orden.',
  unavailable:
    'Siga las instrucciones de su condado. Ahora no podemos revisar rutas. Es posible que una app de navegación no sepa de la orden.',
};

// How old our information is. What isn't listed as closed may still be closed.
export const asOf = {
  roads: (time: string) => `Mapa de caminos al ${time}.`,
  zones: (time: string) => `Zonas de evacuación al ${time}.`,
  fires: (time: string) => `Incendios al ${time}. Pueden haber crecido desde entonces.`,
  closures: (time: string) => `Caminos cerrados al ${time}. Puede haber otros cerrados.`,
};
export const lastHeard = {
  roads: (time: string) => `Nuestro mapa de caminos es antiguo: ${time}. Los caminos pueden haber cambiado.`,
  zones: (time: string) =>
    `No podemos actualizar las zonas de evacuación. La última actualización fue ${time}.`,
  fires: (time: string) =>
    `No podemos actualizar los incendios. La última actualización fue ${time}. Pueden haber crecido desde entonces.`,
  closures: (time: string) =>
    `No podemos actualizar los caminos cerrados. La última actualización fue ${time}. Puede haber otros cerrados.`,
};
export const neverHeard = {
  roads: 'No sabemos de cuándo es nuestro mapa de caminos.',
  zones: 'No pudimos revisar las zonas de evacuación.',
  fires: 'No pudimos revisar si hay incendios.',
  closures: 'No pudimos revisar si hay caminos cerrados.',
};
export const notConfigured = {
  roads: 'No tenemos mapa de caminos.',
  zones: 'No tenemos una fuente de zonas de evacuación.',
  fires: 'No tenemos una fuente de incendios.',
  closures: 'No tenemos una fuente de caminos cerrados. Cualquier camino puede estar cerrado.',
};
export const followOfficers = 'Siga a los oficiales y las señales antes que esta ruta.';
export const mapCredit = '© colaboradores de OpenStreetMap';

// Ways out, in advance.
export const twoWays = (first: string, second: string) =>
  `Hay dos salidas de su vecindario: una hacia el ${first} y otra hacia el ${second}. Maneje ambas una vez.`;
export const twoWaysAlike = (heading: string) =>
  `Hay dos salidas de su vecindario, ambas hacia el ${heading}. Salga temprano, porque pueden cerrarse juntas.`;
export const oneWay = (streets: string) =>
  `Salga temprano. Todas las salidas de su vecindario usan ${streets}, y sus vecinos también.`;
export const noWays =
  'No encontramos ninguna salida en nuestro mapa de caminos. Pregunte a su condado qué caminos usar.';
export const unnamedStreet = 'una calle sin nombre';
export const dataEndsNear =
  'Nuestro mapa de caminos termina cerca de su casa, así que puede haber otras salidas.';
