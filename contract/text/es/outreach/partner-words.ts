/** Names of kinds, states and documents of partners. */
export const kinds = {
  hotel: 'Hotel',
  kennel: 'Hospedaje de mascotas',
  vet: 'Veterinario',
  contractor: 'Contratista',
  mover: 'Mudanzas',
  'child-care': 'Cuidado infantil',
  tutor: 'Tutor',
  driver: 'Chofer',
  meals: 'Comidas',
  'medical-supplier': 'Proveedor médico',
  architect: 'Arquitecto',
  'insurance-rep': 'Representante de seguros',
  'travel-desk': 'Agencia de viajes',
  storage: 'Almacenamiento',
  supplier: 'Proveedor',
  shelter: 'Refugio',
  responder: 'Servicios de emergencia',
};
export const states = {
  candidate: 'Candidato',
  active: 'Activo',
  paused: 'En pausa',
  blocked: 'Bloqueado',
  ended: 'Terminado',
};
export const yes = 'sí';
export const no = 'no';
