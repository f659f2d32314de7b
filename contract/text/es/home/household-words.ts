/** Words for the people and animals of a household, for its page and for the plan card. */

export const ages = {
  infant: 'Bebé (0-2)',
  child: 'Niño o niña (3-12)',
  teen: 'Adolescente (13-17)',
  adult: 'Adulto (18-64)',
  'older-adult': 'Adulto mayor (65 o más)',
};
export const agesShort = {
  infant: 'Bebé',
  child: 'Niño o niña',
  teen: 'Adolescente',
  adult: 'Adulto',
  'older-adult': 'Adulto mayor',
};
export const mobility = {
  none: 'Camina sin ayuda',
  'slow-walker': 'Camina despacio',
  wheelchair: 'Usa silla de ruedas',
  'bed-bound': 'No puede levantarse',
};
export const power = {
  device: 'Aparato que necesita electricidad',
  cooling: 'Medicina que necesita refrigeración',
  oxygen: 'Oxígeno',
};
export const species = {
  dog: ['Perro', 'Perros'],
  cat: ['Gato', 'Gatos'],
  bird: ['Ave', 'Aves'],
  fish: ['Pez', 'Peces'],
  reptile: ['Reptil', 'Reptiles'],
  'small-animal': ['Animal pequeño', 'Animales pequeños'],
  horse: ['Caballo', 'Caballos'],
  livestock: ['Ganado', 'Ganado'],
  other: ['Otro animal', 'Otros animales'],
} satisfies Record<string, [one: string, many: string]>;
export const count = {
  dog: (n: number) => `${n} ${n === 1 ? 'perro' : 'perros'}`,
  cat: (n: number) => `${n} ${n === 1 ? 'gato' : 'gatos'}`,
  bird: (n: number) => `${n} ${n === 1 ? 'ave' : 'aves'}`,
  fish: (n: number) => `${n} ${n === 1 ? 'pez' : 'peces'}`,
  reptile: (n: number) => `${n} ${n === 1 ? 'reptil' : 'reptiles'}`,
  'small-animal': (n: number) => `${n} ${n === 1 ? 'animal pequeño' : 'animales pequeños'}`,
  horse: (n: number) => `${n} ${n === 1 ? 'caballo' : 'caballos'}`,
  livestock: (n: number) => `${n} de ganado`,
  other: (n: number) => `${n} ${n === 1 ? 'otro animal' : 'otros animales'}`,
};
export const trailer = 'Remolque';
export const carrier = 'Transportadora';
export const transportReady = (transport: string) => `${transport}: sí hay`;
export const transportNotReady = (transport: string) => `${transport}: falta`;
export const roles = {
  owner: 'Titular',
  member: 'Miembro',
  viewer: 'Observador',
};
export const roleMeans = {
  member: 'Puede ver y editar todo lo de la casa.',
  viewer: 'Puede ver todo lo de la casa, sin editarlo.',
};
