/** What frames the Privacy Policy, the Terms of Service and "What we pay". */
export const privacyPolicy = 'Política de privacidad';
export const termsOfService = 'Términos del servicio';
export const lastUpdated = '18 de septiembre de 2025';
export const lastUpdatedLabel = 'Última actualización:';
/** At the top of a translation. The English document needs none. */
export const courtesyTranslation =
  'Esta es una traducción de cortesía. El texto en inglés es el que tiene validez legal.';
export const contents = 'Contenido';
export const linkToSection = 'Enlace a la sección';
/** Name of a table's first column, for screen readers. */
export const firstColumn = 'Qué';
export const plainWords = 'En palabras sencillas';
export const summaryNote =
  'Este resumen le ayuda a leer. Lo que vale es el texto completo, en su versión en inglés.';
export const whatWePayTitle = 'Qué pagamos, cuándo y a quién';
export const whatWePayIntro =
  'Las reglas del dinero de emergencia y de las habitaciones de hotel, en palabras sencillas. Son iguales para todos.';
