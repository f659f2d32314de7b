/** What’s wrong with something typed about an evacuation, an announcement or a hotel. */

// The evacuation page.
export const drillStep = 'Elija un paso';
export const nights = 'Escriba un número de noches';
export const wholeNights = 'Escriba un número entero de noches';
export const zeroNights = 'Escriba 0 noches o más';
export const mostNights = (most: number) =>
  `Podemos guardar una habitación hasta ${most} noches, con las de su plan`;
export const checkIn = 'Elija Salió, A salvo o Necesita ayuda';
export const whatYouSee = 'Díganos qué ve y qué le dijeron las autoridades';

// Announcements and drills of our team.
export const informationKind = 'Elija qué se anunció';
export const informationArea = 'Escriba el nombre del área como se anunció';
export const informationSource = 'Escriba qué autoridad o compañía lo anunció';
export const endAfterStart = 'Elija un fin posterior al inicio';
export const drillName = 'Escriba un nombre para el simulacro';

// Partner hotels.
export const state = 'Elija un estado';
export const hotelName = 'Escriba el nombre del hotel';
export const street = 'Escriba la dirección';
export const streetNumber = 'Escriba la calle y el número. Los huéspedes llegan de noche';
export const city = 'Escriba la ciudad';
export const stars = 'Escriba las estrellas del hotel';
export const wholeStars = 'Escriba un número entero de estrellas';
export const starRange = 'Escriba de 1 a 5 estrellas';
export const frontDesk = 'Escriba el teléfono de la recepción';
export const roomKind = 'Elija estándar o accesible';
export const sleeps = 'Escriba cuántas personas caben en una habitación';
export const wholeNumber = 'Escriba un número entero';
export const peopleRange = 'Escriba de 1 a 12 personas';
export const price = 'Escriba un precio';
export const wholeCents = 'Escriba centavos enteros';
export const priceZero = 'Escriba un precio de 0 o más';
export const priceMost = 'Escriba un precio de $10,000 o menos';
export const firstNight = 'Elija la primera noche';
export const lastNight = 'Elija la última noche';
export const rooms = 'Escriba un número de habitaciones';
export const wholeRooms = 'Escriba un número entero de habitaciones';
export const zeroRooms = 'Escriba 0 habitaciones o más';
export const mostRooms = 'Escriba 5,000 habitaciones o menos';
export const lastAfterFirst = 'Elija una última noche posterior a la primera';
export const nightsAtMost = (most: number) => `Elija ${most} noches o menos`;

// The kinds of partner rooms.
export const roomKinds = { standard: 'Estándar', accessible: 'Accesible' };
