/** What the risk map's lookup says, and the sources of its figures. */
export const near = (town: string) => `Cerca de ${town}`;
export const placeNotFound =
  'No encontramos este lugar. Pruebe con un código postal de cinco dígitos, o con una ciudad y su estado, como Paradise, CA.';
export const placeGuess = (guess: string) =>
  `No encontramos este lugar. ¿Quiso decir ${guess}? Pruebe con un código postal de cinco dígitos, o con una ciudad y su estado, como Paradise, CA.`;
export const addressNotFound =
  'No encontramos esta dirección. Agregue la ciudad y el estado, o el código postal de cinco dígitos.';
export const addressGuess = (guess: string) =>
  `No encontramos esta dirección. ¿Quiso decir ${guess}? Agregue la ciudad y el estado, o el código postal de cinco dígitos.`;
export const outside =
  'Este punto está fuera de los condados de Estados Unidos. Elija un lugar en tierra o escriba una dirección.';

// Sources. FEMA requires its statement wherever its figures are shown.
export const femaLine = (cited: string) => `Índice Nacional de Riesgo de FEMA ${cited}; sin el aval de FEMA`;
export const femaDisclaimer = (cited: string) =>
  `Las cifras de los condados son del Índice Nacional de Riesgo ${cited}, publicado por la Agencia Federal para el Manejo de Emergencias (FEMA). ` +
  'Este producto no tiene el aval de FEMA, y FEMA no puede responder por cifras ni conclusiones tomadas de sus datos ' +
  'después de que salen de su sitio web. Un puntaje es el lugar entre todos los condados de Estados Unidos, de 0 a 100: ' +
  'compara condados y no dice nada seguro sobre una casa en particular.';
export const disasters = {
  name: 'Registros públicos de cada desastre',
  line: 'CAL FIRE, USGS e informes publicados, indicados con cada evento',
  disclaimer:
    'Las cifras son las que dan las fuentes indicadas con cada evento. Los informes difieren, y una cifra que no se informó ' +
    'se deja en blanco. La gravedad es nuestra propia escala, según lo peor entre muertes, daños, personas evacuadas y acres quemados. ' +
    'Las distancias son hasta el punto donde empezó el evento o hasta el pueblo afectado.',
};
export const partnersName = (brand: string) => `Red de apoyo de ${brand}`;
export const partnersLine = (brand: string) =>
  `Red de apoyo de ${brand}; los socios marcados como ejemplos no son negocios reales`;
export const partnersDisclaimer =
  'Los socios marcados como ejemplos muestran cómo es la red. Sus nombres, teléfonos y cifras son inventados.';
