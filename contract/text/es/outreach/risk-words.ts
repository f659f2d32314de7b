/** Names of ratings, hazards, disasters and partners. */

/** FEMA's own ratings. */
export const ratings = {
  'Very High': 'Muy alto',
  'Relatively High': 'Relativamente alto',
  'Relatively Moderate': 'Relativamente moderado',
  'Relatively Low': 'Relativamente bajo',
  'Very Low': 'Muy bajo',
  'No Rating': 'Sin calificación',
  'Not Applicable': 'No aplica',
  'Insufficient Data': 'Datos insuficientes',
};
export const levels = {
  'Very High Risk': 'Riesgo muy alto',
  'High Risk': 'Riesgo alto',
  'Relatively High Risk': 'Riesgo relativamente alto',
  'Relatively Moderate Risk': 'Riesgo relativamente moderado',
};
/** The rating of an area's risk level: "Relatively High" of "Relatively High Risk". */
export const levelRatings = {
  'Very High Risk': 'Muy alto',
  'High Risk': 'Alto',
  'Relatively High Risk': 'Relativamente alto',
  'Relatively Moderate Risk': 'Relativamente moderado',
};
export const hazards = {
  wildfire: 'Incendio forestal',
  earthquake: 'Terremoto',
  flood: 'Inundación',
  coastalFlood: 'Inundación costera',
  landslide: 'Deslizamiento de tierra',
  hurricane: 'Huracán',
};
export const severities = {
  minor: 'Menor',
  moderate: 'Moderada',
  major: 'Mayor',
  severe: 'Grave',
  catastrophic: 'Catastrófica',
};
export const partnerTypes = {
  hotel: 'Hotel',
  pet_boarding: 'Hospedaje de mascotas',
  emergency_services: 'Servicios de emergencia',
  medical: 'Atención médica',
  emergency_shelter: 'Refugio de emergencia',
  transportation: 'Transporte',
  veterinary: 'Veterinaria',
  emergency_supplies: 'Suministros de emergencia',
  food_services: 'Servicios de comida',
  contractor: 'Contratista',
  moving: 'Mudanzas',
  child_care: 'Cuidado infantil',
  tutoring: 'Tutoría',
  architect: 'Arquitecto',
  insurance: 'Ayuda con el seguro',
  travel: 'Viajes',
  storage: 'Almacenamiento',
};
export const networkStatuses = { preferred: 'Preferido', in_network: 'En la red', partner: 'Socio' };
export const availabilities = { available: 'Disponible', limited: 'Limitado', unavailable: 'No disponible' };
