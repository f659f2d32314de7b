/** What's wrong with a question to the risk map. */
export const latitude = 'La latitud va de -90 a 90';
export const longitude = 'La longitud va de -180 a 180';
export const westernState = 'Use las dos letras de un estado del Oeste, como CA';
export const enterPlace = 'Escriba una ciudad o un código postal';
export const noStreetNumber =
  'No incluya el número de la calle. Un enlace solo acepta una ciudad con su estado, o un código postal.';
export const enterAddress = 'Escriba su dirección';
