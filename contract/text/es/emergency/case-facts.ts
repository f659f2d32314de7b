/** What the concierge reads before the first call. */

type Count = (count: number) => string;
const of =
  (one: string, many: string): Count =>
  (count) =>
    `${count} ${count === 1 ? one : many}`;

export const home = (address: string) => `Vivienda: ${address}`;
export const said = {
  help: (names: string) => `Necesita ayuda: ${names}`,
  safe: (names: string) => `A salvo: ${names}`,
  left: (names: string) => `Ya salió: ${names}`,
};
export const order = (zone: string, source: string) => `Orden: ${zone} (${source})`;
export const cash = (statement: string) => `Dinero: ${statement}`;

// The room.
export const roomWaiting = 'Hotel: en la lista de espera';
export const roomLeft = 'Hotel: ya no está en la lista de espera';
export const room = (rooms: string, place: string, state: string) => `Hotel: ${rooms} en ${place} (${state})`;
export const roomStates = {
  held: 'reservado',
  'checked-in': 'ya se registró',
  released: 'liberado',
  over: 'estancia terminada',
};

// People.
export const noPeople = 'Personas: todavía no se agregó ninguna';
export const person = (fact: string) => `Persona: ${fact}`;
export const ages = {
  infant: 'bebé',
  child: 'menor',
  teen: 'adolescente',
  adult: 'persona adulta',
  'older-adult': 'persona mayor',
};
export const access = {
  'slow-walker': 'camina despacio',
  wheelchair: 'usa silla de ruedas',
  'bed-bound': 'no puede levantarse de la cama',
};
export const medical = {
  device: 'necesita electricidad para un aparato médico',
  cooling: 'necesita medicinas refrigeradas',
  oxygen: 'necesita oxígeno',
};
export const note = (note: string) => `Nota: ${note}`;

// Animals.
export const noAnimals = 'Animales: todavía no se agregó ninguno';
export const animals = (animals: string, transport: string) => `Animales: ${animals}, ${transport}.`;
export const species = {
  dog: of('perro', 'perros'),
  cat: of('gato', 'gatos'),
  bird: of('ave', 'aves'),
  fish: of('pez', 'peces'),
  reptile: of('reptil', 'reptiles'),
  'small-animal': of('animal pequeño', 'animales pequeños'),
  horse: of('caballo', 'caballos'),
  livestock: of('cabeza de ganado', 'cabezas de ganado'),
  other: of('otro animal', 'otros animales'),
};
export const transport = {
  trailer: { ready: 'con remolque listo', missing: 'sin remolque' },
  carrier: { ready: 'con transportadora lista', missing: 'sin transportadora' },
};

// The plan and contacts.
export const meetingNear = (place: string) => `Punto de encuentro cerca de casa: ${place}`;
export const meetingAway = (place: string) => `Punto de encuentro fuera del área: ${place}`;
export const waysOut = (routes: string) => `Salidas: ${routes}`;
export const seats = (seats: number) => `Asientos en sus vehículos: ${seats}`;
export const contact = (contact: string) => `Contacto de emergencia: ${contact}`;
export const outOfArea = 'fuera del área';
