/** Where a home is on the map, how exactly we know it, and placing its pin. */

// How exactly we know it.
export const precision = {
  none: 'Todavía no está en el mapa',
  exact: 'Exacta',
  zip: 'Solo el código postal',
  unmeasured: 'Marcador sin medir',
  street: 'Solo la calle',
  halfMile: 'A media milla, más o menos',
  within: (feet: string) => `A unos ${feet} pies`,
};
export const checkPin = (precision: string) => `${precision}: revise el marcador`;
export const placePinHint = (precision: string) => `${precision}: coloque el marcador`;
export const feet = (feet: number) => `${feet} pies`;
export const miles = (miles: string) => `${miles} mi`;
export const unknown = 'Todavía no sabemos dónde está esta casa. Coloque el marcador.';
export const zipOnly =
  'Conocemos el código postal, no la calle. Si hay una orden cerca le avisaremos, pero nuestro equipo revisa el hotel y el dinero antes de que empiecen. Coloque el marcador sobre su techo.';
export const rooftop =
  'Encontramos el techo de esta dirección. Los servicios pueden empezar automáticamente.';
export const unmeasuredPin =
  'Usted colocó este marcador antes de que midiéramos su exactitud. Los servicios pueden empezar automáticamente. Abra el mapa y guarde el marcador otra vez para confirmarlo.';
export const measuredPin =
  'Usted colocó este marcador con su calle a la vista. Los servicios pueden empezar automáticamente.';
export const streetOnly =
  'Conocemos la calle, no la casa. Si hay una orden cerca le avisaremos, pero nuestro equipo revisa el hotel y el dinero antes de que empiecen. Coloque el marcador sobre su techo.';
export const disputed =
  'El marcador y la dirección que buscamos no coinciden. Si hay una orden cerca le avisaremos, pero nuestro equipo revisa el hotel y el dinero antes de que empiecen. Revise la dirección y el marcador.';
export const placedBlind =
  'Usted colocó este marcador sin ver las calles. Si hay una orden cerca le avisaremos, pero nuestro equipo revisa el hotel y el dinero antes de que empiecen. Colóquelo otra vez donde el mapa muestre su calle, o use su ubicación cuando esté en casa.';
export const fromZip = (distance: string) =>
  `El marcador está a ${distance} del centro de su código postal. No pudimos buscar la calle.`;
export const fromAddress = (distance: string) =>
  `El marcador está a ${distance} de la dirección que buscamos.`;

// The dialog.
export const placeTitle = 'Coloque su casa en el mapa';
export const placeText =
  'Acerque el mapa a su calle y toque su techo o arrastre el marcador hasta él. Con un marcador exacto, el hotel y el dinero empiezan automáticamente. Si no, nuestro equipo los revisa primero.';
export const guess = {
  zip: 'El marcador está en el centro de su código postal, no sobre su casa. Toque el mapa, arrastre el marcador, use su ubicación o escriba las coordenadas. Luego guárdelo.',
  street:
    'El marcador está en su calle, no sobre su casa. Toque el mapa, arrastre el marcador, use su ubicación o escriba las coordenadas. Luego guárdelo.',
  none: 'Todavía no sabemos dónde está esta casa. Toque el mapa, arrastre el marcador, use su ubicación o escriba las coordenadas. Luego guárdelo.',
};
export const precisionLabel = 'Exactitud:';
export const pinAt = (lat: string, lng: string) => `Marcador en ${lat}, ${lng}`;
export const useMyLocation = 'Usar mi ubicación';
export const aerialView = 'Vista aérea';
export const enterCoordinates = 'Escribir coordenadas';
export const latitude = 'Latitud';
export const longitude = 'Longitud';
export const westIsNegative = 'El oeste es negativo.';
export const enterNumber = (example: string) => `Escriba un número, como ${example}`;
export const savePin = 'Guardar marcador';
export const saving = 'Guardando...';
export const moveFirst = 'Primero mueva el marcador a su techo.';
export const pinSaved = 'Marcador guardado';
export const savedExact = (precision: string) =>
  `Exactitud: ${precision}. Los servicios pueden empezar automáticamente.`;
export const savedForReview = (precision: string) =>
  `Exactitud: ${precision}. Nuestro equipo revisa el hotel y el dinero antes de que empiecen.`;
export const error = 'Error';
export const notSaved = 'No se pudo guardar la información de la casa.';
export const farTitle = (distance: string) => `El marcador está a ${distance}`;
export const farFromAddress = (address: string) =>
  `Está lejos de la dirección que buscamos para ${address}. Si lo guarda, nuestro equipo revisa el hotel y el dinero antes de que empiecen.`;
export const farFromBefore = (address: string) =>
  `Está lejos de donde teníamos ${address}. Las órdenes se comparan con el marcador: guárdelo solo si la casa está ahí.`;
export const saveThere = 'Guardarlo ahí';
export const lookAgain = 'Volver';

// The map.
export const mapTitle = 'Mapa para colocar su casa';
export const loadingMap = 'Cargando el mapa';
export const pinLabel = 'Marcador de su casa';
export const mapKeys =
  'Las flechas mueven el marcador; con Mayús, más lejos. Toque el mapa para ponerlo ahí. Si el mapa muestra más que su calle, el primer toque o tecla lo acerca. Más y menos acercan y alejan.';
export const tapToZoom = 'Toque cerca de su casa para acercar la calle.';
export const zoomedIn = 'Más cerca. Ahora toque su techo.';
export const noStreets =
  'Ahora no podemos cargar las calles, así que un marcador puesto aquí es aproximado. Use su ubicación cuando esté en casa o inténtelo más tarde.';
export const cannotDraw =
  'Este navegador no puede mostrar el mapa, así que un marcador escrito es aproximado. Para uno exacto use su ubicación cuando esté en casa, o escriba las coordenadas.';
export const mapNotLoaded = 'El mapa no se cargó. Puede escribir las coordenadas abajo.';

// The device's location.
export const locationRefused = 'Su navegador no compartió su ubicación. Coloque el marcador en el mapa.';
export const deviceVague = (feet: string) =>
  `Su dispositivo conoce su ubicación solo a unos ${feet} pies. Mueva el marcador sobre su techo.`;
export const deviceFound = (feet: string) =>
  `Ubicación encontrada a unos ${feet} pies. Guárdela solo si está en casa.`;
