/** Every map. */
export const countyOutlines = 'County outlines: US Census Bureau';
