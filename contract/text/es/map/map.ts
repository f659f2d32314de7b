/** Every map. */
export const openStreetMap = (link: string) => `© colaboradores de ${link}`;
export const countyOutlines = 'Contornos de los condados: US Census Bureau';
