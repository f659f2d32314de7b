/** Names of ratings, hazards, disasters and partners. */

/** FEMA's own ratings. */
export const ratings = {
  'Very High': 'Very High',
  'Relatively High': 'Relatively High',
  'Relatively Moderate': 'Relatively Moderate',
  'Relatively Low': 'Relatively Low',
  'Very Low': 'Very Low',
  'No Rating': 'No Rating',
  'Not Applicable': 'Not Applicable',
  'Insufficient Data': 'Insufficient Data',
};
export const levels = {
  'Very High Risk': 'Very High Risk',
  'High Risk': 'High Risk',
  'Relatively High Risk': 'Relatively High Risk',
  'Relatively Moderate Risk': 'Relatively Moderate Risk',
};
/** The rating of an area's risk level: "Relatively High" of "Relatively High Risk". */
export const levelRatings = {
  'Very High Risk': 'Very High',
  'High Risk': 'High',
  'Relatively High Risk': 'Relatively High',
  'Relatively Moderate Risk': 'Relatively Moderate',
};
export const hazards = {
  wildfire: 'Wildfire',
  earthquake: 'Earthquake',
  flood: 'Flood',
  coastalFlood: 'Coastal flood',
  landslide: 'Landslide',
  hurricane: 'Hurricane',
};
export const severities = {
  minor: 'Minor',
  moderate: 'Moderate',
  major: 'Major',
  severe: 'Severe',
  catastrophic: 'Catastrophic',
};
export const partnerTypes = {
  hotel: 'Hotel',
  pet_boarding: 'Pet boarding',
  emergency_services: 'Emergency services',
  medical: 'Medical',
  emergency_shelter: 'Emergency shelter',
  transportation: 'Transportation',
  veterinary: 'Veterinary',
  emergency_supplies: 'Emergency supplies',
  food_services: 'Food services',
  contractor: 'Contractor',
  moving: 'Moving',
  child_care: 'Child care',
  tutoring: 'Tutoring',
  architect: 'Architect',
  insurance: 'Insurance help',
  travel: 'Travel',
  storage: 'Storage',
};
export const networkStatuses = { preferred: 'Preferred', in_network: 'In network', partner: 'Partner' };
export const availabilities = { available: 'Available', limited: 'Limited', unavailable: 'Unavailable' };
