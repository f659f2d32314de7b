export const atMostFive = 'You can watch up to 5 places. Remove one to add another.';
export const chooseFromList =
  'We couldn’t find this address on the map. Choose one from the list, with a street or a ZIP code.';
export const noSuchPlace = 'You don’t watch this place anymore. Reload the page.';
