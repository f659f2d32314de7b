/** The three plans as pages present them. */
export const title = 'Protection plans';
export const intro =
  'Cash and nights are for each declared event. Cancel anytime; your plan runs to the end of its period. Reserving a spot is free.';
export const mostPopular = 'Most Popular';
export const perMonth = '/mo';
export const cashPerEvent = 'Cash per event';
export const hotelPerEvent = 'Hotel per event';
export const reserve = 'Reserve My Spot';
export const notIncluded = 'Not included';
export const upToNights = (nights: number) => `Up to ${nights} nights`;
export const everythingInCore = 'Everything in Core';
export const everythingInPlus = 'Everything in Plus';
export const plusMore = (included: string) => `${included}, and`;
export const conciergeDuring = (hours: string) => `Concierge support, ${hours}`;
export const items = {
  vault: 'Digital home vault',
  alerts: 'Alerts and seasonal tips',
  routes: 'Evacuation route planning',
  concierge: 'Concierge support',
  hotel3: 'Guaranteed hotel up to 3 nights',
  cash1000: '$1,000 emergency cash',
  advisor: 'Home advisor',
  dispatch: 'Contractor/vendor dispatch',
  claim: 'Insurance claim prep',
  cash2500: '$2,500 emergency cash',
  hotel7: 'Guaranteed hotel up to 7 nights',
  medical: 'Tailored medical supplies',
};
