/** Every map. */
export const countyOutlines = 'Contornos de los condados: US Census Bureau';
