export const atMostFive = 'Puede vigilar hasta 5 lugares. Quite uno para agregar otro.';
export const chooseFromList =
  'No encontramos esta dirección en el mapa. Elija una de la lista, con calle o código postal.';
export const noSuchPlace = 'Usted ya no vigila este lugar. Vuelva a cargar la página.';
