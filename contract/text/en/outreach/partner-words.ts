/** Names of kinds, states and documents of partners. */
export const kinds = {
  hotel: 'Hotel',
  kennel: 'Pet boarding',
  vet: 'Veterinarian',
  contractor: 'Contractor',
  mover: 'Mover',
  'child-care': 'Child care',
  tutor: 'Tutor',
  driver: 'Driver',
  meals: 'Meals',
  'medical-supplier': 'Medical supplier',
  architect: 'Architect',
  'insurance-rep': 'Insurance representative',
  'travel-desk': 'Travel desk',
  storage: 'Storage',
  supplier: 'Supplier',
  shelter: 'Shelter',
  responder: 'Emergency services',
};
export const states = {
  candidate: 'Candidate',
  active: 'Active',
  paused: 'Paused',
  blocked: 'Blocked',
  ended: 'Ended',
};
export const yes = 'yes';
export const no = 'no';
