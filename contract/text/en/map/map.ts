/** Every map. */
export const openStreetMap = (link: string) => `© ${link} contributors`;
export const countyOutlines = 'County outlines: US Census Bureau';
