/** What people accept when they join, and again after a change. */
export const read = (document: string) => `Leer: ${document}`;
export const changed = 'Nuestros términos cambiaron';
export const changedDetail =
  'Léalos y acéptelos. Hasta entonces se aplican los términos que aceptó antes. Su membresía continúa, y puede hacerlo más tarde.';
export const notSaved = 'No se guardó';
export const notNow = 'Ahora no';
export const accept = 'Acepto';

/**
 * What a person accepts, by document. A new English text needs a new version in contract/core/agreements.ts; the
 * Spanish is a translation of it.
 */
export const statements = {
  terms: 'Acepto los Términos del servicio.',
  privacy: 'Acepto la Política de privacidad.',
  age: 'Tengo 18 años o más.',
  activation:
    'Cuando una orden de evacuación oficial cubre mi casa, mi hotel y mi dinero se activan automáticamente. Puedo desactivar esto en Configuración.',
};
export const termsOfService = 'Términos del servicio';
export const privacyPolicy = 'Política de privacidad';
