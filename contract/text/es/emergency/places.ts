export const loading = 'Cargando sus lugares…';
export const notLoaded = 'No pudimos cargar sus lugares';
export const homes = 'Mis viviendas';
export const noHome = 'Usted todavía no agregó una vivienda.';
export const addHome = 'Agregue su vivienda';
export const notPlaced = 'Todavía no sabemos dónde está esta vivienda en el mapa.';
export const placeHome = 'Ubique su vivienda en el mapa';
export const hotel = 'Mi hotel';
export const watched = 'Lugares que vigilo';
export const watchedIntro =
  'Vigile hasta 5 lugares: sus padres, una escuela, su trabajo. Le avisamos cuando una orden o advertencia oficial cubre uno, y cuando termina.';
export const noServices =
  'Solo alertas. En un lugar que usted vigila no empieza ningún servicio: ni hotel, ni dinero, ni concierge. Las personas allí necesitan su propia membresía.';
export const count = (n: number, most: number): string => `${n} de ${most} lugares`;
export const noneWatched = 'Usted todavía no vigila ningún lugar.';
export const full = 'Usted vigila 5 lugares. Quite uno para agregar otro.';
export const add = 'Vigilar un lugar';
export const alertSettings = 'Cambie cómo recibe estas alertas';

export const kinds = {
  parents: 'Padres',
  school: 'Escuela',
  work: 'Trabajo',
  other: 'Otro lugar',
};
export const kind = '¿Qué es?';
export const name = 'Nombre';
export const nameHint = 'Solo usted lo ve. Aparece en sus alertas, por ejemplo “Mamá y papá”.';
export const address = 'Dirección';
export const addressHint = 'Elija una dirección de la lista.';
export const pickAddress = 'Elija una dirección de la lista, para que podamos encontrarla en el mapa.';
export const save = 'Vigilar este lugar';
export const saved = 'Usted vigila este lugar';
export const error = 'No pudimos guardarlo';
export const remove = 'Dejar de vigilar';
export const removeTitle = (place: string): string => `¿Dejar de vigilar ${place}?`;
export const removeText = 'Borramos el lugar y sus alertas. Ya no le avisaremos de las órdenes de allí.';
export const removed = 'Usted ya no vigila este lugar';
export const showOnMap = 'Mostrar en el mapa';
export const roughly =
  'Solo conocemos su calle o código postal, así que puede que una zona que nombramos no llegue hasta él.';

export const status = {
  order: (zone: string, moment: string) => `Orden de evacuación: ${zone}, desde ${moment}.`,
  warning: (zone: string, moment: string) => `Advertencia de evacuación: ${zone}, desde ${moment}.`,
  noneListed:
    'Aquí no hay ninguna orden ni advertencia en la lista. Su condado puede anunciar una antes de que la veamos.',
  notFollowed:
    'No seguimos las zonas de evacuación de este estado, así que quizás no veamos órdenes allí. Inscríbase en las alertas del condado.',
  unseen: 'Ahora no podemos ver las zonas de evacuación. Siga las alertas del condado.',
};
export const underReview = 'Nuestro equipo está revisando esta zona.';
export const possible = 'Puede que la zona no llegue hasta él: conocemos el lugar solo de manera aproximada.';
export const from = (source: string): string => `Fuente: ${source}.`;

export const zoneTitle = 'Su zona de evacuación';
export const zone = (id: string): string => `Su zona es ${id}.`;
export const zoneNamed = (id: string, name: string): string => `Su zona es ${id} (${name}).`;
export const zoneSeen = (source: string, moment: string): string =>
  `De ${source}, vista en su lista por última vez ${moment}. Los condados cambian las zonas, así que confírmela con su condado.`;
export const zonePage = 'Página oficial de su zona';
export const noZone = {
  'not-published':
    'Ninguna fuente oficial ha publicado todavía una zona para su dirección. Pregunte a su condado cuál es su zona.',
  'no-place': 'Ubique su vivienda en el mapa, para que podamos buscar su zona.',
  'no-source': 'No hay ninguna fuente de zonas conectada. Pregunte a su condado cuál es su zona.',
};
