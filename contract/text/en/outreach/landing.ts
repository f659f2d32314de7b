/** The landing page's first screen. */
export const season = 'California Fire Season Active';
export const title = 'When the order comes, you already have a place to go.';
export const intro = (brand: string) =>
  `${brand} is a membership for California homes. When an official Evacuation Order covers your home, we send emergency cash to your card, and your concierge is there until you’re safe. With Plus and Premium, we book your hotel, too.`;
export const homeAddress = 'Your home address';
export const addressPlaceholder = 'Street, city or ZIP code';
export const checkEligibility = 'Check Eligibility';
export const hotelPreBooked = 'Hotel Pre-Booked';
export const cashReady = 'Cash Ready';
export const concierge = (hours: string) => `Concierge ${hours}`;
export const seeRisk = 'See the risk where you live';
